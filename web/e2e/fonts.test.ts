import AxeBuilder from "@axe-core/playwright";
import { chromium, expect, test, type Browser, type CDPSession, type Page } from "@playwright/test";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerOn, asked, closeDialogs, play } from "./house";

const GAMES = ["star_realms", "space_base", "red_planet", "galaxy_trucker", "metal_adventures"];
const FONTS = "**/*.woff2";

// What stands between the page and the server would answer for it.
test.use({ serviceWorkers: "block" });

/** The faces of the machine that set words which the shipped face could set. */
async function machineFaces(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("body *"))
      element.toggleAttribute("data-words", /^[\u0020-\u00ff\u0400-\u045f\s–—…−№←→↔≠≤≥]+$/.test(element.textContent ?? ""));
  });
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "[data-words]" });
  expect(nodeIds.length).toBeGreaterThan(20);
  const used = new Set<string>();
  for (const nodeId of nodeIds) for (const face of await facesOf(session, nodeId)) used.add(face);
  await session.detach();
  expect([...used].filter((face) => face.startsWith("shipped "))).not.toEqual([]);
  return [...used].filter((face) => !face.startsWith("shipped "));
}

async function facesOf(session: CDPSession, nodeId: number): Promise<string[]> {
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map((font) => `${font.isCustomFont ? "shipped" : "machine's"} ${font.familyName}`);
}

/** Upload a match that is kept with the tests, and open its replay in the middle. */
async function openReplay(page: Page, game: string): Promise<void> {
  const folder = join("..", "tests", "golden", game);
  const records = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const newest = records.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1) ?? "";
  const record = readFileSync(join(folder, newest), "utf8");
  await page.goto("/rules");
  const found = await page.evaluate(
    async (body) => (await fetch("/api/records", { method: "POST", headers: { "content-type": "text/plain" }, body })).json(),
    record,
  );
  const middle = Math.floor(found.inputs / 2);
  await page.goto(`/replay/${found.id}`);
  const told = page.waitForResponse((response) => response.url().includes("/moments?") && new URL(response.url()).searchParams.get("first") === String(middle));
  await page.getByRole("slider").fill(String(middle));
  await told;
  await expect(page.locator(".replay .board > *").first()).toBeVisible();
}

/** Where everything lies that is seen. */
function boxes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[x, y, width, height].map((n) => n.toFixed(1)).join(" ")}`;
    }),
  );
}

/** A second browser, on a machine that lacks the usual face of this one. */
async function onAnotherMachine(page: Page): Promise<Browser> {
  await page.setContent('<p style="font-family: system-ui">Will it move?</p>');
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "p" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  const usual = `<pattern><patelt name="family"><string>${fonts[0]?.familyName}</string></patelt></pattern>`;
  const file = join(mkdtempSync(join(tmpdir(), "fonts-")), "fonts.conf");
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><selectfont><rejectfont>${usual}</rejectfont></selectfont></fontconfig>`,
  );
  return chromium.launch({ ...test.info().project.use.launchOptions, env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file } });
}

function widthIn(page: Page, family: string, text: string, weight = 400): Promise<number> {
  return page.evaluate(
    ([family, text, weight]) => {
      const line = document.createElement("span");
      line.style.cssText = `position: absolute; white-space: pre; font: ${weight} 100px ${family}`;
      line.textContent = text;
      document.body.append(line);
      const { width } = line.getBoundingClientRect();
      line.remove();
      return width;
    },
    [family, text, weight] as const,
  );
}

test("the lobby in English and the boards in Russian are set in the face that comes with them", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".poster").first()).toBeVisible();
  expect(await machineFaces(page)).toEqual([]);
  await page.addInitScript(() => localStorage.setItem("cosmodrome-language", "ru"));
  for (const game of GAMES) {
    await openReplay(page, game);
    expect(await machineFaces(page), game).toEqual([]);
  }
});

