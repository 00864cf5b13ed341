import { expect, test } from "@playwright/test";
import { answerOn, closeDialogs, play } from "./house";

// Each game to its end, by clicking options and what glows on the board.
const GAMES = [
  ["star_realms", ""],
  ["space_base", ""],
  ["red_planet", ""],
  ["galaxy_trucker", "number|Pass|pass"],
  ["metal_adventures", ""],
] as const;

for (const [game, prefer] of GAMES) {
  test(`${game} is played to its end`, async ({ page }) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    await play(page, game);
    await answerOn(page, 4000, prefer);
    await expect(page.locator(".result")).toBeVisible();
    await closeDialogs(page);
    await page.getByRole("link", { name: "Watch the replay" }).click();
    await page.getByRole("button", { name: "To the end" }).click();
    await expect(page.locator(".board > *").first()).toBeVisible();
    await page.getByRole("button", { name: "One step back" }).click();
    await page.getByLabel("Seen by").selectOption("0");
    await expect(page.locator(".board > *").first()).toBeVisible();
    expect(problems).toEqual([]);
  });
}
