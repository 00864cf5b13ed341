// The nose that several hulls share.
import { f } from "./ship-pen.js";

export const nose = (P, x, y, h, len) => {
  const t = P.i(0, 2);
  if (t === 0)
    P.path(
      `M${x} ${y - h}H${x + len * 0.4}Q${x + len} ${y - h * 0.8} ${x + len} ${y + h * 0.15}Q${x + len} ${y + h} ${x + len * 0.5} ${y + h}H${x}z`,
      P.H,
    );
  else if (t === 1)
    P.poly(
      [
        [x, y - h],
        [x + len * 0.55, y - h],
        [x + len, y + h * 0.1],
        [x + len * 0.85, y + h],
        [x, y + h],
      ],
      P.H,
    );
  else P.path(`M${x} ${y - h}H${x + len * 0.3}A${len * 0.7} ${h} 0 0 1 ${x + len * 0.3} ${y + h}H${x}z`, P.H);
  P.path(
    `M${f(x + len * 0.42)} ${f(y - h * 0.62)}h${f(len * 0.22)}l${f(len * 0.16)} ${f(h * 0.55)}h${f(-len * 0.38)}z`,
    "#16233f",
  );
  P.path(
    `M${f(x + len * 0.45)} ${f(y - h * 0.5)}h${f(len * 0.14)}l${f(len * 0.04)} ${f(h * 0.2)}h${f(-len * 0.18)}z`,
    P.glow,
    'opacity=".9"',
  );
};

