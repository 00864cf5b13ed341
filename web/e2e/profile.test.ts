import { expect, test, type Page } from "@playwright/test";
import { noSidewaysScroll, play } from "./house";

const name = (page: Page) => page.getByLabel("Your name");

test("a passkey is made, and brings the person back after logging out", async ({ page, context, baseURL }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  await page.goto(`${baseURL?.replace("127.0.0.1", "localhost")}/profile`); // a passkey belongs to a name, not to an address
  await name(page).fill("Valentina");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(page.getByText("1 passkey", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(name(page)).not.toHaveValue("Valentina");
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(name(page)).toHaveValue("Valentina");
});

test("an account with a password is made, left and found again; mistakes are told in words", async ({ page }) => {
  await page.goto("/profile");
  const login = `pilot-${Date.now()}`;
  const fill = async (password: string) => {
    await page.getByLabel("Login").fill(login);
    await page.getByLabel("Password").fill(password);
  };
  await page.getByRole("button", { name: "New account" }).click();
  await fill("eight or more");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(`Logged in as ${login}`)).toBeVisible();
  const kept = await name(page).inputValue();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await fill("something else");
  await page.locator("form button", { hasText: "Log in" }).click();
  await expect(page.getByRole("alert")).toHaveText("Wrong login or password.");
  await fill("eight or more");
  await page.locator("form button", { hasText: "Log in" }).click();
  await expect(name(page)).toHaveValue(kept);
});

test("a reminder that arrives is shown in words, with the way to its table", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["notifications"]);
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((done) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && done(registrations[0].registrationId));
  });
  await devtools.send("ServiceWorker.enable");
  const data = JSON.stringify({ table: "some-table", title: "Tuesday crew", due_at: 0 });
  await devtools.send("ServiceWorker.deliverPushMessage", { origin: baseURL ?? "", registrationId: await registration, data });
  const shown = () => page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, data }) => [title, body, data]));
  await expect.poll(shown).toEqual([["Tuesday crew", "It is your turn.", "/table/some-table"]]);
});

test("the longest name and words without an end stay within the page", async ({ page }) => {
  await page.goto("/profile");
  await name(page).fill("W".repeat(32));
  await page.getByRole("button", { name: "Save" }).click();
  await noSidewaysScroll(page);
  await play(page, "star_realms");
  await page.locator(".chatbox input").fill(`<b>${"m".repeat(200)}</b>`);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Chat/ }).click();
  await expect(page.locator(".msg")).toContainText("<b>mmm");
  for (const pane of ["Chat", "Log"]) {
    await page.getByRole("button", { name: new RegExp(`^${pane}`) }).first().click();
    const [wide, seen] = await page.locator(".rail-b").evaluate((rail) => [rail.scrollWidth, rail.clientWidth]);
    expect(wide).toBeLessThanOrEqual(seen ?? 0);
  }
});

test("an address where nothing is leads back to the lobby", async ({ page }) => {
  await page.goto("/nowhere");
  await expect(page.getByText("There is nothing at this address.")).toBeVisible();
  await page.getByRole("link", { name: "Lobby" }).click();
  await expect(page.locator(".poster").first()).toBeVisible();
});
