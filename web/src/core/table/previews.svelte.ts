// What answers would lead to: asked of the server once each, forgotten when anything changes.

import type { Preview } from "../protocol";

export class Previews {
  private known: Record<number, Preview> = $state.raw({});
  private readonly asked = new Set<number>();

  constructor(private readonly ask: (answer: number) => boolean) {}

  of(answer: number): Preview | null {
    return this.known[answer] ?? null;
  }

  want(answer: number): void {
    if (!this.asked.has(answer) && this.ask(answer)) this.asked.add(answer);
  }

  take(preview: Preview): void {
    if (this.asked.has(preview.answer)) this.known = { ...this.known, [preview.answer]: preview };
  }

  forget(): void {
    this.asked.clear();
    this.known = {};
  }
}
