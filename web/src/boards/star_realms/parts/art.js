// Drawings of Star Realms: ships in the colours of their faction, stations for bases, a Boss.
import * as ships from "../../../art/ships.js";
/* faction palettes: h hull hue, s hull saturation, l lightness factor, accents, glow, nebula of the art window */
const PAL = {
  blob: {
    h: 105,
    s: 0.26,
    l: 0.74,
    A: "#6fbf3e",
    B: "#c56bd6",
    G: "#b8ff6a",
    sky: ["#0a1a14", "#16392a"],
    neb: "#4f9a3a",
  },
  machine: {
    h: 350,
    s: 0.1,
    l: 0.72,
    A: "#d8452e",
    B: "#ff9f4a",
    G: "#ff7a5a",
    sky: ["#170d16", "#3a1a22"],
    neb: "#a83a2a",
  },
  star: {
    h: 42,
    s: 0.26,
    l: 0.94,
    A: "#e9ae2a",
    B: "#3a4a86",
    G: "#ffe08a",
    sky: ["#15121c", "#3a2c1c"],
    neb: "#b07d1c",
  },
  trade: {
    h: 214,
    s: 0.28,
    l: 1,
    A: "#2f7fe0",
    B: "#8fe0ff",
    G: "#7fd8ff",
    sky: ["#0a1530", "#173666"],
    neb: "#2f6fc0",
  },
  "": {
    h: 220,
    s: 0.1,
    l: 0.86,
    A: "#7f8db2",
    B: "#d8deec",
    G: "#bcd0ff",
    sky: ["#0b1226", "#1d2744"],
    neb: "#4a5a86",
  },
};
const rgb = (x) => {
  const n = parseInt(x.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
};
const hsl = (x) => {
  const [r, g, b] = rgb(x).map((v) => v / 255),
    M = Math.max(r, g, b),
    m = Math.min(r, g, b),
    d = M - m,
    l = (M + m) / 2;
  let h = 0;
  if (d) h = M === r ? ((g - b) / d + 6) % 6 : M === g ? (b - r) / d + 2 : (r - g) / d + 4;
  return [h * 60, d ? d / (1 - Math.abs(2 * l - 1)) : 0, l];
};
const hex = (h, s, l) => {
  const k = (n) => (n + h / 30) % 12,
    a = s * Math.min(l, 1 - l),
    f = (n) =>
      Math.round(255 * (l - a * Math.max(-1, Math.min(k(n) - 3, 9 - k(n), 1))))
        .toString(16)
        .padStart(2, "0");
  return "#" + f(0) + f(8) + f(4);
};
let uid = 0;
const KEEP = /#(ffe9a8|16233f|131c33|ffffff|1a2340)/i;
function paint(svg, fac) {
  const P = PAL[fac],
    u = "k" + ++uid,
    id = (svg.match(/id="(s[0-9a-z]+)h"/) || [])[1];
  if (!id) return svg;
  const stop = (k) =>
    (svg.match(new RegExp(`id="${id}${k}"[^>]*><stop[^>]*stop-color="(#[0-9a-f]{6})"`, "i")) || [])[1];
  const slots = [
    [stop("a"), P.A],
    [stop("b"), P.B],
    [stop("f"), P.G],
  ]
    .filter((x) => x[0])
    .map((x) => [hsl(x[0]), hsl(x[1])]);
  const map = {};
  const re = (c) => {
    if (KEEP.test(c)) return c;
    if (map[c]) return map[c];
    const [h, s, l] = hsl(c);
    let best = null,
      bd = 24;
    if (s > 0.3)
      for (const [a, b] of slots) {
        const d = Math.min(Math.abs(a[0] - h), 360 - Math.abs(a[0] - h));
        if (a[1] > 0.2 && d < bd) {
          bd = d;
          best = [a, b];
        }
      }
    return (map[c] = best
      ? hex(best[1][0], best[1][1], Math.max(0.06, Math.min(0.94, best[1][2] * (l / best[0][2]))))
      : hex(P.h, Math.min(0.6, P.s + s * 0.2), Math.min(0.95, l * P.l)));
  };
  return svg
    .replace(/#[0-9a-f]{6}\b/gi, re)
    .split(id)
    .join(u);
}

/* stations */
const f = (n) => +n.toFixed(1),
  sh = (c, k) => ships.shade(c, k);
function station(o) {
  const R = ships.rng("base" + o.name),
    P = PAL[o.f],
    r = (a, b) => a + (b - a) * R(),
    i = (a, b) => Math.floor(r(a, b + 1)),
    u = "b" + ++uid;
  let q = "";
  const H = [0.92, 0.74, 0.5, 0.3].map((l) => hex(P.h, P.s, l * P.l)),
    A = P.A,
    B = P.B,
    W = "#ffe9a8";
  const path = (d, c, e = "") => (q += `<path d="${d}" fill="${c}" ${e}/>`),
    rect = (x, y, w, h, rx, c, e = "") =>
      (q += `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" rx="${f(rx)}" fill="${c}" ${e}/>`),
    oval = (x, y, a, b, c, e = "") =>
      (q += `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(a)}" ry="${f(b)}" fill="${c}" ${e}/>`),
    line = (x1, y1, x2, y2, c, w = 1) =>
      (q += `<path d="M${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}" stroke="${c}" stroke-width="${w}" stroke-linecap="round" fill="none"/>`),
    poly = (p, c, e) => path("M" + p.map((a) => f(a[0]) + " " + f(a[1])).join("L") + "z", c, e),
    wins = (x1, x2, y, n, s = 1.7) => {
      for (let k = 0; k < n; k++)
        rect(x1 + (x2 - x1) * (n < 2 ? 0.5 : k / (n - 1)) - s / 2, y - s / 2, s, s, 0.4, R() < 0.8 ? W : H[3]);
    };
  const gun = (x, y, s, d = 1) => {
    path(`M${f(x - s)} ${f(y)}a${s} ${s} 0 0 1 ${2 * s} 0z`, H[2]);
    line(x, y - s * 0.6, x + d * s * 2.2, y - s * 1.3, H[1], 1.8);
  };
  const cx = 80,
    cy = 42,
    lv = o.level || 1,
    HG = `url(#${u}h)`,
    AG = `url(#${u}a)`;
  if (o.f === "trade") {
    const rx = 36 + lv * 5,
      ry = 9 + lv,
      n = 2 + (lv > 1);
    for (const d of [-1, 1]) {
      const px = cx + d * (rx + 14);
      line(cx + d * 12, cy, px, cy, H[2], 2.5);
      for (let k = 0; k < 2; k++) {
        const x = px + d * (k * 10) - 4;
        rect(x, cy - 13, 8, 11, 1, "#1d4a94");
        rect(x, cy + 2, 8, 11, 1, "#1d4a94");
        line(x + 4, cy - 12, x + 4, cy - 3, B, 0.6);
        line(x + 4, cy + 3, x + 4, cy + 12, B, 0.6);
      }
    }
    q += `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="${H[3]}" stroke-width="7"/>`;
    rect(cx - 9, cy - 26 - lv * 2, 18, 52 + lv * 3, 8, HG);
    rect(cx - 9, cy - 15, 18, 3, 0, A);
    rect(cx - 9, cy + 12, 18, 3, 0, A);
    wins(cx - 5, cx + 5, cy - 20, 3);
    wins(cx - 5, cx + 5, cy - 8, 3);
    oval(cx, cy - 27 - lv * 2, 5, 4, B, 'opacity=".9"');
    line(cx, cy - 30 - lv * 2, cx, cy - 37, H[1], 1.2);
    oval(cx, cy - 38, 1.5, 1.5, B);
    q += `<path d="M${cx - rx} ${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}" fill="none" stroke="${H[1]}" stroke-width="7"/><path d="M${cx - rx} ${cy - 1.5}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy - 1.5}" fill="none" stroke="${H[0]}" stroke-width="2.4"/>`;
    for (let k = 1; k < 8 + lv; k++) {
      const a = (Math.PI * k) / (8 + lv),
        x = cx - Math.cos(a) * rx,
        y = cy + Math.sin(a) * ry;
      rect(x - 1.6, y - 0.2, 3.2, 2.2, 0.6, R() < 0.75 ? W : A);
    }
    for (let k = 0; k < n; k++) {
      const x = cx - 14 + k * 14;
      path(`M${x - 3} ${cy + 27 + lv}l6 0 2 4 -10 0z`, A);
    }
  } else if (o.f === "star") {
    const s = 1 + lv * 0.06,
      n = 3 + lv;
    path(`M${cx - 54 * s} ${cy + 6}L${cx} ${cy + 34}L${cx + 54 * s} ${cy + 6}L${cx} ${cy + 14}z`, H[3]);
    path(`M${cx - 58 * s} ${cy + 2}L${cx} ${cy - 8}L${cx + 58 * s} ${cy + 2}L${cx} ${cy + 18}z`, HG);
    path(
      `M${cx - 58 * s} ${cy + 2}L${cx} ${cy + 18}L${cx + 58 * s} ${cy + 2}l0 3L${cx} ${cy + 23}L${cx - 58 * s} ${cy + 5}z`,
      A,
    );
    for (let k = 0; k < n; k++) {
      const d = (k - (n - 1) / 2) / ((n - 1) / 2),
        x = cx + d * 36,
        h = (1 - Math.abs(d)) * (22 + lv * 3) + r(8, 13),
        w = 5.5 - Math.abs(d) * 1.5,
        by = cy + 8 - Math.abs(d) * 5;
      poly(
        [
          [x - w, by],
          [x - w * 0.8, by - h],
          [x, by - h - 7],
          [x + w * 0.8, by - h],
          [x + w, by],
        ],
        HG,
      );
      poly(
        [
          [x, by],
          [x, by - h - 7],
          [x + w * 0.8, by - h],
          [x + w, by],
        ],
        H[2],
        'opacity=".55"',
      );
      rect(x - w, by - h * 0.45, 2 * w, 2, 0, A);
      wins(x - w * 0.4, x + w * 0.4, by - h * 0.65, 2, 1.5);
    }
    for (let k = 0; k < 6; k++) {
      const d = -1 + k * 0.4;
      wins(cx + d * 44, cx + d * 44, cy + 15 - Math.abs(d) * 10 + 5, 1, 1.6);
    }
    oval(cx, cy + 30, 6, 3, P.G, 'opacity=".7"');
    gun(cx - 48, cy, 4, -1);
    gun(cx + 48, cy, 4, 1);
  } else if (o.f === "machine") {
    const n = 10 + lv,
      R1 = 20 + lv * 1.6;
    rect(26, cy - 5, 108, 10, 2, H[3]);
    for (let k = 0; k < 7; k++) line(30 + k * 15, cy - 5, 37 + k * 15, cy + 5, H[2], 1.4);
    for (const d of [-1, 1]) {
      const x = cx + d * 44;
      rect(x - 12, cy - 18, 24, 36, 2, HG);
      rect(x - 12, cy - 18, 24, 4, 1, A);
      for (let k = 0; k < 3; k++) rect(x - 8, cy - 9 + k * 8, 16, 4, 1, "#1a0d12");
      rect(x - 7, cy - 8.5, r(5, 13), 2.4, 1, P.G);
      for (let k = 0; k < 2; k++) {
        const hx = x - 7 + k * 9,
          hh = r(6, 13);
        rect(hx, cy - 18 - hh, 5, hh, 1, H[2]);
        rect(hx - 0.6, cy - 20 - hh, 6.2, 3, 1, B);
      }
    }
    let g = "";
    for (let k = 0; k < n; k++) {
      const a = (2 * Math.PI * k) / n,
        w = (Math.PI / n) * 0.55;
      g += ["L", "L", "L", "L"]
        .map((c, j) => {
          const rr = j === 1 || j === 2 ? R1 + 5 : R1,
            aa = a + (j < 2 ? -w : w);
          return (g === "" && j === 0 ? "M" : c) + f(cx + Math.cos(aa) * rr) + " " + f(cy + Math.sin(aa) * rr);
        })
        .join("");
    }
    path(g + "z", HG);
    oval(cx, cy, R1 - 4, R1 - 4, H[3]);
    oval(cx, cy, R1 - 7, R1 - 7, "#160a10");
    oval(cx, cy, R1 - 9, R1 - 9, A);
    oval(cx, cy, R1 * 0.34, R1 * 0.34, P.G);
    oval(cx - 2, cy - 2.5, 2.6, 2, "#fff", 'opacity=".9"');
    for (let k = 0; k < 6; k++) {
      const a = (k * Math.PI) / 3 + 0.3;
      oval(cx + Math.cos(a) * (R1 - 2), cy + Math.sin(a) * (R1 - 2), 1.3, 1.3, H[0]);
    }
  } else {
    const rr = 25 + lv * 1.8;
    for (let k = 0; k < 9 + lv; k++) {
      const a = (2 * Math.PI * k) / (9 + lv) + r(-0.15, 0.15),
        l = rr + r(9, 19),
        w = 0.13;
      path(
        `M${f(cx + Math.cos(a - w) * rr * 1.25)} ${f(cy + Math.sin(a - w) * rr * 0.9)}Q${f(cx + Math.cos(a + 0.1) * l * 1.3)} ${f(cy + Math.sin(a + 0.1) * l * 0.8)} ${f(cx + Math.cos(a + 0.22) * (l + 6) * 1.35)} ${f(cy + Math.sin(a + 0.22) * (l + 6) * 0.78)}Q${f(cx + Math.cos(a + w) * l * 1.1)} ${f(cy + Math.sin(a + w) * l * 0.75)} ${f(cx + Math.cos(a + w) * rr * 1.2)} ${f(cy + Math.sin(a + w) * rr * 0.85)}z`,
        k % 2 ? "#3c6a2c" : "#548f37",
      );
    }
    oval(cx, cy, rr * 1.32, rr * 0.96, `url(#${u}m)`);
    for (let k = 0; k < 7; k++) {
      const a = r(0, 6.3),
        d = r(0.25, 0.8) * rr,
        x = cx + Math.cos(a) * d * 1.2,
        y = cy + Math.sin(a) * d * 0.82,
        s = r(3, 6.5);
      oval(x, y, s * 1.15, s, "#2b4a24");
      oval(x, y, s * 0.8, s * 0.68, k % 3 ? "#caff7a" : B);
      oval(x - s * 0.25, y - s * 0.28, s * 0.26, s * 0.2, "#fff", 'opacity=".9"');
    }
    for (let k = 0; k < 4; k++) oval(cx + r(-58, 58), r(8, 74), r(1.2, 2.6), r(1.2, 2.4), "#b8ff6a", 'opacity=".75"');
  }
  if (o.outpost)
    q += `<g fill="none" stroke="${P.G}" stroke-linecap="round"><path d="M14 ${cy - 24}Q4 ${cy} 14 ${cy + 24}M146 ${cy - 24}Q156 ${cy} 146 ${cy + 24}" stroke-width="2.6" opacity=".85"/><path d="M20 ${cy - 19}Q12 ${cy} 20 ${cy + 19}M140 ${cy - 19}Q148 ${cy} 140 ${cy + 19}" stroke-width="1.2" opacity=".5"/></g>`;
  return `<defs><linearGradient id="${u}h" x1="0" y1="0" x2="0" y2="1"><stop offset=".34" stop-color="${H[0]}"/><stop offset=".34" stop-color="${H[1]}"/><stop offset=".7" stop-color="${H[1]}"/><stop offset=".7" stop-color="${H[2]}"/></linearGradient><linearGradient id="${u}a" x1="0" y1="0" x2="0" y2="1"><stop offset=".62" stop-color="${A}"/><stop offset=".62" stop-color="${sh(A, 0.7)}"/></linearGradient><radialGradient id="${u}m" cx=".38" cy=".3"><stop stop-color="#a9d873"/><stop offset=".5" stop-color="#5f9a3e"/><stop offset="1" stop-color="#28492a"/></radialGradient></defs>${q}`;
}
/* art window: nebula, stars, for bases a planet limb */
function back(seed, fac, planet) {
  const P = PAL[fac],
    R = ships.rng("neb" + seed),
    u = "n" + ++uid;
  let o = `<defs><linearGradient id="${u}" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="${P.sky[0]}"/><stop offset="1" stop-color="${P.sky[1]}"/></linearGradient><radialGradient id="${u}r"><stop stop-color="${P.neb}" stop-opacity=".55"/><stop offset="1" stop-color="${P.neb}" stop-opacity="0"/></radialGradient></defs><rect x="-80" y="-80" width="320" height="240" fill="url(#${u})"/><ellipse cx="${f(R() * 160)}" cy="${f(R() * 50)}" rx="${f(60 + R() * 40)}" ry="${f(30 + R() * 16)}" fill="url(#${u}r)"/>`;
  if (planet) {
    const x = R() < 0.5 ? 20 : 140;
    o += `<circle cx="${x}" cy="104" r="52" fill="${ships.shade(P.neb, 0.55)}"/><path d="M${x - 52} 104a52 52 0 0 1 104 0a60 54 0 0 0 -104 0z" fill="${P.neb}" opacity=".8"/>`;
  } else {
    const x = 52 + R() * 56,
      up = R() < 0.5,
      y = up ? 9 + R() * 9 : 60 + R() * 10,
      r = 5 + R() * 8,
      c = R() < 0.6 ? P.neb : P.B;
    o += `<g opacity=".62"><circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${ships.shade(c, 0.62)}"/><path d="M${f(x - r * 0.6)} ${f(y + r * 0.8)}A${f(r)} ${f(r)} 0 0 0 ${f(x + r * 0.8)} ${f(y - r * 0.6)}A${f(r * 1.3)} ${f(r * 1.3)} 0 0 1 ${f(x - r * 0.6)} ${f(y + r * 0.8)}z" fill="#000" opacity=".38"/>${r > 9 ? `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(r * 1.65)}" ry="${f(r * 0.32)}" fill="none" stroke="${c}" stroke-width="1.1" transform="rotate(-14 ${f(x)} ${f(y)})"/>` : ""}</g>`;
  }
  return (
    o +
    `<g transform="translate(-80 -80) scale(2 3)">${ships.sky(seed, 160, 80, 26).replace(/r="[\d.]+"/g, (m) => `r="${f(+m.slice(3, -1) * 0.42)}"`)}</g>`
  );
}
/* living ships trail tendrils */
function tendrils(seed) {
  const R = ships.rng("tend" + seed),
    r = (a, b) => a + (b - a) * R();
  let o = "";
  for (let k = 0; k < 7; k++) {
    const x0 = r(44, 112),
      up = k % 2 ? 1 : -1,
      y0 = 41 + up * r(4, 9),
      x1 = x0 - r(22, 40),
      y1 = 41 + up * r(19, 31);
    o += `<path d="M${f(x0)} ${f(y0)}Q${f(x0 - r(0, 6))} ${f(y1)} ${f(x1)} ${f(y1)}" fill="none" stroke="${k % 3 ? "#4d8536" : "#37622c"}" stroke-width="${f(r(2, 3.6))}" stroke-linecap="round"/><circle cx="${f(x1)}" cy="${f(y1)}" r="${f(r(1.6, 2.6))}" fill="${k % 3 ? "#caff7a" : "#c56bd6"}"/>`;
  }
  return o;
}
const lv = (c) => (c.cost > 6 ? 3 : c.cost > 4 ? 2 : c.cost > 2 ? 1 : 0);
function card(c) {
  const b =
    c.type === "ship"
      ? (c.f === "blob" ? tendrils(c.name) : "") + paint(ships.parts({ name: c.name, kind: c.kind, level: lv(c) }), c.f)
      : station({ name: c.name, f: c.f, level: lv(c), outpost: c.type === "outpost" });
  return `<svg viewBox="0 0 160 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${back(c.name, c.f, c.type !== "ship")}</svg><svg class="sub" viewBox="${c.type === "ship" ? "4 6 152 70" : "8 2 144 78"}" preserveAspectRatio="xMidYMid meet" aria-hidden="true">${b}</svg>`;
}
function boss(seed, fac) {
  const R = ships.rng(seed),
    r = (a, b) => a + (b - a) * R(),
    u = "z" + ++uid,
    P = PAL[fac];
  let q = "";
  for (let k = 0; k < 13; k++) {
    const a = Math.PI * (k / 12) * 1.5 - Math.PI * 0.25 + Math.PI,
      x0 = 92 + Math.cos(a) * 30,
      y0 = 56 - Math.sin(a) * -24,
      x1 = 92 + Math.cos(a) * r(62, 92),
      y1 = 56 + Math.sin(a) * r(46, 66),
      b = r(-22, 22);
    q += `<path d="M${f(x0)} ${f(y0)}Q${f((x0 + x1) / 2 + b)} ${f((y0 + y1) / 2 - b)} ${f(x1)} ${f(y1)}" fill="none" stroke="${k % 2 ? "#37622c" : "#4d8536"}" stroke-width="${f(r(5, 9))}" stroke-linecap="round"/><circle cx="${f(x1)}" cy="${f(y1)}" r="${f(r(3, 5))}" fill="${k % 3 ? "#caff7a" : P.B}"/>`;
  }
  q += `<path d="M48 54C50 24 78 12 104 18C134 24 148 48 140 72C134 96 108 104 86 98C62 94 46 78 48 54z" fill="url(#${u}m)"/><path d="M62 66Q92 50 128 68Q118 92 92 92Q68 90 62 66z" fill="#140c1a"/><path d="M64 67Q92 54 126 68L121 78Q92 64 68 76z" fill="#5a1f4a"/>`;
  for (let k = 0; k < 9; k++) {
    const x = 66 + k * 7,
      t = 64 - Math.sin((k / 8) * Math.PI) * 6;
    q += `<path d="M${x} ${f(t)}l3 ${f(8 + (k % 2) * 3)} 3 ${f(-8 - (k % 2) * 3)}z" fill="#eef6d8"/>`;
    if (k % 2) q += `<path d="M${x + 1} ${f(90 - Math.abs(k - 4) * 2)}l2.500 -8 3 8z" fill="#d9e6b8"/>`;
  }
  for (const [x, y, s] of [
    [76, 40, 8],
    [97, 34, 10.5],
    [118, 42, 7.5],
    [88, 24, 4],
    [108, 23, 4.5],
    [61, 52, 4.5],
    [133, 56, 4.5],
  ])
    q += `<circle cx="${x}" cy="${y}" r="${s * 1.28}" fill="#284523"/><circle cx="${x}" cy="${y}" r="${s}" fill="#f6ffcf"/><circle cx="${f(x - s * 0.2)}" cy="${f(y + s * 0.12)}" r="${f(s * 0.58)}" fill="#d0457f"/><ellipse cx="${f(x - s * 0.2)}" cy="${f(y + s * 0.12)}" rx="${f(s * 0.2)}" ry="${f(s * 0.48)}" fill="#1a0b18"/><circle cx="${f(x + s * 0.22)}" cy="${f(y - s * 0.3)}" r="${f(s * 0.2)}" fill="#fff"/>`;
  for (let k = 0; k < 12; k++)
    q += `<circle cx="${f(r(54, 136))}" cy="${f(r(28, 96))}" r="${f(r(1, 2.4))}" fill="#2f5128" opacity=".55"/>`;
  return `<svg viewBox="10 6 148 132" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${back(seed, fac)}<defs><radialGradient id="${u}m" cx=".4" cy=".25"><stop stop-color="#b4e27a"/><stop offset=".5" stop-color="#5f9a3e"/><stop offset="1" stop-color="#233f25"/></radialGradient></defs>${q}</svg>`;
}

export { card, boss };
