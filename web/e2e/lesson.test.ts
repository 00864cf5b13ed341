// A guided first game: by what glows, with an error on the way, left and taken up again, and on to a bot.

import { expect, test, type Page } from "@playwright/test";
import { noSidewaysScroll, serious } from "./house";

const bubble = (page: Page) => page.locator(".lesson-bubble");

/** Follow the guide until this step; returns how many clicks that took. */
async function follow(page: Page, to: string): Promise<number> {
  for (let clicks = 0; ; clicks++) {
    await expect(bubble(page)).toBeVisible();
    if ((await bubble(page).locator(".cap").textContent())?.startsWith(to)) return clicks;
    const heading = await bubble(page).locator("h2").textContent();
    const next = bubble(page).locator(".lesson-next");
    await page.mouse.move(2, 2); // nothing is pointed at
    await ((await next.count()) ? next : page.locator(".opt.lit:enabled").first()).click();
    if (await page.locator(".opt.lit[aria-pressed=true]").count()) await page.keyboard.press("Enter"); // it wastes something: a second tap
    await expect(bubble(page).locator("h2")).not.toHaveText(heading ?? "");
  }
}

test("a guided first game from the lobby to its end", async ({ page }) => {
  await page.addInitScript(() => (localStorage["cosmodrome-at-once"] ??= "1"));
  await page.goto("/");
  await page.locator(".poster[data-game=space_base]").click();
  await page.getByRole("link", { name: "Guided game" }).click();
  await expect(bubble(page).locator("h2")).toHaveText("Your base");
  expect(await serious(page)).toEqual([]);

  // By keyboard: the pages are turned by the button that has the focus.
  await bubble(page).locator(".lesson-next").focus();
  await page.keyboard.press("Enter");
  await expect(bubble(page).locator("h2")).toHaveText("The first new ship");
  await bubble(page).locator(".lesson-next").click();

  // An error is explained, and nothing has happened.
  await page.locator(".opt:not(.lit):enabled").first().click();
  await expect(bubble(page).getByRole("alert")).toContainText("Sectors 4 and 6");
  expect(await serious(page)).toEqual([]);
  await bubble(page).getByRole("button", { name: "SB-5.3" }).click();
  await expect(page.locator(".drawer .rule.now")).toBeVisible();
  await page.keyboard.press("Escape");

  await follow(page, "Step 4");
  await bubble(page).getByRole("link", { name: "Leave" }).click();
  await page.getByRole("link", { name: "Go on" }).click();
  await expect(bubble(page).locator(".cap")).toHaveText(/^Step 4/);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator(".lesson-ring").first()).toBeVisible();
  await noSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await follow(page, "Guided first game");
  await bubble(page).getByRole("button", { name: /^Now against a/ }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator(".opt:enabled").first()).toBeVisible();
  await expect(bubble(page)).toHaveCount(0);
});
