// The board that a game package brings: what its board.js exports, and what it is given.  This file stands alone, so that
// it can be copied beside a board to have it checked: /** @param {import("./interface").Props} props */

/** What board.js exports. Plain JavaScript or what any framework is built to. */
export interface Brought {
  mount(target: HTMLElement, props: Props): Mounted;
}

export interface Mounted {
  update(props: Props): void; // something of the properties changed
  destroy(): void; // the page is left
}

export interface Props {
  table: Record<string, unknown>; // all that this seat may see: what Game.view returns
  seat: number; // whose eyes these are; negative for those who only look on
  asked: number[]; // the seats that may answer now
  over: boolean;
  winners: number[];
  options: Option[]; // what I may answer now; none while I am not asked
  picked: Option | null; // picked, and to be confirmed by a second tap
  pointed: Option | null; // hovered or focused, here or in the bar
  after: Record<string, unknown> | null; // the table after the option that is pointed at or picked, where that is certain
  language: "en" | "ru";
  theme: "dark" | "light";

  can(place: string, component?: string): boolean; // whether an option names this place of the table: "players.0.hand.2"
  hot(place: string, component?: string): boolean; // whether the option that is pointed at or picked does
  click(place: string, component?: string): void; // picks the option of a place; of several, the bar shows just these
  pick(option: Option): void;
  point(place?: string, component?: string): void; // this place is pointed at; nothing is any more
  look(component: string): void; // shows a component enlarged

  name(component: string): string; // in the reader's language
  seatName(seat: number): string; // who sits there
  say(id: string, args?: Record<string, unknown>): string; // a message of the game's own Fluent files
  sheet(component: string): Record<string, unknown> | undefined; // what Game.sheet tells of it
}

export interface Option {
  answer: number;
  label: { id: string; args: Record<string, unknown> };
  components: string[];
  places: string[];
  rule: string;
}
