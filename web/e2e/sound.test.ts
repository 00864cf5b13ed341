import { expect, test } from "@playwright/test";
import { play } from "./house";

test("sound is off until it is asked for, and stays as it was set", async ({ page }) => {
  await page.addInitScript(() => {
    const made = { oscillators: 0 };
    const Tone = window.OscillatorNode;
    window.OscillatorNode = class extends Tone {
      constructor(...of: ConstructorParameters<typeof Tone>) {
        super(...of);
        made.oscillators += 1;
      }
    };
    Object.assign(window, { made });
  });
  const heard = () => page.evaluate(() => (window as unknown as { made: { oscillators: number } }).made.oscillators);
  await play(page, "star_realms");
  const toggle = page.getByRole("button", { name: "Sound" });
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  expect(await heard()).toBe(0);
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expect.poll(heard).toBeGreaterThan(0);
  await page.reload();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  expect(await heard()).toBe(0);
});
