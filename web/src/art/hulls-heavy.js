// Hulls by class: tugs, tankers, gates, warships, trains, colonies.
import { f } from "./ship-pen.js";
import { nose } from "./ship-nose.js";

export const HULLS = {
  tug(P, L) {
    const y = 42,
      es = 9 + L;
    P.bell(50, y - 11, es);
    P.bell(50, y + 11, es);
    P.rect(44, y - 20, 24, 40, 6, P.H);
    P.chev(50, y - 20, 14, 5, 4);
    P.chev(50, y + 15, 14, 5, 4);
    P.path(`M64 ${y - 15}h22q14 2 18 12v9q-4 8-16 9h-24z`, P.H);
    P.path(`M84 ${y - 12}q11 1 14 9h-14z`, "#16233f");
    P.path(`M86 ${y - 10}q6 1 8.5 5h-8.5z`, P.glow, 'opacity=".9"');
    P.rect(66, y + 4, 26, 4, 2, P.A);
    for (const d of [-1, 1])
      (P.add(
        `<path d="M94 ${y + d * 10}l16 ${d * 9}h18l10 ${-d * 8}" fill="none" stroke="${P.hull[1]}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><path d="M94 ${y + d * 10}l16 ${d * 9}h18" fill="none" stroke="${P.D}" stroke-width="1.3"/>`,
      ),
        P.oval(110, y + d * 19, 3.2, 3.2, P.A),
        P.oval(138, y + d * 11, 2.8, 2.8, P.B));
    if (L > 1) P.box(114, y - 7.5, 22, 15, P.A);
    else P.line(104, y, 128, y, P.M, 1.6);
    P.mast(72, y - 15, 9);
    P.oval(80, y - 16, 2, 2, P.B);
  },
  tanker(P, L) {
    const y = 42;
    P.bell(26, y - 7, 5.5);
    P.bell(26, y + 7, 5.5);
    P.rect(22, y - 13, 18, 26, 5, P.H);
    P.rect(28, y - 13, 4, 26, 0, P.B);
    P.rect(38, y + 9, 84, 4, 1, P.D);
    P.rect(38, y - 12, 84, 3, 1, P.M);
    const n = 3;
    for (let i = 0; i < n; i++) {
      P.ball(54 + i * 27, y, 13.5, i % 2 ? P.B : P.A);
      P.line(54 + i * 27 - 13, y + 1, 54 + i * 27 + 13, y + 1, "rgba(255,255,255,.35)", 1);
      P.rect(54 + i * 27 - 3, y - 16, 6, 4, 1, P.M);
    }
    nose(P, 122, y, 11, 27);
    P.mast(32, y - 13, 8);
  },
  fasttanker(P, L) {
    const y = 42;
    P.bell(30, y, 11);
    P.bell(34, y - 17, 5);
    P.bell(34, y + 17, 5);
    P.poly(
      [
        [32, y - 12],
        [30, y - 20],
        [50, y - 20],
        [66, y - 8],
      ],
      P.AG,
    );
    P.poly(
      [
        [32, y + 12],
        [30, y + 20],
        [50, y + 20],
        [66, y + 8],
      ],
      P.AG,
    );
    P.path(`M28 ${y - 13}h16v26h-16q-5-13 0-26z`, P.H);
    for (let i = 0; i < 2; i++) P.ball(60 + i * 30, y, 15.5, i ? P.A : P.B);
    P.rect(42, y - 2, 72, 4, 2, P.D);
    nose(P, 106, y, 11, 44);
    P.rect(108, y + 3, 14, 3, 1, P.A);
  },
  gate(P, L) {
    const x = 82,
      y = 41,
      r = 28 + L;
    P.rect(20, y - 4, 40, 8, 3, P.H);
    P.rect(104, y - 4, 40, 8, 3, P.H);
    P.box(18, y - 10, 14, 20, P.A);
    P.box(132, y - 10, 14, 20, P.A);
    for (const d of [-1, 1]) {
      P.line(x + d * 50, y - 4, x + d * 50, y - 16, P.M, 1.5);
      P.oval(x + d * 50, y - 17, 2, 2, P.B);
    }
    P.oval(x, y, r, r, P.RG);
    P.add(
      `<g fill="none"><circle cx="${x}" cy="${y}" r="${r}" stroke="${P.hull[1]}" stroke-width="8"/><path d="M${x - r - 4} ${y}a${r + 4} ${r + 4} 0 0 0 ${2 * r + 8} 0h-8a${r - 4} ${r - 4} 0 0 1 ${-2 * r + 8} 0z" fill="${P.M}"/><circle cx="${x}" cy="${y}" r="${r}" stroke="${P.A}" stroke-width="2.6" stroke-dasharray="${f(r * 0.35)} ${f(r * 0.174)}"/><circle cx="${x}" cy="${y}" r="${r * 0.62}" stroke="#fff" stroke-opacity=".5" stroke-dasharray="2 5"/></g>`,
    );
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4 + 0.39;
      P.oval(x + Math.cos(a) * (r + 4), y + Math.sin(a) * (r + 4), 2, 2, P.B);
    }
    P.poly(
      [
        [74, y - 1.5],
        [88, y - 1],
        [94, y + 1],
        [88, y + 3],
        [74, y + 3.5],
        [77, y + 1],
      ],
      "#1a2340",
    );
  },
  destroyer(P, L) {
    const y = 42;
    P.bell(26, y - 8, 5);
    P.bell(24, y + 1, 6.5);
    P.bell(26, y + 10, 5);
    P.poly(
      [
        [30, y - 12],
        [18, y - 26],
        [44, y - 26],
        [70, y - 12],
      ],
      P.AG,
    );
    P.poly(
      [
        [40, y + 12],
        [52, y + 22],
        [92, y + 22],
        [104, y + 10],
      ],
      P.M,
    );
    P.poly(
      [
        [22, y - 13],
        [84, y - 13],
        [154, y + 4],
        [96, y + 13],
        [22, y + 15],
        [28, y],
      ],
      P.H,
    );
    P.poly(
      [
        [84, y - 13],
        [154, y + 4],
        [118, y + 1],
        [66, y - 8],
        [48, y - 13],
      ],
      P.A,
    );
    P.rect(44, y - 1, 52, 3, 1, P.D);
    P.wins(48, 92, y + 5.5, 6, 1.5);
    P.path(`M56 ${y - 13}l6 -9h14l10 9z`, P.H);
    P.rect(64, y - 19, 12, 3, 1, "#16233f");
    P.turret(94, y - 10, 4.5);
    P.turret(64, y + 22, 4, 1);
    P.turret(86, y + 22, 4, 1);
    P.turret(40, y - 13, 3.5);
    P.mast(68, y - 22, 7);
  },
  dreadnought(P, L) {
    const y = 42;
    for (let i = 0; i < 4; i++) P.bell(24, y - 13 + i * 9, 4.8);
    P.poly(
      [
        [24, y - 18],
        [60, y - 18],
        [66, y - 24],
        [96, y - 24],
        [104, y - 16],
        [128, y - 13],
        [154, y + 2],
        [150, y + 9],
        [120, y + 15],
        [30, y + 20],
        [22, y + 10],
      ],
      P.H,
    );
    P.poly(
      [
        [128, y - 13],
        [154, y + 2],
        [150, y + 9],
        [134, y + 2],
      ],
      P.A,
    );
    P.rect(30, y - 3, 96, 5, 1, P.A);
    P.rect(34, y + 6, 84, 6, 1, P.D);
    P.wins(38, 114, y + 9, 12, 1.6);
    P.rect(70, y - 20, 22, 4, 1, "#16233f");
    P.wins(73, 90, y - 18, 5, 1.6);
    P.turret(38, y - 18, 5);
    P.turret(50, y - 18, 3);
    P.turret(112, y - 15, 4.5);
    P.mast(78, y - 24, 9);
    P.mast(84, y - 24, 6);
  },
  train(P, L) {
    const y = 44;
    P.dx = 3;
    P.rect(20, y + 9, 112, 2.5, 1, P.D);
    const n = 4;
    for (let i = 0; i < n; i++) {
      const x = 20 + i * 23;
      P.rect(x + 19, y - 2, 5, 4, 0, P.M);
      i % 2
        ? P.box(x, y - 12, 20, 22, P.A)
        : (P.rect(x, y - 11, 20, 21, 9, P.BG), P.line(x + 10, y - 10, x + 10, y + 9, "rgba(0,0,0,.3)"));
      P.oval(x + 5, y + 11, 2.5, 2.5, P.M);
      P.oval(x + 15, y + 11, 2.5, 2.5, P.M);
    }
    P.path(`M112 ${y - 15}h16q18 4 20 18v10h-36z`, P.H);
    P.path(`M124 ${y - 11}q12 3 16 11h-16z`, "#16233f");
    P.path(`M126 ${y - 9}q7 2 10 6h-10z`, P.glow, 'opacity=".9"');
    P.rect(112, y + 5, 36, 3, 0, P.A);
    P.bell(22, y - 1, 6);
    P.mast(116, y - 15, 8);
  },
  gun(P, L) {
    const y = 38;
    P.dx = -3;
    P.bell(24, y + 14, 5.5);
    P.bell(24, y + 2, 5.5);
    P.rect(20, y - 6, 26, 28, 5, P.H);
    P.rect(60, y - 6, 94, 13, 2, P.H);
    P.rect(148, y - 9, 8, 19, 2, P.A);
    P.oval(156, y + 0.5, 2, 5.5, P.glow);
    for (let i = 0; i < 6; i++) P.rect(72 + i * 12, y - 8, 3, 17, 1, i % 2 ? P.D : P.B);
    P.poly(
      [
        [36, y + 10],
        [52, y - 14],
        [78, y - 14],
        [92, y + 10],
        [86, y + 22],
        [44, y + 22],
      ],
      P.H,
    );
    P.rect(54, y - 8, 20, 4, 1, "#16233f");
    P.wins(57, 72, y - 6, 4, 1.6);
    P.oval(64, y + 7, 8, 8, P.A);
    P.oval(64, y + 7, 3.5, 3.5, P.D);
    for (const d of [0, 1])
      P.add(
        `<path d="M${50 + d * 30} ${y + 22}l${-6 + d * 14} 12h${d ? 10 : -10}" fill="none" stroke="${P.M}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`,
      );
    P.mast(58, y - 14, 9);
  },
  colony(P, L) {
    const y = 50,
      g = P.i(0, 1);
    P.path(`M24 ${y}q6 20 34 24q34 5 56 -3q22 -8 26 -21z`, P.hull[3]);
    P.path(`M24 ${y}q10 9 30 10q40 3 86 -10z`, P.hull[2]);
    for (let i = 0; i < 5; i++) P.oval(P.r(44, 120), P.r(y + 8, y + 18), P.r(2, 5), P.r(1.5, 3), P.hull[3]);
    const n = 2 + L;
    for (let i = 0; i < n; i++) {
      const x = 40 + ((i + 0.5) * 84) / n,
        r = P.r(10, 15) + (i == n >> 1 ? 5 : 0),
        t = (i + g) % 2;
      if (t) {
        P.path(`M${f(x - r)} ${y + 1}a${f(r)} ${f(r * 1.15)} 0 0 1 ${f(2 * r)} 0z`, P.RG);
        P.path(`M${f(x - r)} ${y + 1}a${f(r)} ${f(r * 1.15)} 0 0 1 ${f(2 * r)} 0z`, P.glow, 'opacity=".28"');
        for (let k = -1; k < 2; k++) P.rect(x + k * r * 0.5 - 2, y - r * (0.35 + 0.3 * P.R()), 4, r * 0.7, 1, P.D);
        P.rect(x - r, y - 1, 2 * r, 3, 1, P.A);
      } else {
        const h = r * 1.9;
        P.rect(x - 5, y - h, 10, h, 2, P.H);
        P.rect(x - 8, y - h - 3, 16, 5, 2, P.A);
        P.wins(x - 2.5, x + 2.5, y - h + 7, 2);
        P.wins(x - 2.5, x + 2.5, y - h + 12, 2);
        P.mast(x, y - h - 3, 6);
      }
    }
  },
};
