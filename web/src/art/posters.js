import * as ships from "./ships.js";
import * as tiles from "./tiles.js";
/* Five posters, 240 x 300, drawn from shapes and the ship generator. */

// A ship for the poster: [column, row, tile, connectors n e s w, turns].
// prettier-ignore
const TRUCK = [
  [7,4,"double_cannon","0020",0], [6,5,"cannon","0210",0], [7,5,"battery_2","2232",3],
  [8,5,"cannon","0003",0], [5,6,"cannon","3020",3], [6,6,"cabin","3220",1],
  [7,6,"cabin","1212",1], [8,6,"life_support_purple","0212",2], [9,6,"shield","0013",0],
  [5,7,"special_1","2322",2], [6,7,"cabin","2111",3], [7,7,"start_cabin","3333",0],
  [8,7,"cabin","1222",3], [9,7,"battery_2","1032",3], [4,8,"cargo_2","0330",2],
  [5,8,"structural","3322",1], [6,8,"engine","1202",0], [7,8,"engine","3102",0],
  [8,8,"structural","2331",2], [9,8,"cargo_2","3212",1], [10,8,"shield","1212",3],
  [4,9,"engine","2300",0], [5,9,"double_engine","2003",0], [8,9,"engine","1100",0],
  [9,9,"double_engine","1101",0], [10,9,"engine","1003",0],
];
const S = (name, cls, level, x, y, w, flip, rot) =>
  `<g transform="translate(${x} ${y}) rotate(${rot || 0}) ${flip ? `translate(${w} 0) scale(-1 1)` : ""}"><svg width="${w}" height="${w / 2}" viewBox="0 0 160 80" overflow="visible">${ships.parts({ name, cls, level })}</svg></g>`;
const base = (id, a, b, c, inner) =>
  `<svg viewBox="0 0 240 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><linearGradient id="p${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${a}"/><stop offset=".62" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></linearGradient></defs><rect width="240" height="300" fill="url(#p${id})"/>${inner}</svg>`;
