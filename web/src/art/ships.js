// Ships drawn from a name, a class and a level, side view, nose to the right, viewBox 160 x 80.
// No state and no randomness besides the seed: the same ship looks the same on every screen.
import { HULLS as HEAVY } from "./hulls-heavy.js";
import { HULLS as LIGHT } from "./hulls-light.js";
import { f, hash, kind, pen, rng, shade } from "./ship-pen.js";

const HULLS = { ...LIGHT, ...HEAVY };

function parts(o) {
  const L = Math.max(0, Math.min(3, o.level || 0)),
    P = pen(o.name, L),
    k = o.kind || kind(o.cls || "");
  (HULLS[k] || HULLS.cargo)(P, L);
  return P.out([0.86, 0.9, 0.97, 1.03][L]);
}
function svg(o) {
  const lab = o.label === undefined ? o.name : o.label;
  return `<svg class="ship ${o.klass || ""}" viewBox="0 0 160 80" ${lab ? `role="img" aria-label="${lab.replace(/"/g, "")}"` : 'aria-hidden="true"'} preserveAspectRatio="xMidYMid ${o.slice ? "slice" : "meet"}">${o.sky ? sky(o.name, 160, 80) : ""}${parts(o)}</svg>`;
}
function sky(seed, w, h, n) {
  const R = rng("sky" + seed);
  let o = "";
  n = n || Math.round((w * h) / 420);
  for (let i = 0; i < n; i++) {
    const r = R();
    o += `<circle cx="${f(R() * w)}" cy="${f(R() * h)}" r="${r > 0.93 ? 1.3 : r > 0.7 ? 0.8 : 0.5}" fill="var(--art-star,#c9d7ff)" opacity="${f(0.25 + R() * 0.6)}"/>`;
  }
  return `<g>${o}</g>`;
}
export { hash, kind, parts, rng, shade, sky, svg };
