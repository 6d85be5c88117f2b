import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'docs/statecharts';

function waysOut(text: string): readonly (readonly [string, readonly string[]])[] {
  const [states = ''] = text.split('\n## Journeys');
  return states
    .split(/^- (?=\*\*)/m)
    .slice(1)
    .map(
      (state) =>
        [/^\*\*(.+?)\*\*/.exec(state)?.[1] ?? '', [...state.matchAll(/^ {2}- [→↻] (.+?): /gm)].map(([, words = '']) => words)] as const,
    );
}

test('no two ways out of a state bear the same words', () => {
  const texts = readdirSync(folder).filter((name) => name.endsWith('.md'));
  expect(texts.flatMap((name) => waysOut(readFileSync(join(folder, name), 'utf8'))).length).toBeGreaterThan(100);
  const alike = texts.flatMap((name) =>
    waysOut(readFileSync(join(folder, name), 'utf8')).flatMap(([state, ways]) =>
      ways.filter((words, index) => ways.indexOf(words) < index).map((words) => `${name}, ${state}: ${words}`),
    ),
  );
  expect(alike).toEqual([]);
});
