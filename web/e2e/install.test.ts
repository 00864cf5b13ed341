import { expect, test } from "@playwright/test";

test("the manifest names the application in both languages, with icons that exist", async ({ page, request }) => {
  for (const [language, name] of [["en", "Cosmodrome"], ["ru", "Космодром"]] as const) {
    await page.addInitScript((language) => localStorage.setItem("cosmodrome-language", language), language);
    await page.goto("/");
    await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", language === "ru" ? /\.ru\.webmanifest$/ : /manifest\.webmanifest$/);
    const manifest = await (await request.get((await page.locator("link[rel=manifest]").getAttribute("href")) ?? "")).json();
    expect(manifest).toMatchObject({ name, start_url: "/", scope: "/", display: "standalone" });
    expect(manifest.icons.map((icon: { purpose?: string }) => icon.purpose)).toContain("maskable");
    for (const icon of manifest.icons) expect((await request.get(icon.src)).ok()).toBe(true);
  }
});

test("without a network the page says what to do, the rules can be read, and it comes back", async ({ page, context }) => {
  await page.goto("/");
  await expect(page.locator(".poster").first()).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
  });
  await context.setOffline(true);
  await page.goto("/table/some-table");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await page.getByRole("link", { name: "Rules" }).click();
  await expect(page.locator(".rule").first()).toBeVisible();
  expect(await page.evaluate(() => [...document.fonts].map((face) => face.status))).toContain("loaded");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Five space games, one table" })).toBeVisible();
});

test("nothing that the server answers is kept", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".poster").first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept).toContain("/");
  expect(kept.filter((path) => path.endsWith(".woff2"))).toHaveLength(3);
  expect(kept.filter((path) => path.startsWith("/api") || path.startsWith("/socket"))).toEqual([]);
});
