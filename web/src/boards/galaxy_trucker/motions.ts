// What an event looks like: tiles, cards, figures, goods, hits and money on their way between places of the screen.

import type { Motion } from "..";
import type { Told, View } from "../../core/protocol";
import { cellOf, SPACES } from "./cards";
import { DIRECTIONS, HITS, type TruckerView } from "./view";

const SOURCES = ["heap", "face_up", "reserve"];

interface Scene {
  args: number[];
  tile: string | undefined; // the component that the event names
  mine: number; // my seat
  ship: number; // mine
  round: string;
  pilot: (ship: number) => number;
}
type Draw = (scene: Scene) => Motion[];

const at = ([first = 0, second = 0, third = 0, fourth = 0]: number[]) => ({ first, second, third, fourth });
const handOf = (scene: Scene, seat: number): string => (seat === scene.mine ? "hand" : `seat.${seat}`);
const cellAt = (scene: Scene, ship: number, cell: number): string => `ship.${ship}.${cellOf(scene.round, cell)}`;
const space = (position: number): string => `track.${((position % SPACES) + SPACES) % SPACES}`;
const one = (motion: Motion): Motion[] => [motion];
const drawn = (scene: Scene): Pick<Motion, "component"> => (scene.tile === undefined ? {} : { component: scene.tile });

/** Money for whoever flies a ship: my own goes to my credits. */
const paid =
  (from: string, sign: 1 | -1, which: "second" | "third"): Draw =>
  (scene) => {
    const { first, ...rest } = at(scene.args);
    const purse = first === scene.ship ? "credits" : `seat.${scene.pilot(first)}`;
    const text = sign > 0 ? `+${rest[which]}` : `−${rest[which]}`;
    return one({ ...(sign > 0 ? { from, to: purse } : { from: purse, to: from }), icon: "credits", text, sound: "coin" });
  };

/** Something on a cell comes or goes: `[what it is, where the rest of the way is]`. */
const leaves =
  (icon: string): Draw =>
  (scene) => {
    const { first, second } = at(scene.args);
    return one({ from: cellAt(scene, first, second), icon, text: "−1", sound: "hit" });
  };
const arrives =
  (icon: string): Draw =>
  (scene) => {
    const { first, second } = at(scene.args);
    return one({ to: cellAt(scene, first, second), icon });
  };

const tileGoes: Draw = (scene) => {
  const { first, second } = at(scene.args);
  return one({ from: cellAt(scene, first, second), to: `lost.${first}`, ...drawn(scene), sound: "hit" });
};

/** A hit comes in along its line, to the tile it meets or past the ship. */
const comes: Draw = (scene) => {
  const { first, second, third, fourth } = at(scene.args);
  const from = DIRECTIONS[second % 4] ?? "front";
  const across = DIRECTIONS[(second + 2) % 4] ?? "rear";
  const met = cellOf(scene.round, fourth);
  const icon = { "small-meteor": "meteor", "large-meteor": "meteor-big" }[HITS[Math.floor(second / 4)] ?? ""] ?? "shot";
  return one({ from: `edge.${first}.${from}.${third}`, to: fourth >= 0 && met ? `ship.${first}.${met}` : `edge.${first}.${across}.${third}`, icon, sound: "hit" });
};

