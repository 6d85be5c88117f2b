import { parseSync, types as t } from '@babel/core';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lighten } from '#tools/lean-build.ts';
import { PROSE, withoutProse } from '#tools/lean-machines.ts';
import { sourcesUnder } from '../project/walls.ts';

test('descriptions and meta go, wherever they stand in a chart', () => {
  const code = `export const machine = setup({}).createMachine({
    description: 'Takes a review.',
    on: { 'review.written': [{ guard: 'is long', description: 'It is kept.', meta: { label: 'Kept' }, target: '.keeping' }] },
    states: { keeping: { description: 'It is sent.', entry: 'tell' } },
  });`;
  const lean = lighten(code, 'review.machine.ts', withoutProse)?.code ?? '';
  expect(lean).not.toMatch(/description|meta/);
  expect(lean).toContain("guard: 'is long'");
  expect(lean).toContain("entry: 'tell'");
});

/** Where a file says one of the names as something else than a chart's prose: words, a template, words' choice, `label`s, or another chart's prose. */
function otherUses(name: string): readonly string[] {
  const code = readFileSync(name, 'utf8');
  const uses: string[] = [];
  const ast = parseSync(code, { filename: name, configFile: false, babelrc: false, parserOpts: { plugins: ['typescript'] } });
  if (ast)
    t.traverse(ast, (node, ancestors) => {
      if (!t.isIdentifier(node) || !PROSE.has(node.name)) return;
      const isKey = ({ node: above, key }: (typeof ancestors)[number]) =>
        t.isObjectProperty(above) && t.isIdentifier(above.key) && PROSE.has(above.key.name) && key !== 'key';
      const own = ancestors.at(-1);
      const isMade =
        t.isObjectProperty(own?.node) && own.key === 'key' && !own.node.shorthand && !t.isObjectPattern(ancestors.at(-2)?.node);
      if (!isMade && !ancestors.some(isKey)) uses.push(`${name}:${node.loc?.start.line ?? 0}`);
    });
  return uses;
}

test('nothing in the machines but a chart’s prose bears its names', () => {
  const files = sourcesUnder('machines').filter((file) => !/\.(model|questions)\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(otherUses)).toEqual([]);
});
