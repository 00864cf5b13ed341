// The moon, the wormhole and the nine characters.
const phobos = `<svg viewBox="0 0 120 110" aria-hidden="true"><path d="M22 26C40 4 78 4 98 20s20 44 4 64-54 24-78 10S6 46 22 26z" fill="#8b8378"/><path d="M22 26C40 4 78 4 98 20c8 7 13 17 14 28C100 30 70 22 46 34S16 74 24 94C2 80 6 46 22 26z" fill="#b3a999" opacity=".75"/><g fill="#5f584f"><ellipse cx="42" cy="26" rx="9" ry="6"/><ellipse cx="88" cy="36" rx="7" ry="6"/><ellipse cx="96" cy="70" rx="8" ry="10"/><ellipse cx="30" cy="84" rx="6" ry="5"/><ellipse cx="66" cy="96" rx="8" ry="4"/></g><path d="M16 62q30-14 60-6M20 72q30-10 50-4" stroke="#6e665c" stroke-width="2" fill="none" opacity=".6"/></svg>`;
const wormhole = `<svg viewBox="0 0 120 110" aria-hidden="true"><defs><radialGradient id="rpW"><stop offset="0" stop-color="#05060f"/><stop offset=".34" stop-color="#0b0a24"/><stop offset=".6" stop-color="#4b3aa8"/><stop offset=".8" stop-color="#8f7bff" stop-opacity=".55"/><stop offset="1" stop-color="#8f7bff" stop-opacity="0"/></radialGradient></defs><ellipse cx="60" cy="55" rx="58" ry="52" fill="url(#rpW)"/><g fill="none" stroke="#cfc4ff" stroke-linecap="round" opacity=".7"><path d="M60 20c26 0 40 14 40 34" stroke-width="2"/><path d="M100 58c0 22-18 36-42 36" stroke-width="1.500"/><path d="M54 94C30 92 18 76 20 54" stroke-width="2"/><path d="M21 48C24 32 38 21 54 20" stroke-width="1.500"/><path d="M60 30c16 0 28 10 28 24M60 82c-18 0-30-10-30-26" stroke-width="1.300" opacity=".7"/></g></svg>`;

/* ---- characters: flat busts, 80 x 56 ---- */
const skin = ["#f0c9a4", "#d9a577", "#a8724c", "#f3d6bd"];
const bust = (c, sk, coat, more) =>
  `<path d="M14 58c0-13 11-19 26-19s26 6 26 19z" fill="${coat}"/><path d="M34 32h12v9q-6 5-12 0z" fill="${skin[sk]}"/><path d="M34 36q6 5 12 0v3q-6 4-12 0z" fill="#000" opacity=".18"/><ellipse cx="40" cy="25" rx="10.500" ry="12.500" fill="${skin[sk]}"/>${more}`;
