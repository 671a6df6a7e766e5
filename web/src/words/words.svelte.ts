/** The words of the reader's language: fetched when first needed, the same everywhere on the page. */

import { recall, remember } from '../storage';
import type { GameId } from '../types';
import { Words, type Catalogue, type Fields } from './fluent';

export const LANGUAGES = { sv: 'svenska', es: 'español', en: 'English', de: 'Deutsch', fi: 'suomi' } as const;
export type Language = keyof typeof LANGUAGES;

/** A language's words that belong to all games, "sv"; those of one game, "sv-bismarck"; of each the parts that come later. */
const modules = import.meta.glob<Catalogue>('./compiled/*.ts', { import: 'default' });

const KEPT = 'vorhand.language';
let current = $state.raw<Words | null>(null);
/** The words of games in the present language, those that have been asked for. */
let ofGames = $state.raw<Partial<Record<GameId, Words>>>({});
/** Whose words go before the others: the game of the table that is shown. */
let playing = $state.raw<GameId>('bismarck');
/** What a table does without at first ("later"), and what only house rules need ("house"). */
type Part = 'later' | 'house';
/** The parts that have been asked for. */
let parts: readonly Part[] = [];
let asked = 0;

export function isLanguage(text: string | null): text is Language {
  return text !== null && text in LANGUAGES;
}

/** The language that was chosen here before, else the first of the browser's that we have, else English. */
export function preferredLanguage(): Language {
  const wished = [recall(KEPT), ...navigator.languages.map((tag) => tag.split('-')[0] ?? '')];
  return wished.find(isLanguage) ?? 'en';
}

export async function speak(language: Language, choice: 'kept' | 'once' = 'once'): Promise<void> {
  const mine = (asked += 1);
  const games = Object.keys(ofGames) as GameId[];
  const [words, ...more] = await Promise.all([
    fetched(language),
    ...games.map(async (game) => [game, await fetched(language, game)] as const),
  ]);
  if (mine !== asked) return;
  current = words;
  ofGames = { ...ofGames, ...Object.fromEntries(more) };
  document.documentElement.lang = language;
  if (choice === 'kept') remember(KEPT, language);
}

// Chosen in another tab.
addEventListener('storage', ({ key, newValue }) => {
  if (key === KEPT && isLanguage(newValue)) void speak(newValue);
});

async function fetched(language: Language, game?: GameId): Promise<Words> {
  const name = `./compiled/${game === undefined ? language : `${language}-${game}`}`;
  const wanted = [`${name}.ts`, ...parts.map((part) => `${name}-${part}.ts`)];
  return new Words(language, Object.assign({}, ...(await Promise.all(wanted.map((part) => modules[part]!())))));
}

/** Fetch the words of a game, so that `say` and `sayOf` find them. */
export async function learn(game: GameId): Promise<void> {
  if (game in ofGames) return;
  const [wished, had] = [language(), parts];
  const words = await fetched(wished, game);
  if (wished === language() && had === parts) ofGames = { ...ofGames, [game]: words };
  else await learn(game);
}

/** Fetch the words too that a table does without at first. */
export function learnRest(): Promise<void> {
  return learnParts('later');
}

/** Fetch the words of house rules, and whatever else a table does without. */
export function learnHouse(): Promise<void> {
  return learnParts('later', 'house');
}

async function learnParts(...wanted: readonly Part[]): Promise<void> {
  const lacking = wanted.filter((part) => !parts.includes(part));
  if (lacking.length === 0) return;
  parts = [...parts, ...lacking];
  await speak(language());
}

/** From now on this game is spoken of. */
export function speakOf(game: GameId): void {
  playing = game;
}

export function language(): Language {
  return (current?.language ?? 'en') as Language;
}

/** The game that is spoken of now. */
export function spokenOf(): GameId {
  return playing;
}

/** The message of a key, in the words of the game that is played. */
export function say(key: string, fields?: Fields): string {
  return sayOf(playing, key, fields);
}

/** The message of a key, in the words of that game. */
export function sayOf(game: GameId, key: string, fields?: Fields): string {
  const own = ofGames[game];
  return (own?.has(key) ? own : current)?.say(key, fields) ?? '';
}

export function hasWords(key: string, game: GameId = playing): boolean {
  return (ofGames[game]?.has(key) ?? false) || (current?.has(key) ?? false);
}

/** An enumeration: "Anna, Bo and Cia". */
export function joined(parts: readonly string[]): string {
  const [head = '', ...rest] = parts;
  return rest.reduce((text, last, n) => {
    if (n < rest.length - 1) return say('list-more', { head: text, last });
    return say(/^h?[ií](?![aeo])/i.test(last) ? 'list-end-i' : 'list-end', { head: text, last });
  }, head);
}
