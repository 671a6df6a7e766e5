/** The words of the reader's language: fetched when first needed, the same everywhere on the page. */

import { Words, type Catalogue, type Fields } from './fluent';

export const LANGUAGES = { sv: 'svenska', es: 'español', en: 'English', de: 'Deutsch', fi: 'suomi' } as const;
export type Language = keyof typeof LANGUAGES;

const loaders: Record<Language, () => Promise<{ default: Catalogue }>> = {
  sv: () => import('./compiled/sv'),
  es: () => import('./compiled/es'),
  en: () => import('./compiled/en'),
  de: () => import('./compiled/de'),
  fi: () => import('./compiled/fi'),
};

const KEPT = 'vorhand.language';
let current = $state.raw<Words | null>(null);

export function isLanguage(text: string | null): text is Language {
  return text !== null && text in LANGUAGES;
}

/** The language that was chosen here before, else the first of the browser's that we have, else English. */
export function preferredLanguage(): Language {
  const wished = [localStorage.getItem(KEPT), ...navigator.languages.map((tag) => tag.split('-')[0] ?? '')];
  return wished.find(isLanguage) ?? 'en';
}

export async function speak(language: Language, choice: 'kept' | 'once' = 'once'): Promise<void> {
  const { default: catalogue } = await loaders[language]();
  current = new Words(language, catalogue);
  document.documentElement.lang = language;
  if (choice === 'kept') localStorage.setItem(KEPT, language);
}

export function language(): Language {
  return (current?.language ?? 'en') as Language;
}

export function say(key: string, fields?: Fields): string {
  return current?.say(key, fields) ?? '';
}

export function hasWords(key: string): boolean {
  return current?.has(key) ?? false;
}

/** An enumeration: "Anna, Bo and Cia". */
export function joined(parts: readonly string[]): string {
  const [head = '', ...rest] = parts;
  return rest.reduce((text, last, n) => {
    if (n < rest.length - 1) return say('list-more', { head: text, last });
    return say(/^h?[ií](?![aeo])/i.test(last) ? 'list-end-i' : 'list-end', { head: text, last });
  }, head);
}
