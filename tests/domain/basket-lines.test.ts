import { describe, expect, it } from 'vitest';
import { choiceOf, countOf, lineKey, plainChoice, restoreLines, type CartLine } from '#domain/cart/cart-lines.ts';

const line = (itemId: string, quantity = 1): CartLine => ({ itemId, quantity, options: [], note: '' });
const ids = (lines: readonly CartLine[]) => lines.map(({ itemId, quantity }) => `${itemId}${quantity}`).join(' ');

describe('a choice in the form of a line', () => {
  it('is in order, whatever the order of the clicks, without groups in which nothing is chosen', () => {
    expect(
      plainChoice(
        new Map([
          [10, new Set([7])],
          [2, new Set([30, 4, 5])],
          [3, new Set()],
        ]),
      ),
    ).toEqual([
      [2, [4, 5, 30]],
      [10, [7]],
    ]);
  });
  it('is read back', () => {
    expect(
      choiceOf({
        options: [
          [2, [4, 30]],
          [10, [7]],
        ],
      }),
    ).toEqual(
      new Map([
        [2, new Set([4, 30])],
        [10, new Set([7])],
      ]),
    );
  });
  it('makes equal lines of the same item, options and note, spaces around the note aside', () => {
    const one = {
      itemId: 'a',
      options: [
        [10, [7]],
        [2, [30, 4]],
      ] as const,
      note: ' hot ',
    };
    expect(lineKey(one)).toBe(
      lineKey({
        itemId: 'a',
        options: [
          [2, [4, 30]],
          [10, [7]],
          [3, []],
        ],
        note: 'hot',
      }),
    );
    for (const other of [
      { ...one, itemId: 'b' },
      { ...one, options: [[10, [7]]] as const },
      { ...one, note: 'cold' },
    ])
      expect(lineKey(other)).not.toBe(lineKey(one));
  });
});

describe('removed lines', () => {
  it('are put back where they stood', () => {
    expect(ids(restoreLines([line('a'), line('c')], [{ line: line('b', 2), at: 1 }]))).toBe('a1 b2 c1');
    expect(
      ids(
        restoreLines(
          [],
          [
            { line: line('a'), at: 0 },
            { line: line('b'), at: 1 },
          ],
        ),
      ),
    ).toBe('a1 b1');
  });
  it('come last where the basket has become shorter', () =>
    expect(ids(restoreLines([line('a')], [{ line: line('b'), at: 5 }]))).toBe('a1 b1'));
  it('grow an equal line that is there again', () =>
    expect(ids(restoreLines([line('a'), line('b', 3)], [{ line: line('b', 2), at: 0 }]))).toBe('b5 a1'));
});

describe('the basket’s count', () => {
  it('is the sum of its quantities', () => {
    expect(countOf([])).toBe(0);
    expect(countOf([line('a', 2), line('b', 9)])).toBe(11);
  });
});
