import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const BASE = "/static/";
const LICENCES = ["node_modules/@fontsource-variable/noto-sans/LICENSE", "src/fonts/signs-licence.txt"];

/** Writes the service worker, which keeps the pages and the rulebooks; boards and primers are kept when they are first used. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post", // when chunks that hold nothing but styles are gone
      handler(_, bundle) {
        const files = Object.values(bundle)
          .map((file) => BASE + file.fileName)
          .filter((name) => name.startsWith(`${BASE}assets/`) && !/\/(board|primer)-/.test(name));
        const version = createHash("sha256").update(Object.keys(bundle).join()).digest("hex").slice(0, 12);
        const source = readFileSync("src/worker.js", "utf8")
          .replace("FILES = []", `FILES = ${JSON.stringify(files)}`)
          .replace("VERSION", version);
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

/** Puts the licences of the fonts beside them, as they ask. */
function fontLicences(): Plugin {
  return {
    name: "font-licences",
    apply: "build",
    generateBundle() {
      const source = LICENCES.map((file) => readFileSync(file, "utf8")).join("\n\n");
      this.emitFile({ type: "asset", fileName: "font-licences.txt", source });
    },
  };
}

// The client is built into the package; the server serves it under /static.
export default defineConfig({
  base: BASE,
  plugins: [svelte(), fontLicences(), serviceWorker()],
  resolve: { conditions: ["browser"] },
  build: {
    outDir: "../src/cosmodrome/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no inline scripts
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/socket": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
