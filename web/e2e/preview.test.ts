import { expect, test } from "@playwright/test";
import { pickFirst, play } from "./house";

test("an option that is pointed at or picked says what would happen", async ({ page }) => {
  await play(page, "star_realms");
  await pickFirst(page);
  const scout = page.locator(".opt", { hasText: /Play Scout/ }).first();
  await scout.hover();
  await expect(page.locator(".effects")).toContainText("plays Scout");
  await page.mouse.move(5, 5);
  await expect(page.locator(".effects")).not.toContainText("plays Scout");
  await scout.click();
  await page.mouse.move(5, 5);
  await expect(page.locator(".effects")).toContainText("plays Scout");
  await expect(page.locator("[role=log]")).not.toContainText(/Guest \d+ plays Scout/);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.locator("[role=log]")).toContainText(/Guest \d+ plays Scout/);
});

test("on a phone the effects of the picked option lie over the board and move nothing", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await play(page, "star_realms");
  await pickFirst(page);
  const before = await page.locator(".ask").boundingBox();
  await page.locator(".opt", { hasText: /Play/ }).first().click();
  await expect(page.locator(".effects")).toContainText("plays");
  expect(await page.locator(".ask").boundingBox()).toEqual(before);
});
