/** The words of the reader's language: fetched when first needed, the same everywhere on the page. */

import type { GameId } from '../types';
import { Words, type Catalogue, type Fields } from './fluent';

export const LANGUAGES = { sv: 'svenska', es: 'español', en: 'English', de: 'Deutsch', fi: 'suomi' } as const;
export type Language = keyof typeof LANGUAGES;

type Loader = () => Promise<{ default: Catalogue }>;

/** What belongs to all games. */
const loaders: Record<Language, Loader> = {
  sv: () => import('./compiled/sv'),
  es: () => import('./compiled/es'),
  en: () => import('./compiled/en'),
  de: () => import('./compiled/de'),
  fi: () => import('./compiled/fi'),
};

/** What belongs to one alone. */
const gameLoaders: Record<GameId, Record<Language, Loader>> = {
  bismarck: {
    sv: () => import('./compiled/sv-bismarck'),
    es: () => import('./compiled/es-bismarck'),
    en: () => import('./compiled/en-bismarck'),
    de: () => import('./compiled/de-bismarck'),
    fi: () => import('./compiled/fi-bismarck'),
  },
  bauernschnapsen: {
    sv: () => import('./compiled/sv-bauernschnapsen'),
    es: () => import('./compiled/es-bauernschnapsen'),
    en: () => import('./compiled/en-bauernschnapsen'),
    de: () => import('./compiled/de-bauernschnapsen'),
    fi: () => import('./compiled/fi-bauernschnapsen'),
  },
};

const KEPT = 'vorhand.language';
let current = $state.raw<Words | null>(null);
/** The words of games in the present language, those that have been asked for. */
let ofGames = $state.raw<Partial<Record<GameId, Words>>>({});
/** Whose words go before the others: the game of the table that is shown. */
let playing = $state.raw<GameId>('bismarck');

export function isLanguage(text: string | null): text is Language {
  return text !== null && text in LANGUAGES;
}

/** The language that was chosen here before, else the first of the browser's that we have, else English. */
export function preferredLanguage(): Language {
  const wished = [localStorage.getItem(KEPT), ...navigator.languages.map((tag) => tag.split('-')[0] ?? '')];
  return wished.find(isLanguage) ?? 'en';
}

export async function speak(language: Language, choice: 'kept' | 'once' = 'once'): Promise<void> {
  const [{ default: catalogue }, ...more] = await Promise.all([
    loaders[language](),
    ...Object.keys(ofGames).map((game) => wordsOf(game as GameId, language)),
  ]);
  current = new Words(language, catalogue);
  ofGames = Object.fromEntries(more);
  document.documentElement.lang = language;
  if (choice === 'kept') localStorage.setItem(KEPT, language);
}

async function wordsOf(game: GameId, language: Language): Promise<[GameId, Words]> {
  const { default: catalogue } = await gameLoaders[game][language]();
  return [game, new Words(language, catalogue)];
}

/** Fetch the words of a game, so that `say` and `sayOf` find them. */
export async function learn(game: GameId): Promise<void> {
  if (game in ofGames) return;
  const asked = language();
  const [, words] = await wordsOf(game, asked);
  if (asked === language()) ofGames = { ...ofGames, [game]: words };
  else await learn(game);
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
