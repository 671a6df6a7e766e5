import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

import { Words, type Catalogue, type Fields } from './fluent';
import de from './compiled/de';
import en from './compiled/en';
import es from './compiled/es';
import fi from './compiled/fi';
import sv from './compiled/sv';

const CATALOGUES: Record<string, Catalogue> = { de, en, es, fi, sv };
const PYTHON = process.env['PYTHON'] ?? '../.venv/bin/python';

/** Says in Python what every message becomes with several sets of fields; fields are named as they stand in it. */
const SCRIPT = `
import json, re, sys
from vorhand.words import words
from vorhand.words.compiled import _messages
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

class Names(Visitor):
    def __init__(self): self.names = {}
    def visit_VariableReference(self, node): self.names.setdefault(node.id.name, [])
    def visit_SelectExpression(self, node):
        self.names.setdefault(node.selector.id.name, []).extend(
            v.key.name for v in node.variants if v.key.__class__.__name__ == "Identifier")
        self.generic_visit(node)

out = []
for language, keys in json.load(sys.stdin).items():
    messages = _messages(language)
    for key in keys:
        looker = Names()
        looker.visit(messages[key])
        for number in (0, 1, 2, 5, 21, -3, 1200):
            fields = {}
            for name, choices in looker.names.items():
                plural = not choices or set(choices) <= {"one", "other"}
                fields[name] = number if plural and name not in ("player", "card", "cards") else (
                    choices[number % len(choices)] if choices else "Åsa")
            out.append([language, key, fields, words(language).say(key, **fields)])
            if not looker.names: break
json.dump(out, sys.stdout)
`;

describe('the compiled catalogues', () => {
  it('say the same as Python', () => {
    const keys = Object.fromEntries(Object.entries(CATALOGUES).map(([language, all]) => [language, Object.keys(all)]));
    const output = execFileSync(PYTHON, ['-c', SCRIPT], { input: JSON.stringify(keys), maxBuffer: 1 << 26 });
    const said = JSON.parse(output.toString()) as [string, string, Fields, string][];

    expect(said.length).toBeGreaterThan(1000);
    for (const [language, key, fields, text] of said) {
      expect(new Words(language, CATALOGUES[language]!).say(key, fields), `${language} ${key}`).toBe(text);
    }
  });

  it('have the same keys in every language', () => {
    for (const catalogue of Object.values(CATALOGUES)) expect(Object.keys(catalogue)).toEqual(Object.keys(en));
  });
});
