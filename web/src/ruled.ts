/** Where the rules stand to be read: pages that the server makes (src/vorhand/server/rules_page.py). */

const NUMBER = /\b([A-Z]{3}-\d+\.\d+)\b/;

/** The address of the rules of a table, or of a rule set by its id, in a language; of one rule, if its number is given. */
export function rulesAddress(of: { table: string } | { id: string }, language: string, rule = ''): string {
  const path = 'table' in of ? `table/${of.table}` : of.id;
  return `/rules/${path}?lang=${language}${rule && '#'}${rule}`;
}

/** A sentence in parts, every second of which is the number of a rule. */
export function parted(sentence: string): string[] {
  return sentence.split(NUMBER);
}