test("figures are of one width, and words as wide whatever the machine has", async ({ page }) => {
  await page.goto("/rules");
  await expect(page.locator("h1")).toBeVisible();
  for (const weight of [400, 600, 700, 800]) {
    const widths = await Promise.all([..."0123456789"].map((figure) => widthIn(page, "var(--font)", figure, weight)));
    expect(new Set(widths).size, `weight ${weight}`).toBe(1);
  }
  await page.evaluate(() => document.fonts.load("1em 'Noto Sans Variable'", "Я"));
  for (const words of ["How will you use 2 and 6?", "Как использовать «2» и «6»?"]) {
    const width = await widthIn(page, "var(--font)", words);
    for (const other of ["monospace", "serif"]) expect(await widthIn(page, `"Noto Sans Variable", ${other}`, words)).toBe(width);
  }
});

test("everything lies where it lies on a machine with other fonts", async ({ page, baseURL, viewport }) => {
  const browser = await onAnotherMachine(page);
  try {
    const other = await browser.newPage({ baseURL, viewport, locale: "en-US", colorScheme: "dark", reducedMotion: "reduce", serviceWorkers: "block" });
    const widths = await Promise.all([page, other].map((one) => widthIn(one, "system-ui", "Will it move?")));
    test.skip(widths[0] === widths[1], "this machine has one font only");
    for (const game of GAMES) {
      for (const one of [page, other]) await openReplay(one, game);
      // As soon as both have drawn the moment.
      await expect(async () => expect(await boxes(other), game).toEqual(await boxes(page))).toPass({ timeout: 30_000 });
    }
  } finally {
    await browser.close();
  }
});

test("the page is drawn when its letters are there, and without them when they do not come", async ({ page }) => {
  await page.clock.install();
  let come = () => {};
  const held = new Promise<void>((done) => (come = done));
  await page.route(FONTS, async (route) => (await held, route.abort()));
  const asked = page.waitForRequest(FONTS);
  await page.goto("/rules", { waitUntil: "commit" });
  await asked;
  await expect(page.locator("#app")).toBeAttached();
  expect(await page.locator("h1").count()).toBe(0);
  await expect(async () => {
    await page.clock.fastForward(1000);
    expect(await page.locator("h1").count()).toBe(1);
  }).toPass();
  come();
  await page.unrouteAll({ behavior: "wait" });
  await page.goto("/rules");
  await expect(page.locator("h1")).toBeVisible();
  expect(await page.evaluate(() => [...document.fonts].map((face) => face.status))).toContain("loaded");
});

for (const game of GAMES) {
  test(`without the face, in wider letters, the bar of ${game} has room for its prompt and axe nothing to say`, async ({ page }) => {
    await page.route(FONTS, (route) => route.abort());
    await page.addInitScript(() => localStorage.setItem("cosmodrome-language", "ru"));
    await play(page, game);
    await page.addStyleTag({ content: "body { letter-spacing: 0.05em }" }); // about a tenth
    await answerOn(page, 4);
    await closeDialogs(page);
    await asked(page);
    expect(await page.evaluate(() => [...document.fonts].every((face) => face.status !== "loaded"))).toBe(true);
    const [inside, room] = await page.locator(".ask-q").evaluate((prompt) => [prompt.scrollHeight, prompt.clientHeight]);
    expect(inside).toBeLessThanOrEqual(room ?? 0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.filter((one) => one.impact === "serious" || one.impact === "critical").map((one) => one.id)).toEqual([]);
  });
}

test("a prompt that has to scroll is reached and scrolled by keyboard", async ({ page }) => {
  await play(page, "space_base");
  const prompt = page.locator(".ask-q");
  await expect(prompt).not.toHaveAttribute("tabindex");
  await page.addStyleTag({ content: ".ask-q h2 { font-size: 60px !important }" });
  await expect(prompt).toHaveAttribute("tabindex", "0");
  const { violations } = await new AxeBuilder({ page }).include(".ask").analyze();
  expect(violations.filter((one) => one.impact === "serious" || one.impact === "critical").map((one) => one.id)).toEqual([]);
  await prompt.focus();
  await page.keyboard.press("End");
  await expect.poll(() => prompt.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await page.addStyleTag({ content: ".ask-q h2 { font-size: 14px !important }" });
  await expect(prompt).not.toHaveAttribute("tabindex");
});
