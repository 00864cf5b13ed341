// A picture for an adventure card: rocks, ships or planets, drawn from the card's id.

import { parts, rng, sky } from "../../../art/ships.js";

const [W, H] = [262, 128];
const svg = (body: string): string => `<svg viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${body}</svg>`;

export function cardPicture(type: string, id: string): string {
  const stars = sky(id, W, H, 50);
  if (/meteor|stardust/.test(type)) return svg(stars + rocks(id, /meteor/.test(type) ? 9 : 22, /meteor/.test(type) ? 1 : 0.3));
  if (/planets/.test(type)) return svg(stars + planets(id));
  if (/open_space|epidemic|sabotage/.test(type)) return svg(stars + ship(id, "cargo vessel", 70, 34, 1) + trail());
  const hulls: Record<string, [string, number]> = { pirates: ["destroyer", 3], slavers: ["dreadnought", 2], smugglers: ["fast tanker", 2], combat_zone: ["dreadnought", 3], abandoned_ship: ["cargo vessel", 2] };
  const [hull, level] = hulls[type] ?? ["gate", 2];
  return svg(stars + ship(id, hull, 50, 24, level));
}

function ship(id: string, cls: string, x: number, y: number, level: number): string {
  return `<svg x="${x}" y="${y}" width="160" height="80" viewBox="0 0 160 80" overflow="visible">${parts({ name: id, cls, level })}</svg>`;
}

function trail(): string {
  return `<path d="M0 74H70" stroke="#7fe3ff" stroke-width="3" stroke-dasharray="14 8" opacity=".4"/>`;
}

function rocks(id: string, count: number, size: number): string {
  const random = rng(`rocks ${id}`);
  let drawn = "";
  for (let i = 0; i < count; i++) {
    const [x, y, r] = [20 + random() * 230, 12 + random() * 100, (6 + random() * (i < 2 ? 22 : 9)) * size];
    const corners = Array.from({ length: 8 }, (_, k) => {
      const q = r * (0.8 + random() * 0.35);
      return `${(x + Math.cos((k * Math.PI) / 4) * q).toFixed(1)} ${(y + Math.sin((k * Math.PI) / 4) * q).toFixed(1)}`;
    });
    drawn += `<path d="M${(x + r * 0.3).toFixed(0)} ${(y - r * 0.9).toFixed(0)}l${(r * 4).toFixed(0)} ${(-r * 2.6).toFixed(0)}L${(x + r * 0.9).toFixed(0)} ${(y + r * 0.3).toFixed(0)}z" fill="#ffb067" opacity=".22"/><path d="M${corners.join("L")}z" fill="#8d7a74"/><circle cx="${x - r * 0.25}" cy="${y - r * 0.1}" r="${r * 0.28}" fill="#5b4b4d"/>`;
  }
  return drawn;
}

function planets(id: string): string {
  const random = rng(`planets ${id}`);
  const colours = ["#e0683c", "#6fb7ff", "#5fd3a2", "#b9a5ff", "#f4d35e"];
  let drawn = "";
  for (let i = 0; i < 4; i++) {
    const [x, y, r] = [34 + i * 62 + random() * 16, 34 + random() * 60, 12 + random() * 22];
    const colour = colours[Math.floor(random() * colours.length)];
    drawn += `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><path d="M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0a${r * 1.15} ${r * 0.8} 0 0 1 ${-2 * r} 0z" fill="#000" opacity=".3"/>`;
  }
  return drawn;
}
