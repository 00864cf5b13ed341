import { expect, test } from "@playwright/test";
import { answerOn, play } from "./house";

test("Play all plays every card that asks nothing, and leaves the turn open", async ({ page }) => {
  await play(page, "star_realms");
  const hand = page.locator(".hd-lane .cards > .slot");
  const button = page.getByRole("button", { name: "Play all" });
  for (let turn = 0; turn < 40 && !(await button.isEnabled()); turn++) await answerOn(page, 1, "End turn");
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
  const scout = page.locator('.hc.can[data-card="scout"]').first();
  for (let turn = 0; turn < 20 && !(await scout.isVisible()); turn++) await answerOn(page, 1, "End turn");
  await scout.hover();
  await expect(page.locator(".pool.r-trade.up")).toContainText("→ 1");
});
