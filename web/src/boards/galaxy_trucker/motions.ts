// What an event looks like: tiles, cards, figures, goods, hits and money on their way between places of the screen.

import type { Motion } from "..";
import type { Told, View } from "../../core/protocol";
import { draw, type Moves } from "../told";
import { hitIcon } from "./cards";
import type { Events, TableView } from "./types";
import { cellOf, DIRECTIONS, tableOf } from "./view";

interface Scene {
  table: TableView;
  mine: number; // my seat
}
interface OnCell {
  ship: number;
  cell: number;
}
type Draw<Values> = (values: Values, scene: Scene) => Motion[];

const handOf = (scene: Scene, seat: number): string => (seat === scene.mine ? "hand" : `seat.${seat}`);
const shipOf = (scene: Scene, seat: number): number => scene.table.players[seat]?.ship ?? seat;
const pilotOf = (scene: Scene, ship: number): string => `seat.${scene.table.ships[ship]?.pilot ?? ship}`;
const cellAt = (scene: Scene, { ship, cell }: OnCell): string => `ship.${ship}.${cellOf(scene.table, cell)}`;
const space = ({ table: { spaces } }: Scene, position: number): string => `track.${((position % spaces) + spaces) % spaces}`;
const picture = (component: string | null): Pick<Motion, "component"> => (component === null ? {} : { component });

/** Whose credits change: my own are shown large. */
const purse = (scene: Scene, ship: number): string => (ship === shipOf(scene, scene.mine) ? "credits" : pilotOf(scene, ship));

/** Money for whoever flies a ship. */
const paid =
  (from: string): Draw<{ ship: number; n: number }> =>
  ({ ship, n }, scene) => [{ from, to: purse(scene, ship), icon: "credits", text: `+${n}`, sound: "coin" }];

const leaves =
  (icon: string): Draw<OnCell> =>
  (values, scene) => [{ from: cellAt(scene, values), icon, text: "−1", sound: "hit" }];

const tileGoes: Draw<OnCell & { tile: string | null }> = (values, scene) => [{ from: cellAt(scene, values), to: `lost.${values.ship}`, ...picture(values.tile), sound: "hit" }];

/** A hit comes in along its line, to the tile it meets or past the ship. */
const comes: Draw<Events["struck"]> = ({ ship, hit, line, cell }, scene) => {
  const across = DIRECTIONS[(DIRECTIONS.indexOf(hit.side) + 2) % 4];
  const met = cellOf(scene.table, cell);
  return [{ from: `edge.${ship}.${hit.side}.${line}`, to: met ? `ship.${ship}.${met}` : `edge.${ship}.${across}.${line}`, icon: hitIcon(hit.hit), sound: "hit" }];
};

const MOVES: Moves<Events, Scene> = {
  "glass-turned": () => [{ to: "glass", icon: "timer", sound: "turn" }],
  "sand-ran-out": () => [{ to: "glass", icon: "timer", sound: "turn" }],
  took: ({ player, tile, source }, scene) => {
    const from = { drawn: "heap", "face-up": `face_up.${tile}`, reserve: `reserve.${shipOf(scene, player)}` }[source];
    return [{ from, to: handOf(scene, player), ...picture(tile), sound: "card" }];
  },
  placed: (values, scene) => [{ from: handOf(scene, values.player), to: cellAt(scene, values), ...picture(values.tile), sound: "stamp" }],
  retook: (values, scene) => [{ from: cellAt(scene, values), to: handOf(scene, values.player), ...picture(values.tile), sound: "card" }],
  "set-aside": ({ player, ship, tile }, scene) => [{ from: handOf(scene, player), to: `reserve.${ship}`, ...picture(tile), sound: "card" }],
  returned: ({ player, tile }, scene) => [{ from: handOf(scene, player), to: "face_up", ...picture(tile), sound: "card" }],
  "took-off": (values, scene) => [{ from: cellAt(scene, values), to: "face_up", ...picture(values.tile), sound: "card" }],
  looked: ({ player, number }) => [{ from: `pile.${number}`, to: `seat.${player}`, icon: "spectator" }],
  finished: ({ player, number }) => [{ from: `number.${number}`, to: `seat.${player}`, icon: "rocket", text: String(number), sound: "stamp" }],
  removed: tileGoes,
  "tile-lost": tileGoes,
  "reserve-lost": ({ ship, tile }) => [{ from: `reserve.${ship}`, to: `lost.${ship}`, ...picture(tile), sound: "hit" }],
  charged: (values, scene) => [{ to: cellAt(scene, values), icon: "battery" }],
  boarded: (values, scene) => [{ to: cellAt(scene, values), icon: values.load === "humans" ? "crew" : "alien" }],
  launched: ({ ship, position }, scene) => [{ from: pilotOf(scene, ship), to: space(scene, position), icon: "rocket", sound: "launch" }],
  "card-opened": ({ card }) => [{ from: "deck", to: "card", ...picture(card), sound: "card" }],
  "paid-token": leaves("battery"),
  "token-lost": leaves("battery"),
  moved: ({ from, to }, scene) => [{ from: space(scene, from), to: space(scene, to), icon: "rocket", text: to > from ? `+${to - from}` : `−${from - to}`, sound: "launch" }],
  rolled: ({ first, second }) => [{ to: "dice", icon: `die-${first}`, text: `${first} + ${second} = ${first + second}`, sound: "dice" }],
  missed: comes,
  bounced: comes,
  "shot-down": comes,
  shielded: comes,
  struck: comes,
  "crew-lost": leaves("crew"),
  "alien-left": leaves("alien"),
  "goods-lost": (values, scene) => [{ from: cellAt(scene, values), ...picture(values.goods), sound: "hit" }],
  "goods-offered": ({ goods, n }) => [{ from: "card", to: "pallet", ...picture(goods), text: `× ${n}` }],
  "goods-loaded": (values, scene) => [{ from: "pallet", to: cellAt(scene, values), ...picture(values.goods), sound: "stamp" }],
  "goods-unloaded": (values, scene) => [{ from: cellAt(scene, values), to: "pallet", ...picture(values.goods), sound: "card" }],
  landed: ({ ship, number }, scene) => [{ from: pilotOf(scene, ship), to: `planet.${number}`, icon: "rocket", sound: "launch" }],
  earned: paid("card"),
  rewarded: paid("arrival"),
  "most-beautiful": paid("arrival"),
  sold: paid("bank"),
  fined: ({ ship, n }, scene) => [{ from: purse(scene, ship), to: "bank", icon: "credits", text: `−${n}`, sound: "coin" }],
  "gave-up": ({ ship }, scene) => [{ from: `rocket.${ship}`, to: pilotOf(scene, ship), icon: "close", sound: "hit" }],
  "game-over": () => [{ to: "credits", icon: "win", sound: "win" }],
};

// While all build at once, nobody waits for what the others' hands do.
const BY_HAND = ["took", "placed", "retook", "set-aside", "returned", "took-off", "looked"];

export function motionsOf(told: Told, before: View, after: View): Motion[] {
  const table = [before, after].map(tableOf).find((one) => one?.ships);
  if (!table) return [];
  const mine = after.seat ?? before.seat;
  if (table.hourglass?.seconds !== undefined && BY_HAND.includes(told.event) && told.values?.player !== mine) return [];
  return draw(MOVES, told, { table, mine });
}
