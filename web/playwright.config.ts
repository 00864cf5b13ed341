import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

// The tests start a server of their own and use the Chromium of the machine.
const port = Number(process.env.E2E_PORT ?? 8931);
const chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) => existsSync(path));
const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  timeout: 240_000,
  workers: 1,
  retries: 1, // a browser on a crowded machine; the list calls such a test flaky
  reporter: "list",
  expect: { timeout: 20_000 }, // what takes a moment here takes seconds there
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    colorScheme: "dark",
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: "reduce" }, // the show has its own test
    launchOptions: { executablePath: process.env.CHROMIUM ?? chromium, args: flags },
  },
  webServer: {
    command: `../.venv/bin/cosmodrome serve --port ${port} --db ${join(tmpdir(), `cosmodrome-e2e-${process.pid}.db`)} --no-browser --log error`,
    url: `http://127.0.0.1:${port}/healthz`,
    env: { COSMODROME_BOT_PAUSE: "0", COSMODROME_BOT_WORKERS: "1", COSMODROME_LIMIT_SYNC_CHATS: "5", COSMODROME_LIMIT_HINT_SECONDS: "0.01", COSMODROME_LIMIT_LAG_SECONDS: "60" },
    timeout: 60_000,
  },
});
