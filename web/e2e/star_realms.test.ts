import { expect, test } from "@playwright/test";
import { play, serious } from "./house";

test("Play all plays every card that asks nothing, and leaves the turn open", async ({ page }) => {
  await play(page, "star_realms");
  const hand = page.locator(".hd-lane .cards > .slot");
  const button = page.getByRole("button", { name: "Play all" });
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press("Enter"); // by keyboard alone
  await expect(hand).toHaveCount(0);
  await expect(page.locator(".pl-lane .slot").first()).toBeVisible();
  await expect(button).toBeDisabled();
  await expect(page.getByRole("button", { name: /^End turn/ }).first()).toBeVisible();
});

test("pointing at a hand card shows what the pools would hold", async ({ page }) => {
  await play(page, "star_realms");
  await page.locator('.hc.can[data-card="scout"]').first().hover(); // of three cards of the first hand one is a Scout
  await expect(page.locator(".pool.r-trade.up")).toContainText("→ 1");
});

test("only a seat that the table has can be chosen to go first", async ({ page }) => {
  await page.goto("/");
  await page.locator(".poster[data-game=star_realms]").click();
  await page.locator(".make details.more summary").click();
  const first = page.getByLabel("Who goes first");
  await expect(first.locator("option")).toHaveText(["by chance", "seat 1", "seat 2"]);
  await page.getByLabel("Mode").selectOption("raid");
  await expect(first.locator("option")).toHaveCount(4); // three players, or by chance
});

test("a card is read by resting, focus or a long touch, and a press only chooses", async ({ page }) => {
  await play(page, "star_realms");
  const panel = page.getByRole("tooltip");
  const card = page.locator(".kc[data-place^=row]").first();
  await card.hover();
  await expect(panel).toContainText(/Cost|cost/);
  expect(await serious(page)).toEqual([]);
  await page.mouse.move(2, 2);
  await expect(panel).toBeHidden();

  const hand = page.locator(".kc.hc.can").first();
  await hand.click();
  await expect(page.locator(".pc").first()).toBeVisible(); // it was played
  await expect(page.locator("dialog[open]")).toHaveCount(0);

  await page.mouse.move(2, 2);
  await page.locator(".home, header a").first().focus();
  await card.focus();
  await page.keyboard.press("Shift"); // the keyboard is in use
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(panel).toBeVisible();
  await expect(card).toHaveAttribute("aria-describedby", "reading");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();

  const box = await card.boundingBox();
  const touch = { bubbles: true, pointerType: "touch", clientX: box?.x ?? 0, clientY: box?.y ?? 0 };
  await card.dispatchEvent("pointerdown", touch);
  await expect(page.locator("dialog.component[open]")).toContainText("Figures");
  expect(await serious(page)).toEqual([]);
});
