import { expect, test } from "@playwright/test";
import { answerOn, asked, noSidewaysScroll, play } from "./house";

test("a whole Star Realms duel by the keyboard alone", async ({ page }) => {
  await page.goto("/");
  await page.waitForSelector(".poster");
  await page.getByRole("button", { name: "Play now" }).focus();
  await page.keyboard.press("Enter");
  const open = page.locator(".ask:not(.busy) .opt:enabled");
  const over = page.locator(".result");
  for (let i = 0; i < 1000; i++) {
    await expect(open.or(over).first()).toBeVisible();
    if (await over.count()) break;
    await page.keyboard.press(String(1 + (i % Math.min(9, await open.count()))));
    await page.keyboard.press("Enter");
  }
  await expect(over).toBeVisible();
});

test("a second browser joins by link, and both see each other's answers and words", async ({ browser }) => {
  const host = await (await browser.newContext()).newPage();
  await host.goto("/");
  await host.locator(".poster[data-game=star_realms]").click();
  await host.locator(".make form button.primary").click();
  const link = await host.getByTestId("invite").inputValue();
  const guest = await (await browser.newContext()).newPage();
  const sent: string[] = [];
  guest.on("websocket", (socket) => socket.on("framesent", (frame) => sent.push(JSON.parse(String(frame.payload)).type)));
  await guest.goto(link);
  await guest.getByRole("button", { name: "Sit down" }).last().click();
  await host.getByRole("button", { name: "Start", exact: true }).click();
  await expect(host.locator(".ask h2")).toBeVisible();
  await expect(guest.locator(".ask h2")).toBeVisible();
  expect(sent.filter((type) => ["sit", "promise", "show"].includes(type))).toEqual(["sit", "promise", "show"]);
  const first = await Promise.race([host, guest].map((page) => asked(page).then(() => page)));
  const other = first === host ? guest : host;
  const lines = await other.locator(".logline").count();
  await first.locator(".opt").nth(1).dblclick();
  await expect.poll(() => other.locator(".logline").count()).toBeGreaterThan(lines);
  await host.getByPlaceholder("Say something…").fill("good luck");
  await host.keyboard.press("Enter");
  await guest.getByRole("button", { name: /^Chat/ }).click();
  await expect(guest.getByText("good luck")).toBeVisible();
});

test("the end of a match says what this browser checked, and calls out a record that was tampered with", async ({ page }) => {
  await play(page, "star_realms");
  await expect(page.getByRole("link", { name: "Was it fair?" })).toHaveCount(0);
  await page.goto(page.url().replace(/[?].*/, ""));
  await asked(page);
  while (!(await page.locator(".result").count())) await answerOn(page, 100, "attack|End turn|конец");
  const mark = page.getByTestId("fair").first();
  await expect(mark).toHaveText("Checked here: nobody could choose the chance");
  await mark.click();
  const dialog = page.getByRole("dialog", { name: "Fairness" });
  await expect(dialog.getByText("Your own part is in the key.")).toBeVisible();
  await expect(dialog.locator("code")).toHaveText(/^cosmodrome verify FILE --hash [0-9a-f]{64} --part [0-9a-f]{64}$/);
  await page.route(/\/api\/records\/.*\/file/, async (route) => {
    const record = await (await route.fetch()).json();
    record.chance.parts.server.hash = "00".repeat(32);
    await route.fulfill({ json: record });
  });
  await page.reload();
  await expect(mark).toHaveText("The record does not fit what this browser saw");
});

test("the page is reloaded and the network is cut in the middle", async ({ page }) => {
  const cut: (() => Promise<void>)[] = [];
  await page.routeWebSocket(/\/socket$/, (socket) => {
    socket.connectToServer();
    cut.push(() => socket.close());
  });
  await play(page, "star_realms");
  await answerOn(page, 6);
  const before = await page.locator(".logline").count();
  await page.reload();
  await expect.poll(() => page.locator(".logline").count()).toBeGreaterThanOrEqual(before);
  await asked(page);
  const sockets = cut.length;
  await cut.at(-1)?.();
  await expect.poll(() => cut.length).toBeGreaterThan(sockets);
  await expect(page.locator(".lost")).toHaveCount(0);
  expect(await answerOn(page, 5)).toBe(5);
});

test("Russian and English, dark and light", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Русский" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Пять космических игр за одним столом");
  await page.getByRole("button", { name: "Светлая или тёмная тема" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Five space games, one table");
});

test("a refused or impossible address is told in words", async ({ page }) => {
  await page.goto("/table/nothing-here");
  await expect(page.getByRole("alert")).toContainText("no such table");
  await page.goto("/replay/nothing-here");
  await expect(page.getByRole("alert")).toContainText("no such record");
});

test("on a phone my board and the question are seen together", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const game of ["star_realms", "space_base", "red_planet", "galaxy_trucker", "metal_adventures"]) {
    await play(page, game);
    await noSidewaysScroll(page);
    const board = await page.locator(".board").boundingBox();
    const ask = await page.locator(".ask").boundingBox();
    expect(board?.height ?? 0).toBeGreaterThan(120);
    expect((ask?.y ?? 0) + (ask?.height ?? 0)).toBeLessThanOrEqual(641);
  }
});

test("of a long chat the end is there at once, and the rest when it is asked for", async ({ page }) => {
  await play(page, "star_realms");
  for (let i = 1; i <= 8; i++) {
    await page.getByPlaceholder("Say something…").fill(`word ${i}`);
    await page.keyboard.press("Enter");
    await expect(page.locator(".msg")).toHaveCount(i);
  }
  await page.reload();
  await page.getByRole("button", { name: "Chat · 5" }).click();
  await expect(page.locator(".msg")).toHaveCount(5);
  await page.getByRole("button", { name: "Earlier" }).click();
  await expect(page.locator(".msg")).toHaveCount(8);
  await expect(page.locator(".msg").first()).toContainText("word 1");
  await expect(page.getByRole("button", { name: "Earlier" })).toHaveCount(0);
});

test("a server that takes nobody on says so in words", async ({ page }) => {
  const busy = { code: "busy", text: "busy", say: { id: "problem-busy", args: {} } };
  await page.route("**/api/me", (route) => route.fulfill({ status: 503, json: busy }));
  await page.goto("/");
  await expect(page.getByRole("alert")).toContainText("The server is busy with the tables that are being played");
  await page.unroute("**/api/me");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.waitForSelector(".poster");
});
