/** What a compiled catalogue needs to become text: showing a field, and picking a variant. The same text as Python's. */

export type Field = string | number;
export type Fields = Readonly<Record<string, Field>>;
type Show = (value: Field | undefined) => string;
type Pick = (value: Field | undefined, variants: Readonly<Record<string, string>>, otherwise: string) => string;
export type Message = string | ((f: Fields, s: Show, p: Pick) => string);
export type Catalogue = Readonly<Record<string, Message>>;

export class Words {
  readonly #plural: Intl.PluralRules;

  constructor(
    readonly language: string,
    private readonly catalogue: Catalogue,
  ) {
    this.#plural = new Intl.PluralRules(language);
  }

  has(key: string): boolean {
    return key in this.catalogue;
  }

  /** The message of a key, its fields filled in; the bare key if there is none. */
  say(key: string, fields: Fields = {}): string {
    const message = this.catalogue[key];
    if (message === undefined) return key;
    return typeof message === 'string' ? message : message(fields, show, this.#pick);
  }

  readonly #pick: Pick = (value, variants, otherwise) => {
    const key = typeof value === 'number' && value >= 0 ? this.#category(value, variants) : String(value);
    return variants[key] ?? variants[otherwise] ?? '';
  };

  #category(value: number, variants: Readonly<Record<string, string>>): string {
    return String(value) in variants ? String(value) : this.#plural.select(value);
  }
}

/** Numbers as players write them: a real minus sign and no thousands marks. */
function show(value: Field | undefined): string {
  return String(value ?? '').replace(/^-(?=\d)/, typeof value === 'number' ? '−' : '-');
}

/** Points with their sign, in every language: "+3", "−2", "0". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
