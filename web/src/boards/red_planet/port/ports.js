// Astronauts, signs, rockets on their pads.

const S = (id, body, vb = "0 0 24 24") => `<symbol id="rp-${id}" viewBox="${vb}">${body}</symbol>`;
const ln = (d, w = 1.9) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
/* helmets: disc, square, triangle, diamond, hexagon, cross, in a box of 24 x 24 */
const HEL = [
  `M12 1.6a10.4 10.4 0 1 0 .01 0z`,
  `M4.6 2.2h14.8a2.4 2.4 0 0 1 2.4 2.4v14.8a2.4 2.4 0 0 1-2.4 2.4H4.6a2.4 2.4 0 0 1-2.4-2.4V4.600a2.4 2.4 0 0 1 2.4-2.4z`,
  `M12 .8L23.800 21.600H.2z`,
  `M12 .2L23.800 12 12 23.800.2 12z`,
  `M12 .8l9.800 5.600v11.200L12 23.200 2.200 17.600V6.400z`,
  `M8 1.500h8v6.500h6.500v8H16v6.500H8V16H1.500V8H8z`,
];
const VIS = [
  [12, 12.4, 1],
  [12, 12.2, 1],
  [12, 15.4, 0.78],
  [12, 12.2, 0.9],
  [12, 12.4, 0.95],
  [12, 12, 0.8],
];
const helmet = (i) =>
  `<path d="${HEL[i]}" fill="currentColor" stroke="#0a0f1e" stroke-width="1.3" stroke-linejoin="round"/><g transform="translate(${VIS[i][0]} ${VIS[i][1]}) scale(${VIS[i][2]})"><rect x="-6.600" y="-4.600" width="13.200" height="9.200" rx="4.600" fill="#0c1530"/><path d="M-4.400 -.6a3 3 0 0 1 2.600-2.400" stroke="#cfe3ff" stroke-width="1.500" stroke-linecap="round" fill="none"/></g>`;
