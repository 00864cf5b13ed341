import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The client is built into the package; the server serves it under /static.
export default defineConfig({
  base: "/static/",
  plugins: [svelte()],
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
