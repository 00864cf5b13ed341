// What a board needs to know and to do, in one object.

import { untrack } from "svelte";
import type { Picker } from "./picker.svelte";
import type { Option, Told, View } from "../protocol";
import { settings, t } from "../settings.svelte";
import type { GameSpeech } from "../words/words.svelte";

export interface Tab {
  id: string;
  icon: string;
  label: string;
}

export interface Badge {
  icon: string;
  value: number;
  after?: number; // what it would be after the option that is pointed at or picked
}

/** How a board has an option shown: fewer words, and what it brings as figures. */
export interface Face {
  text: string;
  marks?: string[]; // numbers of places, as the board writes them
  figures: { icon: string; text: string; cls: string }[];
}

export class Desk {
  tabs: Tab[] = $state.raw([]); // parts of the board that a phone shows one at a time
  tab = $state("");
  badges: Badge[] = $state.raw([]); // what matters most of each seat, shown with its name
  onBoard: (option: Option) => boolean = $state.raw(() => false); // options that the board shows better than the bar
  face: (option: Option) => Face | null = $state.raw(() => null); // how an option looks in the bar, where not as words
  warn: (option: Option) => string = $state.raw((option) => (option.warning ? this.speech.say(option.warning) : "")); // what an option would waste; such an option needs a second tap
  game = $state(""); // its id
  modeName = $state(""); // of the game that is played
  after: View | null = $state.raw(null); // what I would see after the option that is pointed at or picked; for "10 → 5"
  effects: Told[] = $state.raw([]); // and what would happen on the way there
  looked = $state(""); // the component that is shown enlarged
  lookedAt = ""; // the place where it lies, if that is known
  pressed: { id: string; place: string } | null = null; // the component that was clicked last

  constructor(
    readonly picker: Picker,
    readonly speech: GameSpeech,
    private readonly seatNames: () => string[],
  ) {}

  /** Say which parts a board has; the part that is shown stays, if it is still there. */
  setTabs(tabs: Tab[], usual: string): void {
    this.tabs = tabs;
    const shown = untrack(() => this.tab);
    if (!tabs.some((tab) => tab.id === shown)) this.tab = usual;
  }

  /** Tell whether a place can be clicked now. */
  can(place: string, component?: string): boolean {
    return this.picker.can(place, component);
  }

  hot(place: string, component?: string): boolean {
    return this.picker.hot(place, component);
  }

  click(place: string, component?: string): void {
    this.picker.click(place, component, (option) => this.atOnce(option));
  }

  pick(option: Option): void {
    this.picker.pick(option, this.atOnce(option));
  }

  /** A place is pointed at, or no place any more; where it has one option, that option's effects are shown. */
  point(place?: string, component?: string): void {
    const [option, more] = place === undefined ? [] : this.picker.at(place, component);
    this.picker.pointed = option && !more ? option : null;
  }

  private atOnce(option: Option): boolean {
    return settings.atOnce && !this.warn(option);
  }

  /** Who sits where, as far as somebody does. */
  get names(): string[] {
    return this.seatNames();
  }

  name(component: string): string {
    return this.speech.name(component);
  }

  seatName(seat: number): string {
    if (seat < 0) return seat === -1 ? t("seat-chance") : t("seat-clock");
    return this.seatNames()[seat] || t("seat", { number: seat + 1 });
  }

  look(component: string, place = this.pressed?.id === component ? this.pressed.place : ""): void {
    this.lookedAt = place;
    this.looked = component;
  }
}