const body = `<path d="M7.500 23.500h9l4.300 3.200a2 2 0 0 1 .7 1.600l-.4 4.200h-3.400l-.4-1.700v7.700h-4.300v-4.300h-2v4.300H6.700v-7.700l-.4 1.700H2.900l-.4-4.200a2 2 0 0 1 .7-1.600z" fill="color-mix(in srgb,currentColor 72%,#0a0f1e)" stroke="#0a0f1e" stroke-width="1.100" stroke-linejoin="round"/><rect x="9" y="26.500" width="6" height="3.600" rx="1" fill="#0c1530" opacity=".75"/>`;
let sp = "";
for (let i = 0; i < 6; i++) {
  sp += S("a" + (i + 1), body + helmet(i), "0 0 24 39.500") + S("h" + (i + 1), helmet(i));
}
sp +=
  S(
    "snowflake",
    ln(
      "M12 2v20M3.300 7l17.400 10M20.700 7L3.300 17M9.500 3.800L12 6.300l2.500-2.500M9.500 20.200l2.500-2.500 2.500 2.500",
    ),
  ) +
  S(
    "sun",
    `<circle cx="12" cy="12" r="4.800" fill="currentColor"/>` +
      ln(
        "M12 1.800v2.600M12 19.600v2.600M1.800 12h2.600M19.600 12h2.600M4.800 4.800l1.800 1.800M17.400 17.400l1.800 1.800M19.200 4.800l-1.800 1.800M6.600 17.400l-1.800 1.800",
      ),
  ) +
  S(
    "trident",
    ln(
      "M12 2v20M4.500 4v5.500a7.500 6 0 0 0 15 0V4M3 6l1.500-2.500L6 6M10.500 4.500L12 2l1.500 2.500M18 6l1.500-2.500L21 6M8.500 20h7",
      2,
    ),
  ) +
  S(
    "wave",
    ln(
      "M1.800 9c2.600-4 5.200-4 7.800 0s5.200 4 7.800 0 3.600-3 4.800-2M1.800 16c2.600-4 5.200-4 7.800 0s5.200 4 7.800 0 3.600-3 4.800-2",
      2.2,
    ),
  ) +
  S(
    "crescent",
    `<path d="M16.500 2.500a10 10 0 1 0 4.600 14.800A8.500 8.500 0 0 1 16.500 2.500z" fill="currentColor"/>`,
  ) +
  S(
    "snake",
    ln("M4 20.500h9.500a4 4 0 0 0 0-8H9.500a3.800 3.800 0 0 1 0-7.600h6", 2.6) +
      `<ellipse cx="17.500" cy="4.900" rx="4" ry="2.900" fill="currentColor"/><circle cx="18.600" cy="4.200" r=".9" fill="var(--cut,#0a0f1e)"/>`,
  ) +
  S(
    "canyon",
    `<path d="M1.500 5h7l2 6.500 1.500 8 1.500-8 2-6.500h7v16h-21z" fill="currentColor"/>` +
      `<path d="M4 10h4M16 10h4M4 14.500h5.500M14.500 14.500H20" stroke="var(--cut,#0a0f1e)" stroke-width="1.400"/>`,
  ) +
  S(
    "column",
    `<path d="M3 2.500h18v4H3zM3 18.500h18v3.500H3zM6 7.500h3v10H6zM10.500 7.500h3v10h-3zM15 7.500h3v10h-3z" fill="currentColor"/>`,
  ) +
  S(
    "peak",
    `<path d="M1 21L9 6.500l3.500 5.500L15 8l8 13z" fill="currentColor"/><path d="M9 6.500l2.400 3.800-2.400 1.200-2-1.400z" fill="var(--cut,#0a0f1e)"/>`,
  ) +
  S(
    "moon",
    `<path d="M12 2c5 0 9 3.400 9.500 8.400.4 4.600-2.500 9.500-7.500 11C8 23 3 19 2.300 13.500 1.600 7 6 2 12 2z" fill="currentColor"/><g fill="var(--cut,#0a0f1e)"><circle cx="8.500" cy="9" r="2.400"/><circle cx="15.500" cy="14.500" r="3"/><circle cx="15.500" cy="7" r="1.300"/></g>`,
  ) +
  S(
    "any",
    ln("M12 2.500c4 0 7 3 7 6.800 0 5-7 12.200-7 12.200S5 14.300 5 9.300c0-3.800 3-6.800 7-6.800z") +
      ln("M9.800 8.400a2.300 2.300 0 1 1 3.300 2c-.8.4-1.100.8-1.100 1.700M12 14.600v.1", 1.7),
  ) +
  S("pick", ln("M3.500 9.500C8 3.500 16 3.500 20.500 9.500M12 6v16", 2.4)) +
  S(
    "scope",
    ln(
      "M3 12.500l12.500-7 3 5.300-12.500 7zM16.500 7.500l3-1.700 1.700 3-3 1.700M10 15.500L7.500 22M11.500 14.800L15 22",
      1.8,
    ),
  ) +
  S(
    "star",
    `<path d="M12 1.600l3 6.600 7.200.8-5.400 4.900 1.500 7.100L12 17.400 5.700 21l1.500-7.100L1.800 9l7.200-.8z" fill="currentColor"/>`,
  ) +
  S("crown", `<path d="M2 7l5 4.500L12 4l5 7.500L22 7l-2 12H4z" fill="currentColor"/>`) +
  S(
    "launch",
    `<path d="M12 1c3.500 2.600 5 6.500 4.800 11l2.200 2.600V18l-3.800-1.500H8.800L5 18v-3.400l2.200-2.600C7 7.500 8.500 3.600 12 1z" fill="currentColor"/>` +
      ln("M9.500 19v3.500M12 19v4.300M14.500 19v3.500", 1.7),
  ) +
  S(
    "cardback",
    `<rect x="4" y="2" width="16" height="20" rx="2.500" fill="currentColor"/><circle cx="12" cy="12" r="4.200" fill="none" stroke="var(--cut,#0a0f1e)" stroke-width="1.700"/>`,
  ) +
  S(
    "cardsback",
    `<rect x="2.500" y="4.500" width="12" height="16" rx="2" fill="currentColor" opacity=".5"/><rect x="8.500" y="3" width="13" height="18" rx="2.200" fill="currentColor"/>`,
  ) +
  S(
    "blackhole",
    ln(
      "M12 12m-3 0a3 3 0 1 1 3 3M12 15c-4 0-6.500-2-6.500-5.500M12 5.500c4.500 0 7 3 7 6.500M5.500 9.500C6 5 9 2.500 13 2.200M19 12c0 5-3.500 9-8.500 9.500",
      1.8,
    ),
  );
const u = (id, x, y, w, h, st = "") =>
  `<use href="#rp-${id}" x="${x}" y="${y}" width="${w}" height="${h}" ${st ? `style="${st}"` : ""}/>`;

