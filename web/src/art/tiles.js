/* Ship tiles. Tiles.svg({type, con:'0123' (n e s w, already turned), turns, fill}) -> <svg> 64 x 64.
   Connectors show their kind by the number of prongs and by colour: 1 single, 2 double, 3 universal. */

const CC = ["", "#8ecbff", "#ffb58a", "#f4efe2"];
const prong = (x, c) =>
  `<rect x="${x}" y="-1" width="6" height="10" rx="1.2" fill="${c}" stroke="#10172b" stroke-width="1"/>`;
const conn = (k, i) =>
  k
    ? `<g transform="rotate(${i * 90} 32 32)"><path d="M${k === 3 ? 17 : k === 2 ? 21 : 27} 9h${k === 3 ? 30 : k === 2 ? 22 : 10}l-4 6h${k === 3 ? -22 : k === 2 ? -14 : -2}z" fill="#10172b" opacity=".55"/>${{ 1: [29], 2: [22, 36], 3: [17, 29, 41] }[k].map((x) => prong(x, CC[k])).join("")}</g>`
    : "";
const man = (x, y, c = "#f4efe2", s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><circle r="4.4" cy="-5" fill="${c}"/><path d="M-6.5 8c0-6 2.7-8.5 6.5-8.5S6.5 2 6.5 8z" fill="${c}"/><path d="M-2.6-5.6a2.8 2.6 0 0 1 5.2 0z" fill="#22304f"/></g>`;
const alien = (x, y, c) =>
  `<path d="M${x} ${y - 11}c7 0 10.5 5 10.5 10.5S${x + 5} ${y + 12} ${x} ${y + 12}s-10.5-7-10.5-12.5S${x - 7} ${y - 11} ${x} ${y - 11}z" fill="${c}"/><ellipse cx="${x - 4.5}" cy="${y}" rx="2.6" ry="3.8" fill="#1a1330" transform="rotate(-24 ${x - 4.5} ${y})"/><ellipse cx="${x + 4.5}" cy="${y}" rx="2.6" ry="3.8" fill="#1a1330" transform="rotate(24 ${x + 4.5} ${y})"/>`;
const bolt = (x, y) =>
  `<circle cx="${x}" cy="${y}" r="6.5" fill="#10172b"/><path d="M${x + 1} ${y - 5}l-4.5 6h3l-1 4.5 4.5-6h-3z" fill="#7fe07a"/>`;
const GOOD = { red: "#e5533d", yellow: "#f2c230", green: "#3fae6a", blue: "#3f8fe0" };
const good = (x, y, { colour, price }, s = 15) =>
  `<rect x="${x}" y="${y}" width="${s}" height="${s}" rx="2.5" fill="${GOOD[colour]}"/><path d="M${x} ${y + 3}q0-3 3-3h${s - 6}q3 0 3 3z" fill="#fff" opacity=".35"/><text x="${x + s / 2}" y="${y + s * 0.77}" text-anchor="middle" font-size="${s * 0.7}" font-weight="800" fill="${colour === "yellow" ? "#221900" : "#fff"}">${price}</text>`;
const bay = (x, y, k, c) =>
  `<rect x="${x - 1.5}" y="${y - 1.5}" width="18" height="18" rx="3" fill="#10172b" stroke="${c}" stroke-width="1.8"/>${k ? good(x, y, k) : ""}`;
const hull = (c) =>
  `<rect x=".5" y=".5" width="63" height="63" rx="7" fill="${c}"/><rect x="3" y="3" width="58" height="58" rx="5" fill="none" stroke="#fff" stroke-opacity=".09"/><path d="M1 9q0-8 8-8h46q8 0 8 8z" fill="#fff" opacity=".05"/>${[
    [7, 7],
    [57, 7],
    [7, 57],
    [57, 57],
  ]
    .map((p) => `<circle cx="${p[0]}" cy="${p[1]}" r="1.5" fill="#0c1224" opacity=".7"/>`)
    .join("")}`;
const A = {
  cannon: () =>
    `<circle cx="32" cy="38" r="13" fill="#5c4a86"/><rect x="27.5" y="2" width="9" height="34" rx="2" fill="#c9a5f2"/><rect x="25.5" y="2" width="13" height="6" rx="2" fill="#e4d2fb"/><rect x="32" y="8" width="4.5" height="28" fill="#8b69bd"/><circle cx="32" cy="38" r="6.5" fill="#e4d2fb"/>`,
  double_cannon: () =>
    `<rect x="15" y="28" width="34" height="22" rx="8" fill="#5c4a86"/>${[21, 36].map((x) => `<rect x="${x}" y="2" width="8" height="34" rx="2" fill="#c9a5f2"/><rect x="${x + 4}" y="8" width="4" height="28" fill="#8b69bd"/><rect x="${x - 1.5}" y="2" width="11" height="6" rx="2" fill="#e4d2fb"/>`).join("")}${bolt(32, 43)}`,
  engine: (f) =>
    `<path d="M22 14h20l2 22H20z" fill="#a8704a"/><path d="M32 14h10l2 22H32z" fill="#7d4f33"/><rect x="22" y="20" width="20" height="4" fill="#e0b083"/><path d="M19 37h26l4 14H15z" fill="#d8dce6"/><path d="M33 37h12l4 14H33z" fill="#8d96ac"/><path d="M21 51h22L32 ${f ? 66 : 61}z" fill="#ffb347"/><path d="M27 51h10l-5 7z" fill="#fff3c4"/>`,
  double_engine: (f) =>
    `${[9, 33].map((x) => `<path d="M${x + 3} 16h16l1 20h-18z" fill="#a8704a"/><path d="M${x + 11} 16h8l1 20h-9z" fill="#7d4f33"/><path d="M${x + 1} 37h20l3 13h-26z" fill="#d8dce6"/><path d="M${x + 11} 37h10l3 13h-13z" fill="#8d96ac"/><path d="M${x + 2} 50h18l-9 ${f ? 15 : 11}z" fill="#ffb347"/><path d="M${x + 7} 50h8l-4 6z" fill="#fff3c4"/>`).join("")}${bolt(32, 27)}`,
  battery: (n, k) =>
    `<rect x="12" y="14" width="40" height="36" rx="6" fill="#25402f"/>${Array.from({ length: n }, (_, i) => {
      const x = 32 + (i - (n - 1) / 2) * 13,
        on = i < k;
      return `<rect x="${x - 2.5}" y="15.5" width="5" height="4" rx="1" fill="${on ? "#bdf5b6" : "#3d5a47"}"/><rect x="${x - 5}" y="18.5" width="10" height="27" rx="3" fill="${on ? "#58c956" : "#16261c"}" stroke="${on ? "#bdf5b6" : "#4d6b58"}" stroke-width="1.3"/>${on ? `<path d="M${x + 1} 24l-4 8h3l-1 8 4.5-9h-3z" fill="#103014"/>` : ""}`;
    }).join("")}`,
  shield: () =>
    `<circle cx="27" cy="37" r="14" fill="#1f4f55"/><circle cx="27" cy="37" r="8" fill="#6ee0d8"/><path d="M12 8.5Q55.5 8.5 55.5 52" fill="none" stroke="#6ee0d8" stroke-width="5" stroke-linecap="round"/><path d="M12 16Q48 16 48 52" fill="none" stroke="#6ee0d8" stroke-opacity=".45" stroke-width="3" stroke-linecap="round"/>${bolt(27, 37)}`,
  cabin: (k, ring = "#9fb0d0", a) =>
    `<circle cx="32" cy="32" r="20" fill="${ring}"/><circle cx="32" cy="32" r="16.5" fill="#16213f"/><path d="M19 26a16 16 0 0 1 13-10.5" stroke="#fff" stroke-opacity=".35" stroke-width="2" fill="none" stroke-linecap="round"/>${a ? alien(32, 32, a) : (k > 0 ? man(k > 1 ? 25.5 : 32, 35) : "") + (k > 1 ? man(39, 35) : "")}`,
  structural: () =>
    `<path d="M14 14l36 36M50 14L14 50" stroke="#8d99b5" stroke-width="6"/><path d="M14 14l36 36M50 14L14 50" stroke="#b9c3d8" stroke-width="1.5"/><circle cx="32" cy="32" r="8" fill="#8d99b5"/><circle cx="32" cy="32" r="3.5" fill="#39455f"/>`,
  life: (c) =>
    `<rect x="14" y="17" width="36" height="32" rx="9" fill="#1b2440"/><path d="M17 47V30q0-13 15-13t15 13v17z" fill="${c}" opacity=".35"/>${alien(32, 33, c)}<path d="M13 49h38" stroke="${c}" stroke-width="4" stroke-linecap="round"/>`,
};
function art(type, o) {
  switch (type) {
    case "battery_2":
      return A.battery(2, o.k === undefined ? 2 : o.k);
    case "battery_3":
      return A.battery(3, o.k === undefined ? 3 : o.k);
    case "cargo_2":
      return (
        `<rect x="9" y="20" width="46" height="24" rx="5" fill="#274a72"/>` +
        [14, 35].map((x, i) => bay(x, 24.5, (o.g || [])[i], "#8fc0ee")).join("")
      );
    case "cargo_3":
      return (
        `<rect x="9" y="11" width="46" height="44" rx="5" fill="#274a72"/>` +
        [
          [14, 15],
          [35, 15],
          [24.5, 36],
        ]
          .map((p, i) => bay(p[0], p[1], (o.g || [])[i], "#8fc0ee"))
          .join("")
      );
    case "special_1":
      return (
        `<rect x="17" y="17" width="30" height="30" rx="5" fill="#7c2b2b"/><path d="M17 25l8-8M39 47l8-8" stroke="#f2c230" stroke-width="3"/>` +
        bay(24.5, 24.5, (o.g || [])[0], "#ffb0a0")
      );
    case "special_2":
      return (
        `<rect x="9" y="18" width="46" height="28" rx="5" fill="#7c2b2b"/><path d="M9 26l8-8M47 46l8-8" stroke="#f2c230" stroke-width="3"/>` +
        [14, 35].map((x, i) => bay(x, 24.5, (o.g || [])[i], "#ffb0a0")).join("")
      );
    case "cabin":
      return A.cabin(o.k || 0, "#9fb0d0", o.alien);
    case "start_cabin":
      return A.cabin(o.k || 0, o.seat || "var(--seat-1)");
    case "life_support_purple":
      return A.life("#c79bf5");
    case "life_support_orange":
      return A.life("#ffab66");
    default:
      return A[type] ? A[type](o.fire) : "";
  }
}
const turnsArt = { cannon: 1, double_cannon: 1, shield: 1, engine: 1, double_engine: 1 };
function inner(o) {
  const t = turnsArt[o.type] ? o.turns || 0 : 0;
  return (
    hull(o.type === "start_cabin" ? "#4a5878" : "#414e6d") +
    [...o.con].map((k, i) => conn(+k, i)).join("") +
    `<g transform="rotate(${t * 90} 32 32)">${art(o.type, o)}</g>`
  );
}
const svg = (o) => `<svg class="tile ${o.klass || ""}" viewBox="0 0 64 64" aria-hidden="true">${inner(o)}</svg>`;
const back = (s = "") =>
  `<svg class="tile ${s}" viewBox="0 0 64 64" aria-hidden="true"><rect x=".5" y=".5" width="63" height="63" rx="7" fill="#4b4436"/><rect x="4" y="4" width="56" height="56" rx="5" fill="none" stroke="#7d7256" stroke-width="1.5"/><path d="M32 14l15.6 9v18L32 50l-15.6-9V23z" fill="none" stroke="#9c8f6b" stroke-width="2.5"/><circle cx="32" cy="32" r="5" fill="#9c8f6b"/></svg>`;
/* a small silhouette of a whole ship, for rivals */
const mini = (ship, mask, seat) => {
  const C = {
    cannon: "#c9a5f2",
    double_cannon: "#c9a5f2",
    engine: "#d69a6c",
    double_engine: "#d69a6c",
    battery_2: "#58c956",
    battery_3: "#58c956",
    shield: "#6ee0d8",
    cabin: "#dfe5f2",
    start_cabin: seat,
    structural: "#8d99b5",
    cargo_2: "#5f9fdc",
    cargo_3: "#5f9fdc",
    special_1: "#e0705c",
    special_2: "#e0705c",
    life_support_purple: "#c79bf5",
    life_support_orange: "#ffab66",
  };
  let o = "";
  mask.forEach((l, r) =>
    [...l].forEach((ch, c) => {
      if (ch !== ".")
        o += `<rect x="${(c - 1) * 12 + 0.5}" y="${r * 12 + 0.5}" width="11" height="11" rx="2" fill="none" stroke="var(--line-2)" stroke-opacity=".5"/>`;
    }),
  );
  for (const [c, r, t, , turn] of ship) {
    const x = (c - 4) * 12,
      y = (r - 4) * 12;
    o += `<rect x="${x}" y="${y}" width="12" height="12" rx="2.2" fill="#3a4663"/>`;
    const cx = x + 6,
      cy = y + 6;
    o += /cannon/.test(t)
      ? `<path transform="rotate(${turn * 90} ${cx} ${cy})" d="M${cx - 3.5} ${cy + 4}h7L${cx + 1.2} ${cy - 5.5}h-2.4z" fill="${C[t]}"/>`
      : /engine/.test(t)
        ? `<path d="M${cx - 2.5} ${cy - 4}h5l1.5 9h-8z" fill="${C[t]}"/>`
        : /cabin|life/.test(t)
          ? `<circle cx="${cx}" cy="${cy}" r="3.8" fill="${C[t]}"/>`
          : /shield/.test(t)
            ? `<path d="M${cx - 4} ${cy - 3.5}Q${cx + 4} ${cy - 4} ${cx + 3.5} ${cy + 4}" fill="none" stroke="${C[t]}" stroke-width="2.2"/>`
            : `<rect x="${cx - 3.5}" y="${cy - 3.5}" width="7" height="7" rx="1.3" fill="${C[t]}"/>`;
  }
  return `<svg class="miniship" viewBox="0 0 84 72" aria-hidden="true">${o}</svg>`;
};
export const goodSvg = (block) => `<svg class="good" viewBox="0 0 15 15" aria-hidden="true">${good(0, 0, block)}</svg>`;
export { svg, back, mini, inner };
