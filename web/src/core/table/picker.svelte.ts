// What is being chosen: the options of the question, the one that is picked, and what of the board they touch.

import type { Option, Question } from "../protocol";

export class Picker {
  options: Option[] = $state.raw([]);
  picked: Option | null = $state.raw(null);
  pointed: Option | null = $state.raw(null); // hovered or focused
  lit: Option[] = $state.raw([]); // what a guide points at
  only: Option[] | null = $state.raw(null); // the options of the place that was clicked, where there are several

  private number: number | undefined; // of the question
  private answered = false;

  constructor(private readonly answer: (answer: number) => void) {}

  /** Take a question. Of a new one nothing is picked; one that is asked again keeps what still is an option. */
  ask(question: Question | null | undefined, number?: number): void {
    const options = question?.options ?? [];
    const same = number !== undefined && number === this.number && !this.answered;
    const kept = (one: Option | null): Option | null => (same && one && options.find((option) => alike(option, one))) || null;
    [this.picked, this.pointed] = [kept(this.picked), kept(this.pointed)];
    this.only = null;
    this.options = options;
    this.number = number;
    this.answered = false;
  }

  /** The options whose places glow: the one that is pointed at or picked, and those that a guide points at. */
  get glowing(): Option[] {
    const option = this.pointed ?? this.picked;
    return option ? [option, ...this.lit] : this.lit;
  }

  get shown(): Option[] {
    return this.only ?? this.options;
  }

  /** Pick an option; picking it again, or with `atOnce`, answers. */
  pick(option: Option, atOnce = false): void {
    if (atOnce || this.picked === option) {
      this.send(option.answer);
      return;
    }
    this.picked = option;
  }

  private send(answer: number): void {
    this.answered = true;
    this.answer(answer);
  }

  confirm(): void {
    if (this.picked) this.send(this.picked.answer);
  }

  clear(): void {
    this.picked = this.only = null;
  }

  /** Return the options that concern a place of the view; a place that is a list needs the component too. */
  at(place: string, component?: string): Option[] {
    return this.options.filter((option) => touches(option, place, component));
  }

  can(place: string, component?: string): boolean {
    return this.options.some((option) => touches(option, place, component));
  }

  hot(place: string, component?: string): boolean {
    return this.glowing.some((one) => touches(one, place, component));
  }

  /** A place was clicked: its only option is picked, several are offered. */
  click(place: string, component: string | undefined, atOnce: (option: Option) => boolean): void {
    const found = this.at(place, component);
    if (found.length === 1 && found[0]) {
      this.only = null;
      this.pick(found[0], atOnce(found[0]));
    } else if (found.length > 1) {
      this.only = found;
      this.picked = null;
    }
  }
}

function alike(one: Option, other: Option): boolean {
  return one.answer === other.answer && JSON.stringify(one.label) === JSON.stringify(other.label);
}

export function touches(option: Option, place: string, component?: string): boolean {
  if (!option.places.includes(place)) return false;
  return component === undefined || !option.components.length || option.components.includes(component);
}
