// What a page of the table route weighs when it arrives, for each game: the script with the heaviest language, the
// style, the cards. The front, the guide, what is around a match, the lobby, the menu, the help, their words and the other game come when they are asked for.
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
const isWords = (name) => LANGUAGES.some((language) => chunk(language, name) || GAMES.some((game) => chunk(`${language}-${game}`, name)));
const isLaterWords = (name) => /^[a-z]{2}(-[a-z]+)?-(later|house)-[\w-]{8}\.js$/.test(name);
const LATER = ['Home', 'Fair', 'Promise', 'Guide', 'company', 'terms', 'House', 'Differences', 'Lobby', 'RulesBadge', 'Menu', 'Keys', 'Help'];
const isOther = (name, game) => isLaterWords(name) || LATER.some((later) => chunk(later, name)) || GAMES.some((other) => other !== game && chunk(other, name));

function scriptOf(game) {
  const own = (language) => named((name) => chunk(language, name) || chunk(`${language}-${game}`, name));
  const words = Math.max(...LANGUAGES.map((language) => sum(own(language))));
  return sum(named((name) => name.endsWith('.js') && !isWords(name) && !isOther(name, game))) + words;
}

const found = [
  ...GAMES.map((game) => [`script of ${game}`, scriptOf(game), LIMITS.script]),
  ['style', sum(named((name) => name.endsWith('.css'))), LIMITS.style],
  ...[...sizes].filter(([name]) => /^(french|german)-.*\.svg$/.test(name)).map(([name, size]) => [`cards, ${name.split('-')[0]}`, size, LIMITS.cards]),
];

let failed = false;
for (const [what, size, limit] of found) {
  const over = size > limit;
  failed ||= over;
  console.log(`${what}: ${size.toFixed(1)} kB of ${limit} kB gzip${over ? ': too much' : ''}`);
}
process.exit(failed ? 1 : 0);
