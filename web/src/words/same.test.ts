import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

import { Words, type Catalogue, type Fields } from './fluent';

/** By "" for what belongs to all games, else the game, and "-later"; then by language. */
const CATALOGUES: Record<string, Record<string, Catalogue>> = {};
for (const [file, catalogue] of Object.entries(import.meta.glob<Catalogue>('./compiled/*.ts', { import: 'default', eager: true }))) {
  const [, language = '', part = ''] = /(\w\w)(?:-([\w-]+))?\.ts$/.exec(file) ?? [];
  (CATALOGUES[part] ??= {})[language] = catalogue;
}
const PYTHON = process.env['PYTHON'] ?? '../.venv/bin/python';

/** Says in Python what every message becomes with several sets of fields; fields are named as they stand in it. */
const SCRIPT = `
import json, re, sys
from vorhand.words import words
from vorhand.words.compiled import _messages
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

class Names(Visitor):
    def __init__(self, messages): self.names, self.messages = {}, messages
    def visit_MessageReference(self, node): self.visit(self.messages[node.id.name])
    def visit_VariableReference(self, node): self.names.setdefault(node.id.name, [])
    def visit_SelectExpression(self, node):
        self.names.setdefault(node.selector.id.name, []).extend(
            v.key.name for v in node.variants if v.key.__class__.__name__ == "Identifier")
        self.generic_visit(node)

out = []
for game, language, keys in json.load(sys.stdin):
    messages = _messages(language, game)
    for key in keys:
        looker = Names(messages)
        looker.visit(messages[key])
        for number in (0, 1, 2, 5, 21, -3, 1200):
            fields = {}
            for name, choices in looker.names.items():
                plural = not choices or set(choices) <= {"one", "other"}
                fields[name] = number if plural and name not in ("player", "card", "cards") else (
                    choices[number % len(choices)] if choices else "Åsa")
            out.append([game, language, key, fields, words(language, game).say(key, **fields)])
            if not looker.names: break
json.dump(out, sys.stdout)
`;

describe('the compiled catalogues', () => {
  it('say the same as Python', () => {
    const asked = Object.entries(CATALOGUES).flatMap(([game, languages]) =>
      Object.entries(languages).map(([language, all]) => [game.replace(/-?(later|house)$/, ''), language, Object.keys(all)]),
    );
    const output = execFileSync(PYTHON, ['-c', SCRIPT], { input: JSON.stringify(asked), maxBuffer: 1 << 26 });
    const said = JSON.parse(output.toString()) as [string, string, string, Fields, string][];

    expect(said.length).toBeGreaterThan(2000);
    for (const [game, language, key, fields, text] of said) {
      const parts = ['', 'later', 'house'].map((part) => [game, part].filter(Boolean).join('-'));
      const words = new Words(language, Object.assign({}, ...parts.map((part) => CATALOGUES[part]![language])));
      expect(words.say(key, fields), `${language} ${game} ${key}`).toBe(text);
    }
  }, 60_000);

  it('have the same keys in every language', () => {
    expect(Object.keys(CATALOGUES).sort()).toEqual(
      ['', 'bauernschnapsen', 'bismarck'].flatMap((game) => ['', 'house', 'later'].map((part) => [game, part].filter(Boolean).join('-'))).sort(),
    );
    for (const languages of Object.values(CATALOGUES)) {
      for (const catalogue of Object.values(languages)) expect(Object.keys(catalogue)).toEqual(Object.keys(languages['en']!));
    }
  });
});
