import { expect, test, type CDPSession, type Locator, type Page } from "@playwright/test";
import { play } from "./house";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

type Point = { x: number; y: number };

/** A finger on the screen, as the browser itself feels it. */
class Finger {
  private at: Point = { x: 0, y: 0 };

  constructor(private readonly devtools: CDPSession) {}

  async down(at: Point): Promise<void> {
    this.at = at;
    await this.devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  }

  async move(to: Point): Promise<void> {
    const from = this.at;
    for (const part of [0.1, 0.3, 0.6, 1]) {
      this.at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [this.at] });
    }
  }

  async end(type: "touchEnd" | "touchCancel" = "touchEnd"): Promise<void> {
    await this.devtools.send("Input.dispatchTouchEvent", { type, touchPoints: [] });
  }
}

async function middle(of: Locator): Promise<Point> {
  const box = (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How far everything is scrolled. */
const scrolled = (page: Page): Promise<number> => page.evaluate(() => [...document.querySelectorAll("*")].reduce((sum, one) => sum + one.scrollTop + one.scrollLeft, scrollX + scrollY));

/** Take tiles until one fits somewhere; return where. */
async function takeTile(page: Page): Promise<Locator> {
  const fits = page.locator(".slot:is(.can, .other) > button");
  for (let i = 0; i < 20; i++) {
    await page.locator(".tabs button").nth(1).tap();
    await page.locator(".heap .down").tap();
    await expect(page.locator(".hand .held")).toBeVisible();
    if (await fits.count()) break;
    await page.locator(".opt", { hasText: /^Put/ }).tap();
  }
  return fits.first();
}

test("a tile is dragged into the ship by a finger, and nothing scrolls meanwhile", async ({ page, context }) => {
  await play(page, "galaxy_trucker");
  const finger = new Finger(await context.newCDPSession(page));
  const held = page.locator(".hand .held");
  const cell = await takeTile(page);
  const [hand, target, away] = [await middle(held), await middle(cell), await middle(page.locator(".top h1"))];
  const place = (await cell.getAttribute("data-place")) ?? "";
  const before = await scrolled(page);

  await test.step("a tap turns it", async () => {
    const face = await held.innerHTML();
    await held.tap();
    await expect(held).not.toHaveJSProperty("innerHTML", face);
    await expect(page.locator(".dragged")).toHaveCount(0);
  });
  await test.step("over a cell it shows how it would lie there", async () => {
    await finger.down(hand);
    await finger.move(target);
    await expect(page.locator(".dragged.raised.landing")).toBeVisible();
    await expect(page.locator(".slot.ghost", { has: page.locator(`[data-place="${place}"]`) })).toBeVisible();
    expect(await scrolled(page)).toBe(before);
  });
  await test.step("dropped beside the ship, or cut off, it stays in hand", async () => {
    await finger.move(away);
    await expect(page.locator(".slot.ghost")).toHaveCount(0);
    await finger.end();
    await expect(page.locator(".dragged")).toHaveCount(0);
    await finger.down(hand);
    await finger.move(target);
    await finger.end("touchCancel");
    await expect(page.locator(".dragged")).toHaveCount(0);
    await expect(held).toBeVisible();
  });
  await test.step("dropped on the cell it lies there", async () => {
    await finger.down(hand);
    await finger.move(target);
    await finger.end();
    await expect(held).toHaveCount(0);
    await expect(page.locator(`[data-place="${place}"]`)).toHaveCount(0);
  });
});
