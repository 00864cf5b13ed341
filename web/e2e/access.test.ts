import { expect, test } from "@playwright/test";
import { answerOn, asked, closeDialogs, play, serious } from "./house";

for (const path of ["/", "/rules", "/game/star_realms", "/components/red_planet", "/verify", "/profile", "/reset"]) {
  test(`axe has nothing serious to say about ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    expect(await serious(page)).toEqual([]);
  });
}

for (const game of ["star_realms", "space_base", "red_planet", "galaxy_trucker", "metal_adventures"]) {
  test(`axe has nothing serious to say about the board of ${game}`, async ({ page }) => {
    await play(page, game);
    await answerOn(page, 12);
    await closeDialogs(page);
    await asked(page);
    expect(await serious(page)).toEqual([]);
  });
}
