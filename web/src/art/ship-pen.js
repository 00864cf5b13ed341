// The pen that draws ships: a seed chooses hull, livery and lights; the same seed always draws the same.
const hash = (s) => {
  let h = 2166136261;
  for (const c of s) {
    h ^= c.codePointAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
};
const rng = (seed) => {
  let a = typeof seed === "string" ? hash(seed) : seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
const HULL = [
  ["#f4f1e8", "#c9ccd6", "#7f88a1", "#4a5470"],
  ["#e6edf7", "#b3c2da", "#6d7fa3", "#3f4d70"],
  ["#f2e7d3", "#cfbfa3", "#8d7d68", "#564a45"],
  ["#dfe6df", "#aebdb4", "#6c8079", "#3e5152"],
  ["#e7e1ef", "#bdb3cf", "#7c7196", "#4a4363"],
];
const LIVERY = [
  ["#e4572e", "#ffb238"],
  ["#2f9e9a", "#ffd166"],
  ["#3d7fd6", "#f4f1e8"],
  ["#d64573", "#ffc2a1"],
  ["#8a63d2", "#ffd166"],
  ["#3f9a5a", "#f2e27a"],
  ["#f0a020", "#39507e"],
  ["#c63d3d", "#f4f1e8"],
  ["#2c6e9b", "#ff9a5a"],
  ["#6a7bd9", "#9ff0e0"],
];
const GLOW = ["#7fe3ff", "#ffb36b", "#c9a2ff", "#8dffcf"];
const KINDS = [
  [/gun carriage/i, "gun"],
  [/cargo train/i, "train"],
  [/gate/i, "gate"],
  [/dreadnought/i, "dreadnought"],
  [/destroyer/i, "destroyer"],
  [/fast tanker/i, "fasttanker"],
  [/tanker/i, "tanker"],
  [/tug/i, "tug"],
  [/command cruiser/i, "cruiser"],
  [/cruiser/i, "star"],
  [/command ship/i, "command"],
  [/cargo carrier/i, "cargocarrier"],
  [/scout carrier/i, "scout"],
  [/carrier/i, "carrier"],
  [/mining/i, "miner"],
  [/settlement/i, "colony"],
  [/cargo/i, "cargo"],
];
const kind = (c) => (KINDS.find((k) => k[0].test(c)) || [0, "cargo"])[1];
const f = (n) => +n.toFixed(1);

function pen(seed, level) {
  const R = rng(seed),
    pick = (a) => a[Math.floor(R() * a.length)],
    id = "s" + hash(seed).toString(36);
  const hull = pick(HULL),
    liv = pick(LIVERY),
    glow = pick(GLOW),
    win = "#ffe9a8";
  let o = "";
  const P = {
    R,
    pick,
    hull,
    liv,
    glow,
    level,
    r: (a, b) => a + (b - a) * R(),
    i: (a, b) => Math.floor(a + (b - a + 1) * R()),
    add: (s) => {
      o += s;
    },
    poly: (pts, fill) => {
      o += `<path d="M${pts.map((p) => f(p[0]) + " " + f(p[1])).join("L")}z" fill="${fill}"/>`;
    },
    path: (d, fill, ex = "") => {
      o += `<path d="${d}" fill="${fill}" ${ex}/>`;
    },
    rect: (x, y, w, h, rx, fill, ex = "") => {
      o += `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" rx="${f(rx)}" fill="${fill}" ${ex}/>`;
    },
    oval: (x, y, rx, ry, fill, ex = "") => {
      o += `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}" ${ex}/>`;
    },
    line: (x1, y1, x2, y2, st, w = 1) => {
      o += `<path d="M${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}" stroke="${st}" stroke-width="${w}" stroke-linecap="round" fill="none"/>`;
    },
    H: `url(#${id}h)`,
    D: hull[3],
    M: hull[2],
    L: hull[0],
    A: liv[0],
    B: liv[1],
    AG: `url(#${id}a)`,
    BG: `url(#${id}b)`,
    win,
    flame: (x, y, s) => {
      o += `<path d="M${f(x)} ${f(y - s * 0.8)}L${f(x - s * 3.4)} ${f(y)}L${f(x)} ${f(y + s * 0.8)}z" fill="url(#${id}f)"/><path d="M${f(x)} ${f(y - s * 0.42)}L${f(x - s * 1.6)} ${f(y)}L${f(x)} ${f(y + s * 0.42)}z" fill="#fff" opacity=".85"/>`;
    },
    bell: (x, y, s) => {
      P.flame(x - s * 0.9, y, s);
      P.poly(
        [
          [x, y - s * 0.6],
          [x - s * 1.1, y - s],
          [x - s * 1.1, y + s],
          [x, y + s * 0.6],
        ],
        P.D,
      );
      P.poly(
        [
          [x, y - s * 0.6],
          [x - s * 1.1, y - s],
          [x - s * 1.1, y - s * 0.25],
          [x, y - s * 0.15],
        ],
        P.M,
      );
    },
    wins: (x1, x2, y, n, s = 1.6) => {
      for (let i = 0; i < n; i++) {
        const x = x1 + (x2 - x1) * (n < 2 ? 0.5 : i / (n - 1));
        P.rect(x - s / 2, y - s / 2, s, s, 0.5, R() < 0.82 ? win : P.D);
      }
    },
    box: (x, y, w, h, c) => {
      P.rect(x, y, w, h, 1.2, c);
      P.rect(x, y, w, h * 0.3, 1.2, "#fff", 'opacity=".25"');
      P.rect(x, y + h * 0.72, w, h * 0.28, 1.2, "#000", 'opacity=".25"');
      for (let k = 1; k < 4; k++)
        P.line(x + (w * k) / 4, y + 1.5, x + (w * k) / 4, y + h - 1.5, "rgba(0,0,0,.28)", 0.8);
    },
    mast: (x, y, h) => {
      P.line(x, y, x, y - h, P.M, 1.1);
      P.oval(x, y - h, 1.2, 1.2, P.B);
    },
    dish: (x, y, r) => {
      P.line(x, y, x, y - r, P.M, 1.2);
      P.path(`M${f(x - r)} ${f(y - r * 1.9)}A${f(r)} ${f(r)} 0 0 0 ${f(x + r)} ${f(y - r * 0.7)}z`, P.L);
      P.line(x, y - r * 1.3, x + r * 0.7, y - r * 2.2, P.L, 0.9);
    },
    turret: (x, y, s, up = -1) => {
      P.path(`M${f(x - s)} ${f(y)}A${f(s)} ${f(s)} 0 0 ${up < 0 ? 1 : 0} ${f(x + s)} ${f(y)}z`, P.M);
      P.rect(x, y + up * s * 0.75 - 0.9, s * 2.3, 1.8, 0.6, P.D);
    },
    ball: (x, y, r, c) => {
      P.oval(x, y, r, r, c);
      P.path(
        `M${f(x - r)} ${f(y)}A${f(r)} ${f(r)} 0 0 0 ${f(x + r)} ${f(y)}A${f(r)} ${f(r * 0.55)} 0 0 1 ${f(x - r)} ${f(y)}z`,
        "#000",
        'opacity=".3"',
      );
      P.oval(x - r * 0.3, y - r * 0.45, r * 0.36, r * 0.2, "#fff", 'opacity=".75"');
    },
    chev: (x, y, w, h, n) => {
      for (let i = 0; i < n; i++) {
        const a = x + (w * i) / n,
          b = w / n;
        P.poly(
          [
            [a, y + h],
            [a + b * 0.5, y],
            [a + b, y],
            [a + b * 0.5, y + h],
          ],
          i % 2 ? P.D : P.B,
        );
      }
    },
    dx: 0,
    out: (k) => {
      const s = k || 1;
      return `<defs><linearGradient id="${id}h" x1="0" y1="0" x2="0" y2="1"><stop offset=".36" stop-color="${hull[0]}"/><stop offset=".36" stop-color="${hull[1]}"/><stop offset=".7" stop-color="${hull[1]}"/><stop offset=".7" stop-color="${hull[2]}"/></linearGradient><linearGradient id="${id}a" x1="0" y1="0" x2="0" y2="1"><stop offset=".62" stop-color="${liv[0]}"/><stop offset=".62" stop-color="${shade(liv[0], 0.7)}"/></linearGradient><linearGradient id="${id}b" x1="0" y1="0" x2="0" y2="1"><stop offset=".62" stop-color="${liv[1]}"/><stop offset=".62" stop-color="${shade(liv[1], 0.75)}"/></linearGradient><linearGradient id="${id}f" x1="1" y1="0" x2="0" y2="0"><stop stop-color="${glow}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></linearGradient><radialGradient id="${id}r"><stop stop-color="#fff"/><stop offset=".35" stop-color="${glow}"/><stop offset="1" stop-color="${glow}" stop-opacity=".08"/></radialGradient></defs><g transform="translate(${f(82 - 82 * s + P.dx)} ${f(41 - 41 * s)}) scale(${s})">${o}</g>`;
    },
    RG: `url(#${id}r)`,
  };
  return P;
}
function shade(hex, k) {
  const n = parseInt(hex.slice(1), 16);
  return (
    "#" +
    [16, 8, 0]
      .map((b) =>
        Math.round(((n >> b) & 255) * k)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")
  );
}

export { f, hash, kind, pen, rng, shade };
