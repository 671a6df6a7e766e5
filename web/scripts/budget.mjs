// What a page of the table route weighs when it arrives, for each game: the script with the heaviest language, the
// style, the cards. The script is the entry, the table, the game and the words, with all that they import at once; what
// comes when it is asked for (the front, what is around a match, the menu, ...) is not counted.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const folder = new URL('../../src/vorhand/server/static/assets/', import.meta.url);
const LIMITS = { script: 60, style: 20, cards: 80 };
const GAMES = ['bismarck', 'bauernschnapsen'];
const LANGUAGES = ['sv', 'es', 'en', 'de', 'fi'];

const sizes = new Map(readdirSync(folder).map((name) => [name, gzipSync(readFileSync(new URL(name, folder))).length / 1024]));
const named = (test) => [...sizes].filter(([name]) => test(name)).map(([, size]) => size);
const sum = (found) => found.reduce((all, size) => all + size, 0);

/** The chunks that begin so: "bismarck-", and its hash. */
const chunk = (start, name) => new RegExp(`^${start}-[\\w-]{8}\\.js$`).test(name);

/** What a chunk brings with it: itself, and what it imports at once. */
function brought(name, before = new Set()) {
  if (before.has(name)) return before;
  before.add(name);
  const text = readFileSync(new URL(name, folder), 'utf8');
  for (const [, other] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) brought(other, before);
  return before;
}

function scriptOf(game) {
  const weights = LANGUAGES.map((language) => {
    const wanted = ['index', 'Table', game, language, `${language}-${game}`];
    const first = [...sizes.keys()].filter((name) => wanted.some((start) => chunk(start, name)));
    if (first.length !== wanted.length) throw new Error(`of ${wanted} there are ${first}`);
    const all = first.reduce((names, name) => brought(name, names), new Set());
    return sum(named((name) => all.has(name)));
  });
  return Math.max(...weights);
}

const found = [
  ...GAMES.map((game) => [`script of ${game}`, scriptOf(game), LIMITS.script]),
  ['style', sum(named((name) => name.endsWith('.css'))), LIMITS.style],
  ...[...sizes].filter(([name]) => /^(french|german)-.*\.svg$/.test(name)).map(([name, size]) => [`cards, ${name.replace(/-[\w-]{8}\.svg$/, '')}`, size, LIMITS.cards]),
];

let failed = false;
for (const [what, size, limit] of found) {
  const over = size > limit;
  failed ||= over;
  console.log(`${what}: ${size.toFixed(1)} kB of ${limit} kB gzip${over ? ': too much' : ''}`);
}
process.exit(failed ? 1 : 0);
