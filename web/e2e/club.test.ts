import { expect, test } from "@playwright/test";

test("a message of the chat is reported to the host", async ({ browser }) => {
  const host = await (await browser.newContext()).newPage();
  await host.goto("/");
  await host.locator(".poster[data-game=star_realms]").click();
  await host.locator(".make form button.primary").click();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(await host.getByTestId("invite").inputValue());
  await guest.getByRole("button", { name: "Sit down" }).last().click();
  await guest.getByPlaceholder("Say something…").fill("something rude");
  await guest.keyboard.press("Enter");
  await expect(guest.getByText("something rude")).toBeVisible();
  await expect(guest.getByRole("button", { name: "Report this message" })).toHaveCount(0);
  await host.getByRole("button", { name: /^Chat/ }).click();
  await host.getByRole("button", { name: "Report this message" }).click();
  const form = host.getByRole("dialog", { name: "Report a player" });
  await expect(form.locator("blockquote")).toContainText("something rude");
  await form.getByLabel("What happened?").fill("He is rude");
  const told = host.waitForRequest(/\/reports/);
  await form.getByRole("button", { name: "Tell the host" }).click();
  expect((await told).postDataJSON()).toMatchObject({ text: "He is rude" });
  await expect(form.getByRole("status")).toHaveText("Thank you. The host will see it.");
});

test("a club for members shows its door, and an invitation opens it", async ({ page }) => {
  const closed = { code: "members_only", text: "closed", say: { id: "problem-members-only", args: {} } };
  await page.route("**/api/me", (route) => route.fulfill({ status: 403, json: closed }));
  await page.goto("/");
  await expect(page.getByText("This club is for its members")).toBeVisible();
  await expect(page.getByLabel("Login")).toBeVisible();
  await page.goto("/join#secret");
  const joined = page.waitForRequest("**/api/join");
  await page.route("**/api/join", async (route) => {
    await page.unroute("**/api/me");
    await route.fulfill({ json: {} });
  });
  await page.getByRole("button", { name: "Come in" }).click();
  expect((await joined).postDataJSON()).toEqual({ invitation: "secret" });
  await page.waitForSelector(".poster");
});

test("who is banned reads why and until when", async ({ page }) => {
  const say = { id: "problem-banned-until", args: { until: "2030-01-01 00:00 UTC", reason: "Cheating." } };
  await page.route("**/api/me", (route) => route.fulfill({ status: 403, json: { code: "banned", text: "banned", say } }));
  await page.goto("/");
  await expect(page.getByRole("alert")).toHaveText("The host of this club has banned you until 2030-01-01 00:00 UTC. Cheating.");
});
