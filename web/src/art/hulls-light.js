// Hulls by class: freight, scouts, cruisers, command.
import { f, shade } from "./ship-pen.js";
import { nose } from "./ship-nose.js";

export const HULLS = {
  cargo(P, L) {
    const y = 42,
      n = Math.min(2 + L, 5),
      w = Math.min(P.r(15, 17.5), 72 / n),
      x0 = 40,
      x1 = x0 + n * (w + 2);
    P.dx = 78 - (x1 + 36) / 2;
    const es = 5 + L * 0.6;
    P.bell(24, y - 7, es);
    P.bell(24, y + 7, es);
    if (L > 2) P.bell(26, y, es);
    P.rect(22, y - 13, 18, 26, 4, P.H);
    P.rect(26, y - 13, 4, 26, 0, P.A);
    P.rect(38, y - 3, x1 - 36, 6, 1, P.M);
    const two = P.R() < 0.6;
    for (let i = 0; i < n; i++) {
      const x = x0 + 2 + i * (w + 2),
        c = () => P.pick([P.A, P.A, P.B, P.hull[1], shade(P.A, 0.8)]);
      P.box(x, y - 15, w, 11.5, c());
      if (two || L > 1) P.box(x, y + 3.5, w, 11.5, c());
      else P.line(x, y + 3, x + w, y + 8, P.M, 1);
    }
    nose(P, x1 + 1, y, 9 + L, 24 + L * 2);
    P.wins(x1 + 4, x1 + 12, y + 3, 3);
    P.mast(31, y - 13, 6 + 2 * L);
    if (L > 1) P.dish(36, y - 13, 4);
  },
  miner(P, L) {
    const y = 42,
      len = 46 + L * 7,
      x0 = 40;
    P.bell(28, y - 6, 5.5);
    P.bell(28, y + 6, 5.5);
    if (L > 1) P.bell(30, y, 6);
    P.path(`M28 ${y - 12}h10v24h-10q-6-12 0-24z`, P.H);
    const n = 2 + Math.min(L, 2);
    for (let i = 0; i < n; i++) {
      const bx = x0 + 5 + (i * (len - 8)) / n,
        bw = (len - 12) / n;
      P.path(`M${f(bx)} ${y + 6}h${f(bw)}l-2 13h${f(-bw + 4)}z`, P.AG);
      P.path(`M${f(bx + 1)} ${y + 6.5}q${f(bw / 2 - 1)} -6 ${f(bw - 2)} 0z`, P.B);
    }
    P.path(`M36 ${y - 11}Q${x0 + len * 0.5} ${y - 18} ${x0 + len} ${y - 9}V${y + 9}H36z`, P.H);
    P.rect(48, y - 3, len - 12, 3.2, 1.2, P.A);
    P.wins(50, x0 + len - 8, y - 8, 5);
    const hx = x0 + len;
    P.rect(hx - 3, y - 11, 8, 22, 3, P.M);
    if (P.R() < 0.5) {
      P.poly(
        [
          [hx + 5, y - 12],
          [hx + 34, y + 1],
          [hx + 5, y + 12],
        ],
        P.H,
      );
      for (let i = 0; i < 4; i++)
        P.line(hx + 8 + i * 6, y - 10.5 + i * 2.7, hx + 11 + i * 6, y + 9.5 - i * 2.4, P.D, 1.6);
      P.oval(hx + 34, y + 0.8, 2.2, 2.2, P.B);
    } else {
      for (const s of [-1, 1]) {
        P.add(
          `<path d="M${hx + 4} ${y + s * 6}l13 ${s * 9} 14 ${-s * 6} -3 ${-s * 6}" fill="none" stroke="${P.M}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>`,
        );
        P.oval(hx + 17, y + s * 15, 2.6, 2.6, P.B);
      }
      P.oval(hx + 5, y, 4, 4, P.glow);
      P.path(`M${hx + 8} ${y}l28 -5v10z`, P.glow, 'opacity=".25"');
    }
    P.dish(44, y - 12, 5);
    if (L > 0) P.mast(hx - 8, y - 10, 9);
  },
  carrier(P, L) {
    const y = 41,
      x0 = 24,
      x1 = 132 + L * 4,
      t = 10 + L;
    for (let i = 0; i < 2 + Math.min(L, 2); i++) P.bell(24, y - 8 + i * 7, 4.6);
    P.poly(
      [
        [x0, y + 2],
        [x0 + 10, y + 16],
        [x1 - 34, y + 16],
        [x1 - 8, y + 4],
      ],
      P.D,
    );
    P.poly(
      [
        [x0 - 4, y - 7],
        [x0 + 4, y - t],
        [x1 - 20, y - t],
        [x1 + 12, y - 2],
        [x1 - 4, y + 7],
        [x0, y + 9],
      ],
      P.H,
    );
    P.poly(
      [
        [x0 + 4, y - t],
        [x1 - 20, y - t],
        [x1 - 12, y - t + 2.5],
        [x0 + 2, y - t + 2.5],
      ],
      P.A,
    );
    const n = 3 + L;
    for (let i = 0; i < n; i++) {
      const x = x0 + 14 + (i * (x1 - x0 - 46)) / n;
      P.rect(x, y - 1, (x1 - x0 - 46) / n - 4, 6, 1.5, "#131c33");
      P.rect(x, y + 3, (x1 - x0 - 46) / n - 4, 1.8, 0.8, i % 3 == 1 ? P.B : P.glow, 'opacity=".9"');
    }
    const tx = P.r(52, 74),
      th = 12 + L * 2;
    P.poly(
      [
        [tx - 3, y - t],
        [tx + 2, y - t - th],
        [tx + 15, y - t - th],
        [tx + 24, y - t],
      ],
      P.H,
    );
    P.rect(tx + 3, y - t - th + 3, 11, 2.6, 1, "#16233f");
    P.wins(tx + 4, tx + 13, y - t - th + 4.2, 4, 1.4);
    P.rect(tx + 1, y - t - 4, 20, 2, 0, P.A);
    P.mast(tx + 5, y - t - th, 8);
    P.line(tx + 11, y - t - th, tx + 11, y - t - th - 5, P.M);
    P.turret(x1 - 40, y - t, 3.5);
    if (L > 1) P.turret(x0 + 18, y - t, 3.5);
    for (let i = 0; i < L + 1; i++) {
      const fx = P.r(70, 138),
        fy = P.R() < 0.5 ? P.r(62, 70) : P.r(10, 20);
      P.poly(
        [
          [fx, fy],
          [fx + 7, fy + 2],
          [fx, fy + 4],
          [fx + 1.5, fy + 2],
        ],
        P.B,
      );
    }
  },
  cargocarrier(P, L) {
    const y = 38;
    for (let i = 0; i < 2 + (L > 1); i++) P.bell(26, y - 6 + i * 7, 4.8);
    for (let i = 0; i < 3; i++) P.box(44 + i * 23, y + 9, 20, 13, P.pick([P.A, P.B, P.hull[1]]));
    P.rect(40, y + 7, 72, 3, 1, P.D);
    P.path(`M22 ${y - 9}H112Q138 ${y - 8} 148 ${y + 1}Q140 ${y + 9} 118 ${y + 9}H24z`, P.H);
    P.rect(34, y - 2, 66, 4, 2, P.A);
    P.wins(40, 96, y + 5, 9, 1.5);
    const tx = P.r(84, 100);
    P.path(`M${tx} ${y - 9}l5 -11h13l7 11z`, P.H);
    P.rect(tx + 6, y - 17, 11, 3, 1, "#16233f");
    P.wins(tx + 8, tx + 16, y - 15.5, 3, 1.4);
    P.mast(tx + 8, y - 20, 7);
    P.poly(
      [
        [30, y - 9],
        [38, y - 20],
        [50, y - 20],
        [52, y - 9],
      ],
      P.AG,
    );
  },
  scout(P, L) {
    const y = 42;
    P.bell(30, y - 5, 6);
    P.bell(30, y + 6, 6);
    P.poly(
      [
        [34, y - 4],
        [50, y - 24],
        [62, y - 24],
        [78, y - 4],
      ],
      P.AG,
    );
    P.poly(
      [
        [38, y + 6],
        [50, y + 20],
        [60, y + 20],
        [72, y + 6],
      ],
      P.M,
    );
    P.path(`M28 ${y - 8}H90Q126 ${y - 7} 152 ${y + 2}Q120 ${y + 10} 88 ${y + 10}H28z`, P.H);
    P.rect(40, y - 1, 50, 3, 1, P.B);
    P.rect(48, y + 4, 30, 4, 1.5, "#131c33");
    P.rect(48, y + 6.5, 30, 1.5, 0.5, P.glow);
    P.path(`M104 ${y - 5.5}q16 1 24 4.5h-26z`, "#16233f");
    P.path(`M106 ${y - 4.5}q7 .5 12 2.2h-13z`, P.glow, 'opacity=".9"');
    P.dish(88, y - 8, 6);
    P.line(150, y + 2, 158, y + 2, P.M, 1.2);
    P.mast(70, y - 8, 9);
  },
  star(P, L) {
    const y = 41,
      s = P.i(0, 1);
    for (const d of [-1, 1]) {
      P.poly(
        [
          [46, y],
          [34, y + d * 22],
          [52, y + d * 22],
          [80, y],
        ],
        d < 0 ? P.AG : shade(P.A, 0.7),
      );
      P.bell(32, y + d * 22, 4.8);
      P.path(`M30 ${y + d * 22 - 4.5}h34q10 1 14 4.5q-4 4-14 4.5h-34z`, P.H);
      P.rect(38, y + d * 22 - 1, 22, 2, 1, P.B);
    }
    P.bell(30, y, 6.5 + L * 0.4);
    P.path(`M28 ${y - 9}H84Q128 ${y - 8} 154 ${y}Q128 ${y + 8} 84 ${y + 9}H28z`, P.H);
    P.path(`M88 ${y - 9}Q128 ${y - 7} 154 ${y}H126Q110 ${y - 5} 88 ${y - 5}z`, P.A);
    if (s) P.path(`M92 ${y - 8.6}q8 -8 20 -1l10 4z`, "#16233f");
    P.wins(44, 96, y + 1, 7);
    P.rect(36, y - 6, 5, 12, 1, P.B);
  },
  cruiser(P, L) {
    const y = 41;
    P.bell(26, y - 8, 5.5);
    P.bell(26, y + 8, 5.5);
    P.bell(22, y, 5);
    P.poly(
      [
        [34, y - 8],
        [26, y - 30],
        [42, y - 30],
        [64, y - 8],
      ],
      P.AG,
    );
    P.rect(22, y - 32, 34, 5, 2.5, P.H);
    P.oval(56, y - 29.5, 3, 2.5, P.B);
    P.poly(
      [
        [22, y - 12],
        [70, y - 12],
        [112, y - 9],
        [152, y + 3],
        [118, y + 10],
        [26, y + 13],
      ],
      P.H,
    );
    P.poly(
      [
        [70, y - 12],
        [112, y - 9],
        [132, y - 3.5],
        [60, y - 6],
      ],
      P.A,
    );
    P.rect(40, y + 1, 60, 2.6, 1, P.D);
    P.wins(44, 100, y - 2.5, 8);
    P.wins(50, 108, y + 6.5, 7, 1.4);
    P.path(`M78 ${y - 12}l6 -8h16l12 11z`, P.H);
    P.path(`M86 ${y - 17.5}h13l5 5h-20z`, "#16233f");
    P.wins(88, 98, y - 15, 3, 1.5);
    P.turret(60, y - 12, 3.4);
    if (L > 1) P.turret(118, y + 9, 3.2, 1);
    P.mast(88, y - 20, 9);
  },
  command(P, L) {
    const y = 40;
    P.bell(28, y + 3, 6.5);
    P.bell(28, y - 9, 4.6);
    P.bell(28, y + 15, 4.6);
    P.rect(26, y - 13, 26, 32, 6, P.H);
    P.rect(34, y - 13, 5, 32, 0, P.A);
    P.poly(
      [
        [50, y - 2],
        [88, y - 4],
        [88, y + 8],
        [50, y + 9],
      ],
      P.M,
    );
    P.rect(52, y + 1, 34, 2, 1, P.B);
    const rx = 34 + L * 2;
    P.oval(112, y + 2, rx, 12, P.H);
    P.path(`M${112 - rx} ${y + 2}a${rx} 12 0 0 0 ${2 * rx} 0a${rx} 5 0 0 1 ${-2 * rx} 0z`, P.D, 'opacity=".8"');
    P.path(`M94 ${y - 8}a18 15 0 0 1 36 0q-18 5-36 0z`, P.AG);
    P.path(`M104 ${y - 14}a10 8 0 0 1 16 0z`, "#16233f");
    P.wins(112 - rx + 6, 112 + rx - 6, y + 2.5, 9 + L, 1.8);
    P.mast(112, y - 22, 8);
    P.mast(44, y - 13, 12);
    P.dish(36, y - 13, 4.5);
  },
};