const eyes = `<circle cx="36" cy="25" r="1.300" fill="#1b1b2e"/><circle cx="44" cy="25" r="1.300" fill="#1b1b2e"/>`;
const FACE = {
  recruiter: () =>
    bust(
      "",
      0,
      "#7a2f3f",
      `${eyes}<path d="M33 31q3.500-2.500 7 0 3.500-2.500 7 0-3 2.500-7 1-4 1.500-7-1z" fill="#5a3a22"/><rect x="30" y="2" width="20" height="13" rx="1.500" fill="#2a2238"/><rect x="30" y="11" width="20" height="3" fill="#ffcb45"/><rect x="25" y="14" width="30" height="3.200" rx="1.600" fill="#2a2238"/><path d="M36 41l4 5 4-5v14h-8z" fill="#f4f1e8"/><path d="M40 44l-5-2.500v5zM40 44l5-2.500v5z" fill="#ffcb45"/>`,
    ),
  explorer: () =>
    bust(
      "",
      1,
      "#b58a4e",
      `<path d="M29 25q-2 12 3 15M51 25q2 12-3 15" stroke="#5a3018" stroke-width="4" fill="none" stroke-linecap="round"/>${eyes}<path d="M36.500 31q3.500 2.500 7 0" stroke="#7a3a2a" stroke-width="1.300" fill="none"/><path d="M27 18C28 7 34 3 40 3s12 4 13 15z" fill="#e9d6a5"/><rect x="22" y="16.500" width="36" height="4" rx="2" fill="#cdb37a"/><path d="M27.500 14h25" stroke="#7a5c2a" stroke-width="2"/><path d="M30 42l10 6 10-6" stroke="#e4572e" stroke-width="4" fill="none"/>`,
    ),
  scientist: () =>
    bust(
      "",
      3,
      "#eef2f7",
      `<path d="M27 24C22 8 30 4 34 8c2-6 10-6 12 0 4-4 12 0 7 16-2-6-4-8-7-9H34c-3 1-5 3-7 9z" fill="#eef0f6"/><circle cx="35.500" cy="25" r="4.600" fill="#8fe3d8" stroke="#3b4a5c" stroke-width="1.700"/><circle cx="44.500" cy="25" r="4.600" fill="#8fe3d8" stroke="#3b4a5c" stroke-width="1.700"/><path d="M36 34q4 2 8 0" stroke="#8a5a3a" stroke-width="1.300" fill="none"/><path d="M40 42v14M34 40l6 6 6-6" stroke="#b9c3d3" stroke-width="1.600" fill="none"/><path d="M60 42v-6h5v6l5 12H55z" fill="#7fe07a" opacity=".9"/><path d="M60 36h5" stroke="#fff" stroke-width="2"/>`,
    ),
  spy: () =>
    bust(
      "",
      0,
      "#39435f",
      `<path d="M30 22h9v4a4 4 0 0 1-9 0zM41 22h9v4a4 4 0 0 1-9 0z" fill="#12172b"/><path d="M29 22.500h22" stroke="#12172b" stroke-width="1.600"/><path d="M37 33h6" stroke="#7a4a36" stroke-width="1.300"/><path d="M29 15q2-12 7-12 4 2 8 0 5 0 7 12z" fill="#4d5a80"/><path d="M20 17q20-6 40 0-2 3-20 3t-20-3z" fill="#333d5c"/><path d="M29 14q11-3 22 0" stroke="#b9a5ff" stroke-width="2" fill="none"/><path d="M24 56l4-19 10 10zM56 56l-4-19-10 10z" fill="#2a3350"/>`,
    ),
  saboteur: () =>
    bust(
      "",
      2,
      "#4a2b4e",
      `<path d="M28 30q-4-16 6-21 12-5 17 5 2 6 0 14" fill="#1d1420"/><ellipse cx="40" cy="26" rx="9.500" ry="11" fill="${skin[2]}"/>${eyes}<path d="M29 19q11-5 22 0l-1-4q-10-5-20 0z" fill="#d64545"/><path d="M51 18l8 3-7 2z" fill="#d64545"/><path d="M37 33q3 1.600 6 0" stroke="#5a1f1f" stroke-width="1.500" fill="none"/><circle cx="62" cy="47" r="8.500" fill="#232a3e"/><path d="M59 41a6 6 0 0 0-3 5" stroke="#7d8ab0" stroke-width="1.500" fill="none"/><path d="M67 40q3-5 6-3" stroke="#c9b28a" stroke-width="1.800" fill="none"/><path d="M73 32l1.200 3 3 .8-3 1.200-1.200 3-1-3-3-1.200 3-.8z" fill="#ffcb45"/>`,
    ),
  robot: () =>
    `<path d="M14 58c0-12 9-17 26-17s26 5 26 17z" fill="#5d6f8f"/><rect x="35" y="36" width="10" height="7" fill="#3b4a66"/><rect x="25" y="12" width="30" height="26" rx="6" fill="#a9bad2"/><rect x="25" y="12" width="30" height="9" rx="6" fill="#cbd7e8"/><rect x="29" y="20" width="22" height="9" rx="4.500" fill="#101a33"/><circle cx="35" cy="24.500" r="2.600" fill="#ff8f78"/><circle cx="45" cy="24.500" r="2.600" fill="#ff8f78"/><path d="M33 33.500h14" stroke="#55678a" stroke-width="2" stroke-dasharray="2 1.600"/><path d="M40 12V6" stroke="#8b9ab5" stroke-width="2"/><circle cx="40" cy="4.500" r="2.800" fill="#ffcb45"/><rect x="21" y="20" width="4" height="10" rx="1.500" fill="#77889f"/><rect x="55" y="20" width="4" height="10" rx="1.500" fill="#77889f"/><circle cx="40" cy="51" r="4" fill="#7fe3ff"/>`,
  dispatcher: () =>
    bust(
      "",
      1,
      "#27607a",
      `${eyes}<path d="M37 32q3 2 6 0" stroke="#7a3a2a" stroke-width="1.300" fill="none"/><path d="M28 18q2-11 12-11t12 11z" fill="#1f4a63"/><path d="M26 19q14-5 28 0l1 2.500q-15-4-30 0z" fill="#153446"/><circle cx="40" cy="12.500" r="3" fill="#ffcb45"/><path d="M28.500 24a11.500 12 0 0 1 23 0" stroke="#e6edf7" stroke-width="2.200" fill="none"/><rect x="26" y="22" width="5" height="8.500" rx="2.500" fill="#e6edf7"/><rect x="49" y="22" width="5" height="8.500" rx="2.500" fill="#e6edf7"/><path d="M51 30q-1 6-8 5.500" stroke="#e6edf7" stroke-width="1.700" fill="none"/><circle cx="42.500" cy="35.500" r="1.800" fill="#ff9468"/>`,
    ),
  soldier: () =>
    bust(
      "",
      3,
      "#56683f",
      `${eyes}<path d="M36.500 32h7" stroke="#7a4a36" stroke-width="1.500"/><path d="M25.500 22C25 9 32 4 40 4s15 5 14.500 18l-3-3.500h-23z" fill="#6b7f4e"/><path d="M25.500 22q14.500-6 29 0l.5 2q-15-5.500-30 0z" fill="#4a5a35"/><path d="M40 8l1.500 3.200 3.500.4-2.600 2.400.7 3.500-3.100-1.800-3.100 1.800.7-3.500-2.600-2.400 3.500-.4z" fill="#ffcb45"/><path d="M30 24q1 10 4 13M50 24q-1 10-4 13" stroke="#3a472a" stroke-width="1.700" fill="none"/><path d="M24 46h9v4h-9zM47 46h9v4h-9z" fill="#3f4e2d"/>`,
    ),
  pilot: () =>
    bust(
      "",
      2,
      "#6b4a33",
      `<path d="M27.500 31C25 12 31 5 40 5s15 7 12.500 26q-2 6-4 7 2-8 1-15-9-4-19 0-1 7 1 15-2-1-4-7z" fill="#8a5f3d"/>${eyes}<path d="M37 32.500q3 2 6 0" stroke="#4a2a1a" stroke-width="1.400" fill="none"/><rect x="27.500" y="10.500" width="25" height="8.500" rx="4.200" fill="#3b2a20"/><circle cx="34.500" cy="14.700" r="4" fill="#8fd8ff" stroke="#e7c07a" stroke-width="1.500"/><circle cx="45.500" cy="14.700" r="4" fill="#8fd8ff" stroke="#e7c07a" stroke-width="1.500"/><path d="M28 40q12 7 24 0l2 5q-14 8-28 0z" fill="#f4f1e8"/><path d="M49 44l9 10-8 2z" fill="#f4f1e8"/>`,
    ),
};
const HUE = {
  recruiter: ["#5a2230", "#2a1230"],
  explorer: ["#5a4420", "#2a2018"],
  scientist: ["#1d4a48", "#102238"],
  spy: ["#3a3468", "#15142e"],
  saboteur: ["#5a2238", "#241028"],
  robot: ["#27416a", "#101c38"],
  dispatcher: ["#1d4560", "#0f1c34"],
  soldier: ["#3a4a28", "#18201c"],
  pilot: ["#5a3a24", "#241812"],
};
const face = (id) =>
  `<svg class="face" viewBox="0 0 80 56" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs><linearGradient id="rpf-${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${HUE[id][0]}"/><stop offset="1" stop-color="${HUE[id][1]}"/></linearGradient></defs><rect x="-40" width="160" height="56" fill="url(#rpf-${id})"/><circle cx="40" cy="30" r="24" fill="#fff" opacity=".07"/>${FACE[id]()}</svg>`;

export { face, phobos, wormhole };
