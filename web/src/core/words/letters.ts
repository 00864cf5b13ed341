// The letters that come with the client.

import type { Language } from "../protocol";

const PATIENCE = 2000; // milliseconds; then the page is drawn with letters of the machine
const SAMPLES: Record<Language, string> = { en: "0→", ru: "0→Я" };

/** Wait for the letters of a language: a page drawn with others first would jump when they come. */
export async function lettersLoaded(language: Language): Promise<void> {
  const loaded = document.fonts.load('1em "Noto Sans Variable"', SAMPLES[language]).catch(() => undefined);
  await Promise.race([loaded, new Promise((done) => setTimeout(done, PATIENCE))]);
}
