import { test } from "@playwright/test";
import { followHints, play } from "./house";

// `make screenshots`: every page and board, desktop and phone, ru and en, dark and light.
test.skip(!process.env.SHOTS, "only for make screenshots");

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 640 } };
// So many answers, a picture, and where the game looks different later: so many more, and another.
const GAMES: [game: string, answers: number, more: number][] = [
  ["star_realms", 45, 0],
  ["space_base", 30, 0],
  ["red_planet", 14, 0],
  ["galaxy_trucker", 35, 38],
  ["metal_adventures", 40, 0],
];

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const [language, theme] of [["en", "dark"], ["ru", "light"], ["ru", "dark"], ["en", "light"]] as const) {
    test(`${size} ${language} ${theme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(([language, theme]) => {
        localStorage.setItem("cosmodrome-language", language);
        localStorage.setItem("cosmodrome-theme", theme);
      }, [language, theme] as const);
      const shot = (name: string) => page.screenshot({ path: `shots/${name}-${size}-${language}-${theme}.png` });
      for (const path of ["", "game/star_realms", "components/space_base", "rules", "verify", "profile"]) {
        await page.goto(`/${path}`);
        await page.waitForSelector("h1");
        await page.waitForTimeout(300);
        await shot(path.replace("/", "-") || "lobby");
      }
      for (const [game, answers, more] of GAMES) {
        await play(page, game, size === "desktop" ? 1 : 0).catch(() => play(page, game));
        await followHints(page, answers);
        await page.waitForTimeout(500);
        await shot(game);
        if (!more) continue;
        await followHints(page, more);
        await page.waitForTimeout(500);
        await shot(`${game}-later`);
      }
    });
  }
}
