import { expect, test, type Browser, type Page } from "@playwright/test";
import { noSidewaysScroll, play } from "./house";

const PASSWORD = "eight or more";

const newLogin = () => `pilot-${Date.now()}-${Math.floor(Math.random() * 1000)}`;

async function register(page: Page): Promise<string> {
  const login = newLogin();
  await page.goto("/profile");
  await page.getByRole("button", { name: "New account" }).click();
  await page.getByLabel("Login").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(`Logged in as ${login}`)).toBeVisible();
  return login;
}

async function logIn(page: Page, login: string, password = PASSWORD): Promise<void> {
  await page.goto("/profile");
  await page.getByLabel("Login").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.locator("form button", { hasText: "Log in" }).click();
}

/** Another browser of the same person. */
async function elsewhere(browser: Browser, login: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, login);
  await expect(page.getByText(`Logged in as ${login}`)).toBeVisible();
  return page;
}

const devices = (page: Page) => page.locator(".devices li");

test("a password is set, one logs out and in again, and ends another device", async ({ page, browser }) => {
  const login = await register(page);
  const kept = await page.getByLabel("Your name").inputValue();
  await page.getByRole("button", { name: "Log out", exact: true }).first().click();
  await expect(page.getByLabel("Your name")).not.toHaveValue(kept);
  await logIn(page, login);
  await expect(page.getByLabel("Your name")).toHaveValue(kept);
  await expect(devices(page)).toHaveCount(1);
  await expect(devices(page).first()).toContainText(/Chrom(e|ium) on Linux/);

  const other = await elsewhere(browser, login);
  await other.goto("/");
  await page.reload();
  await expect(devices(page)).toHaveCount(2);
  await devices(page).filter({ hasNotText: "this device" }).getByRole("button", { name: /^Log out: / }).click();
  await expect(devices(page)).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Where you are logged in" })).toBeFocused();
  await expect(other.getByRole("alert")).toContainText("You have been logged out on this device.");
  await other.getByRole("link", { name: "Log in" }).click();
  await expect(other.getByLabel("Your name")).not.toHaveValue(kept);
  await expect(page.getByText(`Logged in as ${login}`)).toBeVisible();
  await other.context().close();
});

test("a table notices that its person was logged out elsewhere", async ({ page, browser }) => {
  const login = await register(page);
  await play(page, "star_realms");
  const other = await elsewhere(browser, login);
  await other.getByRole("button", { name: "Log out everywhere else" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "logged out" })).toBeVisible();
  await expect(page.locator(".opt:enabled")).toHaveCount(0);
  await expect(devices(other)).toHaveCount(1);
  await other.context().close();
});

test("another password, recovery codes, and back by one of them; by the keyboard", async ({ page }) => {
  const login = await register(page);
  await page.locator("summary", { hasText: "Change your password" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Current password")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Current password")).toBeFocused();
  await page.keyboard.type("not this one");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("New password")).toBeFocused();
  await page.keyboard.type("a better one");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("does not prove");
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("The password has been changed.")).toBeVisible();
  await page.getByText("Recovery codes").first().click();
  const form = page.locator("details[open]");
  await form.getByLabel("Password", { exact: true }).fill("a better one");
  await form.dispatchEvent("toggle"); // a browser may send it as late as this
  await page.keyboard.press("Enter");
  await expect(page.locator(".codes li")).toHaveCount(10);
  const code = (await page.locator(".codes code").first().textContent()) ?? "";
  await expect(page.getByText("10 codes left")).toBeVisible();
  await page.getByRole("button", { name: "Log out", exact: true }).first().click();
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByText("has not set up e-mail")).toBeVisible();
  await page.getByLabel("Login").fill(login);
  await page.getByLabel("Recovery code").fill(code.toLowerCase());
  await page.getByLabel("New password").fill("the third one");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Logged in as ${login}`)).toBeVisible();
  await expect(page.getByText("9 codes left")).toBeVisible();
});

test("a copy of everything, and then its end", async ({ page }) => {
  await page.goto("/profile");
  const kept = await page.getByLabel("Your name").inputValue();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download" }).click()]);
  expect(file.suggestedFilename()).toBe("cosmodrome-my-data.json");
  await page.getByText("Delete everything about me").click();
  await page.getByLabel("Type “delete”").fill("something else");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("does not prove");
  await page.getByLabel("Type “delete”").fill("delete");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Everything about you has been deleted.")).toBeVisible();
  await expect(page.getByLabel("Your name")).not.toHaveValue(kept);
  await page.setViewportSize({ width: 360, height: 640 });
  await noSidewaysScroll(page);
});
