// The words of one game in the language of the reader, fetched when they are needed.

import { api } from "../api";
import type { Language, Message, Words } from "../protocol";
import { Speech, type SeatName } from "./speech";

const known = new Map<string, Promise<Words>>();

function wordsOf(game: string, language: Language): Promise<Words> {
  const key = `${game} ${language}`;
  let words = known.get(key);
  if (!words) {
    words = api.words(game, language);
    words.catch(() => known.delete(key));
    known.set(key, words);
  }
  return words;
}

export class GameSpeech {
  speech: Speech | null = $state.raw(null);

  constructor(private readonly seatName: SeatName) {}

  async load(game: string, language: Language): Promise<void> {
    const words = await wordsOf(game, language);
    this.speech = new Speech(language, [words.messages], words.names, this.seatName);
  }

  say(message: Message): string {
    return this.speech ? this.speech.say(message) : "…";
  }

  name(component: string): string {
    return this.speech ? this.speech.name(component) : "";
  }

  isComponent(id: string): boolean {
    return this.speech?.isComponent(id) ?? false;
  }

  has(id: string): boolean {
    return this.speech?.has(id) ?? false;
  }
}
