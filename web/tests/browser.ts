// The little of a browser that settings ask for; import it first.

const kept = new Map<string, string>();
const stand = {
  navigator: { language: "en" },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) },
  document: { documentElement: { dataset: {}, lang: "" } },
};
for (const [name, value] of Object.entries(stand)) if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true });
