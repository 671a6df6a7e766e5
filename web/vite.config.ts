import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { installed } from './scripts/installed.mjs';

const SHOWN = new RegExp(
  [
    'table/((Board|CardRow|Felt|SeatChip|Topbar|Trick)\\.svelte|wide\\.svelte\\.ts)',
    'ui/((Card|PairMark|Sheet|Sign)\\.svelte|deck\\.svelte\\.ts|(anew|motion|settle|sheets)\\.ts)',
    'game/(cards|pace|sentences)\\.ts',
    '(games/games|ruled|speaker)\\.ts',
  ]
    .map((end) => `/src/${end}$`)
    .join('|'),
);

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
    rolldownOptions: {
      output: {
        // What a table and a deal that is looked at again share comes in one piece: in many it would weigh more.
        codeSplitting: { groups: [{ name: 'shown', test: SHOWN }] },
      },
    },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