const sky = (s, n, h = 300) => ships.sky(s, 240, h, n);
const P = {
  space_base() {
    let o = sky("psb", 70, 230),
      cx = 120,
      cy = 128;
    o += `<circle cx="120" cy="430" r="220" fill="#6d53c9"/><circle cx="120" cy="446" r="220" fill="#4a369a"/><circle cx="84" cy="252" r="12" fill="#5a43b3"/><circle cx="150" cy="270" r="20" fill="#5a43b3"/>`;
    o += `<circle cx="${cx}" cy="${cy}" r="82" fill="none" stroke="#b9a5ff" stroke-opacity=".25" stroke-width="1.5" stroke-dasharray="2 6"/>`;
    for (let i = 0; i < 12; i++) {
      const a = ((i * 30 - 90) * Math.PI) / 180,
        x = cx + Math.cos(a) * 58,
        y = cy + Math.sin(a) * 58;
      o += `<path d="M${cx + Math.cos(a) * 30} ${cy + Math.sin(a) * 30}L${x} ${y}" stroke="#8f9dc2" stroke-width="3"/><rect x="${x - 8}" y="${y - 8}" width="16" height="16" rx="4" fill="${[1, 5, 8].includes(i) ? "#ffd166" : "#e7e1ef"}" transform="rotate(${i * 30} ${x} ${y})"/><text x="${x}" y="${y + 3.4}" text-anchor="middle" font-size="9" font-weight="800" fill="#1b1440">${i + 1}</text>`;
    }
    o += `<circle cx="${cx}" cy="${cy}" r="36" fill="#cfc6ea"/><path d="M${cx - 36} ${cy}a36 36 0 0 0 72 0z" fill="#8477b5"/><circle cx="${cx}" cy="${cy}" r="20" fill="#2b2060"/><circle cx="${cx}" cy="${cy}" r="10" fill="#ffd166"/>`;
    o +=
      S("Bobko 6010-E", "carrier", 2, 112, 196, 128, 0, -9) +
      S("Ryumin 4713-C", "cargo", 1, 2, 46, 92, 0, -14) +
      S("Gagarin 4879-F", "command ship", 3, 8, 226, 76, 0, -7);
    return base("sb", "#130d33", "#2a1c63", "#4a369a", o);
  },
  red_planet() {
    let o = sky("prp", 60, 150);
    o += `<circle cx="146" cy="236" r="150" fill="#e0683c"/><path d="M146 86a150 150 0 0 1 94 33v181H40a150 150 0 0 0 106-214z" fill="#b94a26" opacity=".55"/>`;
    o += `<g fill="none" stroke="#ffd2b5" stroke-opacity=".75" stroke-width="2"><circle cx="146" cy="236" r="150"/><circle cx="146" cy="236" r="62"/><path d="M146 86v88M20 155l72 48M8 290l82-28M272 155l-72 48M146 298v10"/></g>`;
    for (const [x, y, r] of [
      [70, 232, 12],
      [110, 150, 9],
      [188, 140, 15],
      [150, 232, 20],
      [206, 226, 10],
      [128, 262, 7],
    ])
      o += `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.62}" fill="#8f3517" opacity=".7"/><path d="M${x - r} ${y}a${r} ${r * 0.62} 0 0 0 ${2 * r} 0" fill="none" stroke="#ffb48a" stroke-width="1.4" opacity=".7"/>`;
    const rk = (x, y, s, c, a) =>
      `<g transform="translate(${x} ${y}) rotate(${a}) scale(${s})"><path d="M-6 26Q0 ${70} 6 26z" fill="#ffd166"/><path d="M-3 26Q0 ${50} 3 26z" fill="#fff"/><path d="M0-34c13 11 15 26 15 42l8 9v14l-14-7h-18l-14 7V17l8-9C-15-8-13-23 0-34z" fill="#f4efe2"/><path d="M0-34c13 11 15 26 15 42l8 9v14l-14-7H0z" fill="#cbb8a6"/><circle cy="-6" r="6" fill="#22304f"/><path d="M-15 8h30v6h-30z" fill="${c}"/></g>`;
    o += rk(62, 92, 1.25, "#c63d3d", 24) + rk(196, 56, 0.62, "#3d7fd6", -18) + rk(120, 42, 0.44, "#3f9a5a", 8);
    return base("rp", "#1c0d1f", "#5a1f24", "#8a3319", o);
  },
  star_realms() {
    let o = sky("psr", 80);
    o += `<g opacity=".5" fill="#49d8c2">${Array.from({ length: 16 }, (_, i) => `<path d="M120 150L${120 + 260 * Math.cos(i * 0.3927)} ${150 + 260 * Math.sin(i * 0.3927)}L${120 + 260 * Math.cos(i * 0.3927 + 0.11)} ${150 + 260 * Math.sin(i * 0.3927 + 0.11)}z" opacity="${i % 2 ? 0.35 : 0.16}"/>`).join("")}</g><circle cx="120" cy="150" r="34" fill="#d8fff6"/><circle cx="120" cy="150" r="52" fill="#49d8c2" opacity=".35"/>`;
    o += `<path d="M20 96L120 150M10 158l110-8M30 232l90-82" stroke="#6fb7ff" stroke-width="3" stroke-linecap="round"/><path d="M222 84l-102 66M232 168l-112-18M206 240l-86-90" stroke="#ff8f78" stroke-width="3" stroke-linecap="round"/>`;
    o +=
      S("Vanguard", "destroyer", 3, -34, 70, 118) +
      S("Blue Heron", "star cruiser", 2, -20, 134, 96) +
      S("Ox", "cargo", 1, -4, 208, 84) +
      S("Ember", "dreadnought", 3, 152, 62, 122, 1) +
      S("Thorn", "command cruiser", 2, 150, 142, 104, 1) +
      S("Hive", "scout carrier", 2, 156, 218, 92, 1);
    const f = ["f-trade", "f-star", "f-blob", "f-machine"],
      c = ["#6fb7ff", "#ffd166", "#7fd06a", "#ff8f78"];
    f.forEach(
      (x, i) =>
        (o += `<svg x="${48 + i * 38}" y="34" width="28" height="28" style="color:${c[i]};--cut:#06201f"><use href="#${x}"/></svg>`),
    );
    return base("sr", "#061a22", "#0b3a42", "#0d4f50", o);
  },
  galaxy_trucker() {
    let o = sky("pgt", 50, 200);
    o += `<circle cx="196" cy="64" r="40" fill="#ffe08a"/><circle cx="196" cy="64" r="54" fill="#ffcb45" opacity=".25"/>`;
    o += `<path d="M-20 330Q70 190 270 150" fill="none" stroke="#1a1420" stroke-width="74"/><path d="M-20 330Q70 190 270 150" fill="none" stroke="#ffcb45" stroke-width="3" stroke-dasharray="18 14"/><path d="M-52 300Q50 160 262 112M14 360Q90 226 280 188" fill="none" stroke="#ffe7ad" stroke-width="2.5" opacity=".7"/>`;
    const R = ships.rng("gtp");
    for (let i = 0; i < 7; i++) {
      const x = R() * 230,
        y = R() * 120,
        s = 4 + R() * 11;
      o += `<path d="M${x} ${y - s}l${s * 0.8} ${s * 0.3} ${s * 0.2} ${s} ${-s * 0.8} ${s * 0.7} ${-s} ${-s * 0.4} ${-s * 0.2} ${-s}z" fill="#a07a55"/>`;
    }
    o += `<g transform="translate(30 206) rotate(-24) translate(0 -108) scale(.36)"><g transform="rotate(90 224 192)">`;
    for (const s of TRUCK) {
      o += `<svg x="${(s[0] - 4) * 64}" y="${(s[1] - 4) * 64}" width="64" height="64" viewBox="0 0 64 64" overflow="visible">${tiles.inner({ type: s[2], con: s[3], turns: s[4], fire: 1, k: 2, seat: "#ffcb45" })}</svg>`;
    }
    o += "</g></g>";
    return base("gt", "#20142b", "#6a3f2a", "#a8692a", o);
  },
  metal_adventures() {
    let o = sky("pma", 60, 200);
    o += `<circle cx="120" cy="132" r="84" fill="#ffd3e2"/><circle cx="120" cy="132" r="84" fill="none" stroke="#ff8ab8" stroke-width="10" opacity=".5"/>`;
    o += `<g fill="#4a1038"><path d="M120 82c-30 0-50 20-50 46 0 16 8 25 18 31v17h64v-17c10-6 18-15 18-31 0-26-20-46-50-46z"/></g><g fill="#ffd3e2"><circle cx="101" cy="128" r="13"/><circle cx="139" cy="128" r="13"/><path d="M120 142l7 13h-14z"/><path d="M104 163h5v13h-5zM117 163h5v13h-5zM130 163h5v13h-5z"/></g><path d="M84 116l34 12-34 10z" fill="#4a1038"/><path d="M66 116l108 2" stroke="#4a1038" stroke-width="5"/>`;
    const dial = (x, y, r, a) =>
      `<g fill="none" stroke="#ffb8d4" stroke-width="1.8"><circle cx="${x}" cy="${y}" r="${r}"/><circle cx="${x}" cy="${y}" r="${r * 0.66}" stroke-dasharray="2 5"/><path d="M${x} ${y}L${x + r * 0.9 * Math.cos(a)} ${y + r * 0.9 * Math.sin(a)}" stroke="#ffd166" stroke-width="3" stroke-linecap="round"/></g><circle cx="${x}" cy="${y}" r="4" fill="#ffd166"/>`;
    o += dial(36, 58, 26, -0.6) + dial(206, 246, 30, 2.4);
    o += S("Black Comet", "destroyer", 3, 16, 198, 196, 0, -8);
    o += S("Sloop", "scout carrier", 1, 150, 56, 84, 0, -18);
    return base("ma", "#1d0a22", "#5a1746", "#8c2a5a", o);
  },
};
export const isDrawn = (game) => game in P;
export const poster = (game) => (P[game] ? P[game]() : "");
/** A sky, a planet and the first letter of the name, for a game of which there is no picture. */
export const unknown = (game, name) => {
  const R = ships.rng(game);
  const hue = Math.floor(R() * 360);
  const letter = (name[0] ?? "?").replace(/[<>&]/g, "?");
  const planet = `<circle cx="120" cy="330" r="150" fill="hsl(${hue} 45% 48%)"/><circle cx="120" cy="342" r="150" fill="hsl(${hue} 50% 34%)"/>`;
  const mark = `<text x="120" y="166" text-anchor="middle" font-size="110" font-weight="800" fill="#f4f1ff">${letter}</text>`;
  return base(`x${game}`, `hsl(${hue} 50% 8%)`, `hsl(${hue} 45% 20%)`, `hsl(${hue} 50% 34%)`, sky(game, 60, 220) + planet + mark);
};