const DRAWS: Record<string, Draw> = {
  "glass-turned": () => one({ to: "glass", icon: "timer", sound: "turn" }),
  "sand-ran-out": () => one({ to: "glass", icon: "timer", sound: "turn" }),
  took: (scene) => {
    const { first, third } = at(scene.args);
    const source = SOURCES[third] ?? "heap";
    const from = source === "face_up" ? `face_up.${scene.tile}` : source === "reserve" ? `reserve.${first === scene.mine ? scene.ship : first}` : source;
    return one({ from, to: handOf(scene, first), ...drawn(scene), sound: "card" });
  },
  placed: (scene) => {
    const { first, second, third } = at(scene.args);
    return one({ from: handOf(scene, first), to: cellAt(scene, second, third), ...drawn(scene), sound: "stamp" });
  },
  retook: (scene) => {
    const { first, second, third } = at(scene.args);
    return one({ from: cellAt(scene, second, third), to: handOf(scene, first), ...drawn(scene), sound: "card" });
  },
  "set-aside": (scene) => {
    const { first, second } = at(scene.args);
    return one({ from: handOf(scene, first), to: `reserve.${second}`, ...drawn(scene), sound: "card" });
  },
  returned: (scene) => one({ from: handOf(scene, at(scene.args).first), to: "face_up", ...drawn(scene), sound: "card" }),
  "took-off": (scene) => {
    const { second, third } = at(scene.args);
    return one({ from: cellAt(scene, second, third), to: "face_up", ...drawn(scene), sound: "card" });
  },
  looked: (scene) => {
    const { first, second } = at(scene.args);
    return one({ from: `pile.${second}`, to: `seat.${first}`, icon: "spectator" });
  },
  finished: (scene) => {
    const { first, third } = at(scene.args);
    return one({ from: `number.${third}`, to: `seat.${first}`, icon: "rocket", text: String(third), sound: "stamp" });
  },
  removed: tileGoes,
  "tile-lost": tileGoes,
  "reserve-lost": (scene) => {
    const { first } = at(scene.args);
    return one({ from: `reserve.${first}`, to: `lost.${first}`, ...drawn(scene), sound: "hit" });
  },
  charged: arrives("battery"),
  boarded: (scene) => arrives(at(scene.args).third > 2 ? "alien" : "crew")(scene),
  launched: (scene) => {
    const { first, second } = at(scene.args);
    return one({ from: `seat.${scene.pilot(first)}`, to: space(second), icon: "rocket", sound: "launch" });
  },
  "card-opened": (scene) => one({ from: "deck", to: "card", ...drawn(scene), sound: "card" }),
  "paid-token": leaves("battery"),
  "token-lost": leaves("battery"),
  moved: (scene) => {
    const { second, third } = at(scene.args);
    return one({ from: space(second), to: space(third), icon: "rocket", text: third > second ? `+${third - second}` : `−${second - third}`, sound: "launch" });
  },
  rolled: (scene) => {
    const { second, third } = at(scene.args);
    return one({ to: "dice", icon: `die-${second}`, text: `${second} + ${third} = ${second + third}`, sound: "dice" });
  },
  missed: comes,
  bounced: comes,
  "shot-down": comes,
  shielded: comes,
  struck: comes,
  "crew-lost": leaves("crew"),
  "alien-left": leaves("alien"),
  "goods-lost": (scene) => {
    const { first, second } = at(scene.args);
    return one({ from: cellAt(scene, first, second), ...drawn(scene), sound: "hit" });
  },
  "goods-offered": (scene) => one({ from: "card", to: "pallet", ...drawn(scene), text: `× ${at(scene.args).third}` }),
  "goods-loaded": (scene) => {
    const { first, second } = at(scene.args);
    return one({ from: "pallet", to: cellAt(scene, first, second), ...drawn(scene), sound: "stamp" });
  },
  "goods-unloaded": (scene) => {
    const { first, second } = at(scene.args);
    return one({ from: cellAt(scene, first, second), to: "pallet", ...drawn(scene), sound: "card" });
  },
  landed: (scene) => {
    const { first, second } = at(scene.args);
    return one({ from: `seat.${scene.pilot(first)}`, to: `planet.${second}`, icon: "rocket", sound: "launch" });
  },
  earned: paid("card", 1, "second"),
  rewarded: paid("arrival", 1, "third"),
  "most-beautiful": paid("arrival", 1, "second"),
  sold: paid("bank", 1, "second"),
  fined: paid("bank", -1, "third"),
  "gave-up": (scene) => one({ from: `rocket.${at(scene.args).first}`, to: `seat.${scene.pilot(at(scene.args).first)}`, icon: "close", sound: "hit" }),
  "game-over": () => one({ to: "credits", icon: "win", sound: "win" }),
};

// While all build at once, nobody waits for what the others' hands do.
const BY_HAND = ["took", "placed", "retook", "set-aside", "returned", "took-off", "looked"];

export function motionsOf(told: Told, before: View, after: View): Motion[] {
  const draw = DRAWS[told.event];
  const table = (before?.table ?? after?.table) as unknown as TruckerView | undefined;
  if (!draw || !table?.ships) return [];
  const named = told.say?.args?.tile ?? told.say?.args?.card ?? told.say?.args?.goods;
  const mine = after?.seat ?? before?.seat ?? -1;
  if (table.hourglass?.seconds !== undefined && BY_HAND.includes(told.event) && told.args?.[0] !== mine) return [];
  return draw({
    args: told.args ?? [],
    tile: typeof named === "object" && "component" in named ? named.component : undefined,
    mine,
    ship: table.players?.[mine]?.ship ?? -1,
    round: table.round,
    pilot: (ship) => table.ships[ship]?.pilot ?? ship,
  });
}
