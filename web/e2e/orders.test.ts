import { expect, test } from "@playwright/test";
import { followHints, noSidewaysScroll, play, serious } from "./house";

test("a pilot orders beforehand to give up, and the table keeps it", async ({ page }) => {
  await play(page, "galaxy_trucker");
  const order = page.locator(".give-up");
  for (let i = 0; i < 60 && !(await order.count()); i++) expect(await followHints(page, 5)).toBeGreaterThan(0);
  await expect(order).toHaveAttribute("aria-pressed", "false");
  await expect(order).toHaveText(/Give up/);
  expect(await serious(page)).toEqual([]);
  await order.click();
  await expect(order).toHaveAttribute("aria-pressed", "true");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload(); // the table keeps it
  await expect(order).toHaveAttribute("aria-pressed", "true");
  await noSidewaysScroll(page);
  await order.click();
  await expect(order).toHaveAttribute("aria-pressed", "false");
});

test("a table can be opened that asks about everything", async ({ page }) => {
  await page.goto("/");
  await page.locator(".poster[data-game=galaxy_trucker]").click();
  await page.locator(".more summary").click();
  await page.getByLabel("Ask about everything").check();
  const opened = page.waitForRequest((request) => request.url().endsWith("/api/tables") && request.method() === "POST");
  await page.locator(".make form button.primary").click();
  expect((await opened).postDataJSON()).toMatchObject({ ask_everything: true });
});
