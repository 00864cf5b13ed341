import { expect, test, type Page } from "@playwright/test";
import { answerOn, asked, play } from "./house";

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

/** Press Escape in the moment in which something moves; tell whether anything still does. */
async function skipNextShow(page: Page): Promise<{ moving: boolean }> {
  return page.evaluate(async () => {
    const moving = () => document.querySelector(".skip, .stage > *") !== null;
    const frame = () => new Promise(requestAnimationFrame);
    while (!document.querySelector(".skip")) await frame();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await Promise.resolve();
    return { moving: moving() };
  });
}

test("a show can be skipped to the newest view", async ({ page }) => {
  await play(page, "space_base", 3);
  const skipped = skipNextShow(page);
  await answerOn(page, 8);
  expect(await skipped).toEqual({ moving: false });
  await asked(page);
});

test("the replay plays the same motions when it steps on", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" }); // the match is only what the replay needs
  await play(page, "star_realms");
  await answerOn(page, 2000);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await expect(page.locator(".replay .board > *").first()).toBeVisible();
  const drawn = await watchStage(page);
  await page.getByLabel("Speed").selectOption("4");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(drawn).toBeGreaterThan(3);
});
