import { expect, test, type Page } from "@playwright/test";
import { answerOn, asked, noSidewaysScroll, play, serious } from "./house";

// Games of other packages; tests/web/test_browser.py installs the examples of docs/examples for this.

function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  return problems;
}

test("Long Tow is played on the board that its package brings", async ({ page }) => {
  const problems = problemsOf(page);
  await play(page, "long_tow");
  const hand = page.locator(".lt-hand");
  await expect(hand.locator(".lt-card.can")).toHaveCount(6); // each of them, equal or not
  expect(await serious(page)).toEqual([]);
  await hand.locator(".lt-card.can").last().click();
  await answerOn(page, 400);
  await expect(page.locator(".result")).toBeVisible();
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await expect(page.locator(".lt-player")).toHaveCount(2);
  expect(problems).toEqual([]);
});

test("Moon Dust is played on the board for any game, on a phone", async ({ page }) => {
  const problems = problemsOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "light" });
  await play(page, "moon_dust");
  const mine = page.locator(".player.me");
  await expect(mine.locator("[data-card^=contract-]")).toBeVisible();
  await expect(page.getByRole("region", { name: "Bot 2" }).getByRole("img", { name: "Contract: 1 face down" })).toBeVisible();
  await noSidewaysScroll(page);
  expect(await serious(page)).toEqual([]);
  await page.locator(".figure.can[data-at=hold]").click(); // whoever is asked has something to fly home with
  await answerOn(page, 400);
  await expect(page.locator(".result")).toBeVisible();
  expect(problems).toEqual([]);
});

test("a board that cannot be loaded gives way to the one for any game", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await page.route("**/board/board.js", (route) => route.fulfill({ contentType: "text/javascript", body: "export const nothing = 1;" }));
  await play(page, "long_tow");
  const hand = page.locator(".player.me .card.can");
  await expect(hand).toHaveCount(6);
  await hand.last().click(); // it vanishes while it has the focus
  await expect(page.locator(".player.me [data-at$='.sent'] [data-card]").or(hand.nth(5))).toBeVisible(); // it may come back
  await asked(page);
  expect(problems).toEqual([]);
});
