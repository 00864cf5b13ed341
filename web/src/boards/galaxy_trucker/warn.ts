// What an answer wastes, said in numbers; only where the loss is certain.

import type { Option, View } from "../../core/protocol";
import { PRICES } from "./cards";
import { half, listed, type ShipView, type TruckerView } from "./view";
import type { Say } from "../words";

export const worth = (goods: Record<string, number>): number => listed(goods).reduce((sum, colour) => sum + (PRICES[colour] ?? 0), 0);

/** Return the warning of an option of my question, or nothing. */
export function warning(option: Option, view: View, ship: ShipView | undefined, s: Say): string {
  const table = view.table as unknown as TruckerView;
  if (!ship) return "";
  switch (option.label.id) {
    case "option-place-wrong":
      return table.test_flight ? "" : s("warn-place");
    case "option-finish":
      return finishing(table, ship, s);
    case "option-give-up-yes":
      return givingUp(table, ship, s);
    case "option-load-done":
      return leavingGoods(table, view, s);
    case "option-use-yes":
      return sendingAll(table, ship, s);
    case "option-power":
      return powering(table, view, s);
    case "option-defend-no":
      return table.hit ? s("warn-hit", { price: lossPrice(table, ship), cell: table.hit.cell }) : "";
    default:
      return "";
  }
}

/** What one more lost component costs: nothing beyond the insurance. */
function lossPrice(table: TruckerView, ship: ShipView): number {
  return table.insurance !== null && ship.lost.length >= table.insurance ? 0 : 1;
}

function finishing(table: TruckerView, ship: ShipView, s: Say): string {
  const said: string[] = [];
  const faults = Object.keys(ship.faults).length;
  if (faults) said.push(s(table.test_flight ? "warn-faults-test" : "warn-faults", { n: faults }));
  if (ship.reserve.length && !table.test_flight) said.push(s("warn-reserve", { n: ship.reserve.length }));
  if (ship.engines[0] === 0 && !hasDouble(ship, "double_engine")) said.push(s("warn-engines"));
  return said.join(" ");
}

const hasDouble = (ship: ShipView, type: string): boolean => Object.values(ship.tiles).some((tile) => tile.type === type);

function givingUp(table: TruckerView, ship: ShipView, s: Say): string {
  const value = worth(ship.goods);
  const place = table.ships.filter((one) => one.flying && (one.position ?? 0) > (ship.position ?? 0)).length;
  const reward = table.rewards.finish[place] ?? 0;
  const half = Math.ceil(value / 2);
  return value > 0 ? s("warn-give-up-goods", { reward, half, value }) : s("warn-give-up", { reward });
}

function leavingGoods(table: TruckerView, view: View, s: Say): string {
  const colours = new Set((view.question?.options ?? []).filter((one) => one.label.id === "option-load").flatMap((one) => one.components.map((id) => id.replace("goods_", ""))));
  const left = Object.fromEntries(Object.entries(table.pallet).filter(([colour]) => colours.has(colour)));
  const value = worth(left);
  return value > 0 ? s("warn-goods", { n: listed(left).length, value }) : "";
}

function sendingAll(table: TruckerView, ship: ShipView, s: Say): string {
  const needed = table.card?.credits ? (table.card.crew ?? 0) : 0;
  return needed > 0 && ship.crew === needed && !table.test_flight ? s("warn-crew", { n: needed }) : "";
}

/** More cannons against an enemy who is already beaten waste a token. */
function powering(table: TruckerView, view: View, s: Say): string {
  const power = view.question?.prompt.args.halves;
  const strength = table.card?.strength;
  if (view.question?.prompt.id !== "ask-power-enemy" || typeof power !== "number" || !strength) return "";
  return power > 2 * strength ? s("warn-power", { power: half(power), strength }) : "";
}
