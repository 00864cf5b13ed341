import { expect, test, type Page } from "@playwright/test";
import { answerOn, play } from "./house";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Count what the stage draws from now on. */
async function watchStage(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = { drawn: 0 };
    new MutationObserver((changes) => {
      for (const change of changes) counter.drawn += [...change.addedNodes].filter((node) => node instanceof HTMLElement).length;
    }).observe(document.querySelector(".stage") as Element, { childList: true, subtree: true });
    Object.assign(window, { counter });
  });
  return () => page.evaluate(() => (window as unknown as { counter: { drawn: number } }).counter.drawn);
}

test("what happens is drawn, and answering goes on", async ({ page }) => {
  await play(page, "star_realms");
  const drawn = await watchStage(page);
  expect(await answerOn(page, 30)).toBe(30);
  expect(await drawn()).toBeGreaterThan(5);
  await expect(page.locator(".stage > *")).toHaveCount(0);
  await expect(page.locator(".opt:not(:disabled), .result").first()).toBeVisible();
});

test("a show can be skipped to the newest view", async ({ page }) => {
  await play(page, "space_base", 3);
  await answerOn(page, 8);
  const skip = page.getByRole("button", { name: "Skip" });
  for (let i = 0; i < 40 && !(await skip.count()); i++) await answerOn(page, 1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".stage > *")).toHaveCount(0);
  await expect(page.locator(".opt:not(:disabled)").first()).toBeVisible();
});

test("the replay plays the same motions when it steps on", async ({ page }) => {
  await play(page, "star_realms");
  await answerOn(page, 2000);
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await expect(page.locator(".replay .board > *").first()).toBeVisible();
  const drawn = await watchStage(page);
  await page.getByLabel("Speed").selectOption("4");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(drawn).toBeGreaterThan(3);
});
