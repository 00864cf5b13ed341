// Mars cut into its regions, drawn from the order of the ring and the turn of the core.
import * as ships from "../../../art/ships.js";
/* ---- the globe: six outer sectors of 60 degrees from north, three inner ones with borders at 60, 180, 300 ---- */
const TONE = {
  vastitas_borealis: "#d99a6a",
  ausonia: "#cf7a41",
  tritonis_sinus: "#bd6034",
  mare_tyrrhenum: "#a9512f",
  sinus_sabaeus: "#b8603a",
  mare_serpentis: "#c8743f",
  syrtis_major: "#8f3d2b",
  hellas: "#c25a36",
  valles_marineris: "#7f3526",
};
function shape(G, map) {
  const q = G.in || 0.535,
    rnd = ships.rng("mars-a"),
    pt = (a, r) => {
      const t = ((a - 90) * Math.PI) / 180;
      return [G.cx + Math.cos(t) * r * G.R, G.cy + Math.sin(t) * r * G.R];
    };
  /* wobbling edge between two polar points; same edge is used by both neighbours */
  const edge = (a0, r0, a1, r1, amp) => {
    const n = 14,
      f1 = 1 + rnd() * 2,
      f2 = 3 + rnd() * 3,
      p1 = rnd() * 6,
      p2 = rnd() * 6,
      o = [];
    for (let i = 0; i <= n; i++) {
      const k = i / n,
        e = Math.sin(Math.PI * k),
        w = (Math.sin(p1 + k * 6.28 * f1) * 0.6 + Math.sin(p2 + k * 6.28 * f2) * 0.4) * amp * Math.min(1, e * 1.6),
        a = a0 + (a1 - a0) * k,
        r = r0 + (r1 - r0) * k;
      o.push(Math.abs(a1 - a0) > Math.abs(r1 - r0) * 40 ? pt(a, r + w) : pt(a + w * 60, r));
    }
    return o;
  };
  const cores = [60, 180, 300].map((a) => (a + map.turn) % 360),
    nodes = [30, 90, 150, 210, 270, 330, ...cores].sort((a, b) => a - b),
    rr = nodes.map(() => q + (rnd() - 0.5) * 0.035),
    ring = {};
  nodes.forEach((a, i) => {
    const j = (i + 1) % 9,
      b = nodes[j] + (j ? 0 : 360);
    ring[a] = edge(a, rr[i], b, rr[j], 0.022);
  });
  const R = (a) => rr[nodes.indexOf((a + 360) % 360)],
    spoke = {},
    core = {};
  for (const a of [30, 90, 150, 210, 270, 330]) spoke[a] = edge(a, R(a), a, 1, 0.05);
  const c0 = [[G.cx + G.R * 0.01, G.cy + G.R * 0.015]];
  for (const a of cores) core[a] = edge(a, 0.015, a, R(a), 0.075);
  const rev = (x) => [...x].reverse(),
    arc = (a, b) => {
      const o = [];
      for (let i = 0; i <= 16; i++) o.push(pt(a + ((b - a) * i) / 16, 1));
      return o;
    },
    span = (a, b) => {
      let o = [];
      for (let x = a; x < b;) {
        const k = (x + 360) % 360,
          i = nodes.indexOf(k),
          nx = nodes[(i + 1) % 9];
        o = o.concat(ring[k]);
        x += (nx - k + 360) % 360;
      }
      return o;
    };
  const poly = {};
  map.ring.forEach((id, i) => {
    const a = i * 60 - 30,
      b = a + 60,
      A = (a + 360) % 360,
      B = (b + 360) % 360;
    poly[id] = [...spoke[A], ...arc(a, b), ...rev(spoke[B]), ...rev(span(a, b))];
  });
  map.inner.forEach((id, i) => {
    const a = -60 + map.turn + i * 120,
      b = a + 120,
      A = (a + 360) % 360,
      B = (b + 360) % 360;
    poly[id] = [...core[A], ...span(a, b), ...rev(core[B])];
  });
  const at = {};
  map.ring.forEach((id, i) => {
    at[id] = pt(i * 60, i % 3 ? (G.W < 400 ? 0.765 : 0.733) : 0.745);
  });
  map.inner.forEach((id, i) => {
    const sm = G.W < 400;
    at[id] = sm
      ? pt(map.turn + i * 120 + (i === 1 ? 3 : i === 2 ? -3 : 0), i ? 0.36 : 0.34)
      : pt(map.turn + i * 120 + (i === 1 ? -6 : i === 2 ? 6 : 0), i ? 0.3 : 0.28);
  });
  return { poly, at, pt };
}
function globe(G, map, names) {
  const sh = shape(G, map),
    P = {},
    R = G.R,
    d = (a) => "M" + a.map((p) => p[0].toFixed(1) + " " + p[1].toFixed(1)).join("L") + "z",
    rnd = ships.rng("craters");
  for (const k in sh.poly) P[k] = d(sh.poly[k]);
  const inr = (id) => `clip-path="url(#rpc-${id})"`;
  let clip = "",
    land = "",
    deco = "",
    edges = "",
    lit = "";
  for (const k in P) {
    clip += `<clipPath id="rpc-${k}"><path d="${P[k]}"/></clipPath>`;
    land += `<path class="land" data-region="${k}" d="${P[k]}" fill="${TONE[k]}"/>`;
    edges += `<path d="${P[k]}"/>`;
    lit += `<path class="lit" data-cell="g-${k}" data-lit="${k}" d="${P[k]}"/>`;
  }
  const cx = G.cx,
    cy = G.cy,
    E = (x, y, rx, ry, f, o, ex = "") =>
      `<ellipse cx="${(cx + x * R).toFixed(1)}" cy="${(cy + y * R).toFixed(1)}" rx="${(rx * R).toFixed(1)}" ry="${(ry * R).toFixed(1)}" fill="${f}" opacity="${o}" ${ex}/>`;
  /* landscape: polar caps, a basin, a shield volcano, a canyon, dunes, craters */
  deco += `<g ${inr("vastitas_borealis")}>${E(0, -1.02, 0.5, 0.2, "#fff6ec", 0.85)}${E(-0.1, -0.92, 0.36, 0.1, "#fff6ec", 0.5)}${E(0.2, -0.86, 0.2, 0.04, "#fff6ec", 0.35)}</g><g ${inr("mare_tyrrhenum")}>${E(0, 1.03, 0.36, 0.11, "#fff1e4", 0.7)}${E(0.06, 0.95, 0.2, 0.04, "#fff1e4", 0.35)}</g>`;
  deco += `<g ${inr("hellas")}>${E(0.24, 0.16, 0.3, 0.26, "#d9794c", 0.8)}${E(0.24, 0.16, 0.23, 0.19, "#e0895b", 0.6)}${E(0.26, 0.17, 0.14, 0.11, "#b9532f", 0.35)}</g>`;
  deco += `<g ${inr("syrtis_major")}>${E(-0.02, -0.3, 0.36, 0.17, "#6d2a22", 0.55)}${E(-0.06, -0.32, 0.2, 0.1, "#5a211d", 0.5)}${E(-0.06, -0.33, 0.07, 0.03, "#3c1512", 0.6)}</g>`;
  const v = (dy, w, c, o) =>
    `<path d="M${cx - R * 0.56} ${cy + R * (0.1 + dy)}q${R * 0.14} ${-R * 0.05} ${R * 0.24} ${R * 0.03}t${R * 0.2} ${R * 0.02}t${R * 0.16} ${R * 0.07}" fill="none" stroke="${c}" stroke-width="${R * w}" stroke-linecap="round" opacity="${o}"/>`;
  deco += `<g ${inr("valles_marineris")}>${v(0.03, 0.07, "#4a1814", 0.65)}${v(0.02, 0.025, "#2c0d0c", 0.7)}${v(0.16, 0.03, "#4a1814", 0.5)}${v(-0.06, 0.018, "#a3522f", 0.5)}</g>`;
  for (const [id, a, col] of [
    ["ausonia", 60, "#e39a60"],
    ["mare_serpentis", 300, "#de9054"],
    ["sinus_sabaeus", 240, "#8e4527"],
    ["tritonis_sinus", 120, "#93452a"],
  ]) {
    let w = "";
    for (let i = 0; i < 6; i++) {
      const p = sh.pt(a + (rnd() - 0.5) * 46, 0.62 + rnd() * 0.34),
        l = R * (0.1 + rnd() * 0.14);
      w += `<path d="M${(p[0] - l / 2).toFixed(1)} ${p[1].toFixed(1)}q${(l / 4).toFixed(1)} ${(-R * 0.025).toFixed(1)} ${(l / 2).toFixed(1)} 0t${(l / 2).toFixed(1)} 0"/>`;
    }
    deco += `<g ${inr(id)} fill="none" stroke="${col}" stroke-width="${(R * 0.016).toFixed(1)}" stroke-linecap="round" opacity=".6">${w}</g>`;
  }
  for (let i = 0; i < 26; i++) {
    const p = sh.pt(rnd() * 360, Math.sqrt(rnd()) * 0.95),
      r = R * (0.01 + rnd() * rnd() * 0.045);
    deco += `<g opacity=".5"><circle cx="${p[0].toFixed(1)}" cy="${p[1].toFixed(1)}" r="${r.toFixed(1)}" fill="#5b2419" opacity=".55"/><path d="M${(p[0] - r).toFixed(1)} ${p[1].toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 0 0 ${(2 * r).toFixed(1)} 0" fill="none" stroke="#f0b184" stroke-width="1" opacity=".8"/></g>`;
  }
  /* names of the outer regions run along the rim */
  let txt = "";
  if (names)
    map.ring.forEach((id, i) => {
      const a = i * 60,
        low = i > 1 && i < 5,
        r = low ? 0.945 : 0.895,
        s = sh.pt(low ? a + 29 : a - 29, r),
        e = sh.pt(low ? a - 29 : a + 29, r);
      txt += `<path id="rpn-${id}" d="M${s[0].toFixed(1)} ${s[1].toFixed(1)}A${R * r} ${R * r} 0 0 ${low ? 0 : 1} ${e[0].toFixed(1)} ${e[1].toFixed(1)}" fill="none"/><text class="rimname ${id}"><textPath href="#rpn-${id}" startOffset="50%" text-anchor="middle">${names(id)}</textPath></text>`;
    });
  return {
    sh,
    svg: `<svg class="marssvg" viewBox="0 0 ${G.W} ${G.H}" aria-hidden="true"><defs>${clip}<radialGradient id="rpSh" cx=".36" cy=".3" r=".78"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset=".72" stop-color="#14060a" stop-opacity=".26"/><stop offset="1" stop-color="#0a0410" stop-opacity=".74"/></radialGradient><radialGradient id="rpAt" cx=".5" cy=".5" r=".5"><stop offset=".86" stop-color="#ff9468" stop-opacity=".55"/><stop offset=".93" stop-color="#ff9468" stop-opacity=".16"/><stop offset="1" stop-color="#ff9468" stop-opacity="0"/></radialGradient></defs>
${G.sky === false ? "" : ships.sky("mars", G.W, G.H, Math.round((G.W * G.H) / 3600))}<circle cx="${cx}" cy="${cy}" r="${R * 1.14}" fill="url(#rpAt)"/><g>${land}</g><g pointer-events="none">${deco}<g fill="none" stroke="#ffe9d6" stroke-opacity=".09"><ellipse cx="${cx}" cy="${cy}" rx="${R * 0.5}" ry="${R}"/><ellipse cx="${cx}" cy="${cy}" rx="${R * 0.86}" ry="${R}"/><path d="M${cx - R} ${cy}h${2 * R}M${cx - R * 0.87} ${cy - R * 0.5}h${R * 1.74}M${cx - R * 0.87} ${cy + R * 0.5}h${R * 1.74}"/></g><circle cx="${cx}" cy="${cy}" r="${R}" fill="url(#rpSh)"/><g class="borders">${edges}</g>${lit}<circle cx="${cx}" cy="${cy}" r="${R}" fill="none" stroke="#ffc9a6" stroke-opacity=".5" stroke-width="1.500"/>${txt}</g></svg>`,
  };
}

export { globe };
