import { expect, test } from "@playwright/test";

test("a slow table that waits is told of on other pages, and leads there", async ({ context, page }) => {
  const listening = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
  await page.goto("/");
  await listening; // a reminder is said once
  const other = await context.newPage();
  await other.goto("/");
  const id = await other.evaluate(async () => {
    const wish = { game: "star_realms", mode: "duel", seats: 2, options: { first: 1 }, pace: "slow", public: true };
    const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish) });
    const { id } = (await answer.json()) as { id: string };
    sessionStorage.setItem(`start ${id}`, "random");
    return id;
  });
  await other.goto(`/table/${id}`);
  await expect(other.locator(".opt").first()).toBeVisible();
  await expect(other.getByRole("link", { name: "Go there" })).toHaveCount(0); // it is on the screen there
  await page.getByRole("link", { name: "Go there" }).click();
  await expect(page).toHaveURL(new RegExp(id));
  await expect(page.locator(".opt").first()).toBeVisible();
});
