// What a page of the table route weighs when it arrives: the script with the heaviest language, the style, the cards.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const folder = new URL('../../src/vorhand/server/static/assets/', import.meta.url);
const LIMITS = { script: 60, style: 20, cards: 80 };

const sizes = readdirSync(folder).map((name) => [name, gzipSync(readFileSync(new URL(name, folder))).length / 1024]);
const sum = (test) => sizes.filter(([name]) => test(name)).reduce((all, [, size]) => all + size, 0);
const isLanguage = (name) => /^(sv|es|en|de|fi)-/.test(name);
const words = Math.max(...sizes.filter(([name]) => isLanguage(name)).map(([, size]) => size));
const found = {
  script: sum((name) => name.endsWith('.js') && !isLanguage(name)) + words,
  style: sum((name) => name.endsWith('.css')),
  cards: Math.max(0, ...sizes.filter(([name]) => /^(french|german)-.*\.svg$/.test(name)).map(([, size]) => size)),
};

let failed = false;
for (const [what, limit] of Object.entries(LIMITS)) {
  const over = found[what] > limit;
  failed ||= over;
  console.log(`${what}: ${found[what].toFixed(1)} kB of ${limit} kB gzip${over ? ': too much' : ''}`);
}
process.exit(failed ? 1 : 0);
