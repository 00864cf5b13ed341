import { expect, test } from "@playwright/test";
import { play } from "./house";

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
