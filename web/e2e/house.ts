// What the tests do at a table, through the page only.

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Open a table with a coach against bots from the lobby, sit down and wait to be asked; answers go out with one tap. */
export async function play(page: Page, game: string, seats = 0): Promise<void> {
  await page.addInitScript(() => (localStorage["cosmodrome-at-once"] ??= "1"));
  await page.goto("/");
  await page.locator(`.poster[data-game=${game}]`).click();
  for (let more = 0; more < seats; more++) await page.getByRole("button", { name: /One seat more|На место больше/ }).click();
  await page.getByLabel(/^(Coach|Тренер)$/).check();
  await page.locator(".make form button.primary").click();
  await page.getByRole("button", { name: /bots in empty seats|боты на пустые места/ }).click();
  await asked(page);
}

/** It is this person's turn, and the question is the newest. */
export async function asked(page: Page): Promise<void> {
  const open = page.locator(".app:has(.ask:not(.wait, .busy)) :is(.opt:enabled, .composer, .board .can)");
  await expect(open.filter({ visible: true }).first()).toBeVisible();
}

/** From now on an option is picked first and confirmed then. */
export async function pickFirst(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("cosmodrome-at-once", "0"));
  await page.reload();
  await asked(page);
}

/** Answer by clicking until the match is over or so many answers were given; returns how many. */
export async function answerOn(page: Page, most: number, prefer = ""): Promise<number> {
  return page.evaluate(
    async ([most, prefer]) => {
      const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
      let seed = 7;
      let idle = 0;
      let given = 0;
      while (given < most && idle < 3000) {
        if (document.querySelector(".result")) return given;
        const busy = document.querySelector(".ask.busy"); // an answer is on its way: what is clicked now counts for nothing
        const open = busy ? [] : [...document.querySelectorAll<HTMLButtonElement>(".opt:enabled, .board button.can, .board .can button")];
        if (!open.length) {
          idle += 1;
          await wait(10);
          continue;
        }
        idle = 0;
        // Plain multiplication rounds the low bits away: of 2, 4 or 8 buttons the first was pressed for ever.
        seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
        const wanted = prefer ? open.find((one) => new RegExp(prefer).test(one.textContent ?? "")) : undefined;
        (wanted ?? open[(seed >>> 8) % open.length])?.click();
        given += 1;
        await wait(25);
      }
      return given;
    },
    [most, prefer] as const,
  );
}

/** Close what clicks have opened: a pile, and a card of it enlarged. */
export async function closeDialogs(page: Page): Promise<void> {
  for (let i = 0; i < 4 && (await page.locator("dialog[open]").count()); i++) await page.keyboard.press("Escape");
}

/** Answer as a bot would, by asking for hints, so that the position is one that people come to; returns how often. */
export async function followHints(page: Page, most: number): Promise<number> {
  return page.evaluate(async (most) => {
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const find = (selector: string) => document.querySelector<HTMLButtonElement>(selector);
    let given = 0;
    for (let idle = 0; given < most && idle < 1000 && !find(".result"); idle++) {
      const best = find(".hinted .opt.best:not(:disabled)");
      if (best) {
        best.click();
        given += 1;
        idle = 0;
        await wait(60);
      } else if (idle % 20 === 0) find(".ask-tools .btn:nth-child(2):not(:disabled)")?.click();
      await wait(10);
    }
    return given;
  }, most);
}

/** What axe finds serious about the page as it is now. */
export async function serious(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).slice(0, 3).join("; ")}`);
}

export async function noSidewaysScroll(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(seen ?? 0);
}