/* livery of rockets by destination */
const LIV = {
  vastitas_borealis: ["#7fb9dd", "#e8f6ff"],
  ausonia: ["#e0a52e", "#fff0c2"],
  tritonis_sinus: ["#2f9e9a", "#c9f4ee"],
  mare_tyrrhenum: ["#3d6fd6", "#cfe0ff"],
  sinus_sabaeus: ["#8a63d2", "#e7dcff"],
  mare_serpentis: ["#4f9a4a", "#dcf5c9"],
  syrtis_major: ["#c63d3d", "#ffd9cf"],
  hellas: ["#b8527e", "#ffdcec"],
  valles_marineris: ["#d2622a", "#ffe0c9"],
  phobos: ["#7b8499", "#e9edf5"],
  none: ["#8d97ae", "#f4f6fb"],
};
/* seats are filled from below; ghosts: how many of the crew only would board; w x h of the box 88 x 196 */
function rocket(s, o = {}) {
  const c = s.cap,
    step = 28,
    bh = c * step + 8,
    by = 172,
    ty = by - bh,
    [A, B] = LIV[s.token || s.to || "none"],
    id = "rk" + (o.i || 0) + (o.fly ? "f" : "");
  let g = `<defs><linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#fff"/><stop offset=".35" stop-color="#e6eaf3"/><stop offset="1" stop-color="#8f9bb8"/></linearGradient><linearGradient id="${id}n" x1="0" x2="1"><stop offset="0" stop-color="${B}"/><stop offset=".4" stop-color="${A}"/><stop offset="1" stop-color="color-mix(in srgb,${A} 55%,#0a0f1e)"/></linearGradient></defs>`;
  g += `<g class="flame"><path d="M34 178h20l-4 10-6 14-6-14z" fill="#ffb238"/><path d="M39 178h10l-5 15z" fill="#fff3c4"/></g>`;
  g += `<path d="M22 ${by - 34}L8 ${by - 6}v14l14-8zM66 ${by - 34}L80 ${by - 6}v14l-14-8z" fill="url(#${id}n)"/>`;
  g += `<path d="M34 ${by}h20l4 9H30z" fill="#3f4a68"/>`;
  g += `<path d="M44 ${ty - 34}C58 ${ty - 22} 66 ${ty - 8} 66 ${ty + 8}V${by}H22V${ty + 8}C22 ${ty - 8} 30 ${ty - 22} 44 ${ty - 34}z" fill="url(#${id})"/>`;
  g += `<path d="M44 ${ty - 34}C54 ${ty - 25} 61 ${ty - 15} 64 ${ty - 4}H24C27 ${ty - 15} 34 ${ty - 25} 44 ${ty - 34}z" fill="url(#${id}n)"/><rect x="22" y="${by - 5}" width="44" height="5" fill="${A}"/>`;
  if (o.sym)
    g += s.token
      ? `<circle cx="44" cy="${ty - 13}" r="12.500" fill="#8fc7ff" stroke="#0c1530" stroke-width="1.500"/>${u(o.sym, 35.5, ty - 21.5, 17, 17, "color:#0c1530;--cut:#8fc7ff")}`
      : u(o.sym, 36, ty - 21, 16, 16, `color:#fff;--cut:${A}`);
  for (let i = 0; i < c; i++) {
    const cy = by - 20 - i * step,
      n = s.crew[i],
      ghost = n && i >= s.crew.length - (s.ghosts || 0),
      next = !n && i === s.crew.length;
    g += `<g class="seatp ${ghost ? "ghost" : n ? "on" : next ? "next" : ""}"><circle cx="44" cy="${cy}" r="13.200" fill="#5d6a8a"/><circle cx="44" cy="${cy}" r="11.200" fill="#0c1530"/>${n ? u("h" + n, 35.5, cy - 8.5, 17, 17, `color:var(--seat-${n})`) : `<circle cx="44" cy="${cy}" r="8" fill="none" stroke="#5f6f9a" stroke-width="1.300" stroke-dasharray="3 3"/>`}</g>`;
  }
  return g;
}
const padSvg = (s, o = {}) => {
  const top = o.top || 0;
  return `<svg class="rocket" viewBox="3 ${top} 82 ${194 - top}" preserveAspectRatio="xMidYMax meet" aria-hidden="true"><ellipse cx="44" cy="186" rx="40" ry="7" fill="#2b3860"/><ellipse cx="44" cy="184" rx="40" ry="7" fill="#3d4d80"/><ellipse cx="44" cy="184" rx="28" ry="4.500" fill="#232f55"/><path d="M8 184V${o.s ? 120 : 140}M8 ${o.s ? 130 : 148}l8 6M8 148l8 6M8 166l8 6" stroke="#4a5a8c" stroke-width="2.200" fill="none"/>${s ? `<g class="rk">${rocket(s, o)}</g>` : `<path d="M30 184l14-9 14 9" stroke="#5f6f9a" stroke-width="1.600" fill="none" stroke-dasharray="3 3"/>`}</svg>`;
};

const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${sp}</svg>`;
export { padSvg, sprite };
