import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXPLAINED } from '#tools/mutation/page/explained/explained.ts';
import type { Explanation } from '#tools/mutation/page/explained/explanation.ts';
import { runsLaterIn } from '#tools/mutation/page/runs-later.ts';
import { scoreOf, sumOf, survivorOf, survivorsIn, unfit, type Score } from '#tools/mutation/page/survivors.ts';

const SOURCE =
  "const wait = 5;\nexport const first = (list: string[]) =>\n  list[0] ?? '';\nexport const last = (list: string[]) => list.at(-1) ?? '';\n";
const at = (line: number, from: number, to: number) => ({ start: { line, column: from }, end: { line, column: to } });
const coalesced = survivorOf(SOURCE, { mutatorName: 'LogicalOperator', replacement: "list[0] && ''", location: at(2, 2, 15) }, true);
const [text, otherText] = [
  survivorOf(SOURCE, { mutatorName: 'StringLiteral', replacement: '"x"', location: at(2, 13, 15) }, false),
  survivorOf(SOURCE, { mutatorName: 'StringLiteral', replacement: '"x"', location: at(3, 55, 57) }, true),
];
const explained = (more: Partial<Explanation>): Explanation => ({ file: 'a.ts', changes: [], reason: 'Nobody sees it.', ...more });
const counts = { noticed: 5, of: 8, atLoading: 1 };

describe('a survivor', () => {
  test('is told by what stands there, so that it is found when its lines move', () => {
    expect(coalesced).toEqual({
      at: '3:3',
      line: "  list[0] ?? '';",
      change: "LogicalOperator: list[0] ?? '' → list[0] && ''",
      isReached: true,
    });
    const long = survivorOf(`f(${'a, '.repeat(40)}b)`, { mutatorName: 'X', replacement: 'y\n  z', location: at(0, 0, 123) }, true);
    expect(long.change).toBe(`X: ${'f(' + 'a, '.repeat(20).slice(0, 58)} → y z`);
  });

  test('is explained once, by the first that fits; the others stand by themselves', () => {
    const score = scoreOf(
      counts,
      [coalesced, text, otherText],
      [
        explained({ changes: [text.change], near: 'list[0]' }),
        explained({ changes: [text.change], reason: 'Walked.', walkedBy: 'e2e/x.e2e.ts' }),
      ],
    );
    expect(score).toEqual({
      ...counts,
      explained: [
        { reason: 'Nobody sees it.', survivors: [`3:14 ${text.change} (not reached)`] },
        { reason: 'Walked.', walkedBy: 'e2e/x.e2e.ts', survivors: [`4:56 ${text.change}`] },
      ],
      unexplained: [`3:3 ${coalesced.change}`],
    });
    expect(sumOf([score, { ...counts, explained: [], unexplained: ['1:1 X'] }])).toEqual({
      percent: 62.5,
      percentOfNoticeable: 66.7,
      noticed: 10,
      of: 16,
      equivalent: 1,
      inBrowser: 1,
      unexplained: 2,
      atLoading: 2,
    });
  });

  test('is found again in what was told of it', () => {
    const explanations = [explained({ changes: [text.change], near: 'list[0]' })];
    expect(survivorsIn(scoreOf(counts, [coalesced, text, otherText], explanations), SOURCE)).toEqual([coalesced, text, otherText]);
  });

  test('that is noticed by now leaves its explanation without a use', () => {
    expect(unfit(explained({ changes: [coalesced.change, text.change] }), [text])).toEqual([coalesced.change]);
    expect(unfit(explained({ changes: [text.change], near: 'elsewhere' }), [text])).toEqual([text.change]);
    expect([unfit(explained({ changes: 'every' }), [text]), unfit(explained({ changes: 'every' }), [])]).toEqual([[], ['every']]);
  });
});

test('what stands in a function runs when that is called; a function itself, and all else, while its file is loaded', () => {
  const runsLater = runsLaterIn(SOURCE);
  const placeOf = (part: string) => ({ from: SOURCE.indexOf(part), to: SOURCE.indexOf(part) + part.length });
  expect(runsLater(placeOf('5'))).toBe(false);
  expect(runsLater(placeOf("list[0] ?? ''"))).toBe(true);
  expect(runsLater(placeOf("(list: string[]) =>\n  list[0] ?? ''"))).toBe(false);
});

const RECORD = JSON.parse(readFileSync('benchmarks/mutation-page.json', 'utf8')) as Readonly<
  Record<string, { readonly files: Readonly<Record<string, Score>> }>
>;
const recorded = Object.assign({}, ...Object.values(RECORD).map(({ files }) => files)) as Readonly<Record<string, Score>>;

describe.each(EXPLAINED.map((one) => [one.file, one] as const))(
  'an explanation of %s',
  (file, { changes, near = '', reason, walkedBy }) => {
    test('speaks of what stands in its file, in a sentence', () => {
      const source = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
      for (const change of changes === 'every' ? [] : changes)
        expect(source).toContain(change.slice(change.indexOf(': ') + 2, change.lastIndexOf(' → ')));
      expect(readFileSync(file, 'utf8')).toContain(near);
      expect(reason).toMatch(/^[A-Z].{20,}\.$/s);
    });

    test('names the browser test that walks what only a browser can', () => {
      expect(walkedBy === undefined || (walkedBy.startsWith('e2e/') && existsSync(walkedBy))).toBe(true);
      // Whoever says that nothing can be noticed says of what.
      expect(changes !== 'every' || walkedBy !== undefined).toBe(true);
    });

    test('fits a survivor of the last run', () => {
      const told = recorded[file]?.explained.filter((one) => one.reason === reason).flatMap(({ survivors }) => survivors) ?? [];
      expect(told.length).toBeGreaterThan(0);
      for (const change of changes === 'every' ? [] : changes)
        expect(told.map((one) => one.slice(one.indexOf(' ') + 1).replace(/ \(not reached\)$/, ''))).toContain(change);
    });
  },
);
