import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { installed } from './scripts/installed.mjs';

// Deterministic: names come from contents, nothing depends on time or place. The server sends /assets/ for ever.
export default defineConfig({
  plugins: [svelte(), installed()],
  build: {
    outDir: '../src/vorhand/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
