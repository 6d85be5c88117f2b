import { describe, expect, it } from 'vitest';
import { isAgeUnconfirmed, minimumAgeOf } from '#domain/checkout/minimum-age.ts';

const plain = (item: { readonly minimum_age?: number | null } | null) => ({
  item: item && { ...item, specifications: [] },
  choice: new Map(),
});
const bread = plain({});
const wine = plain({ minimum_age: 16 });
const gin = plain({ minimum_age: 18 });

describe('the age that a basket asks for', () => {
  it('is none where no item asks for one', () => {
    expect([minimumAgeOf([]), minimumAgeOf([bread, plain({ minimum_age: null })])]).toEqual([undefined, undefined]);
  });
  it('is the highest of its items’', () => {
    expect([minimumAgeOf([bread, wine]), minimumAgeOf([gin, wine, bread]), minimumAgeOf([wine, gin])]).toEqual([16, 18, 18]);
  });
  it('is not asked of an item that is on the menu no more', () => {
    expect(minimumAgeOf([plain(null), wine])).toBe(16);
  });
});

describe('an option that is sold from an age', () => {
  const beside = { unique_id: 2, list: [{ unique_id: 1 }, { unique_id: 2, minimum_age: 16 }, { unique_id: 3, minimum_age: 18 }] };
  const fondue = (...chosen: readonly number[]) => ({
    item: { specifications: [{ unique_id: 1, list: [{ unique_id: 2 }] }, beside] },
    choice: new Map([
      [1, new Set([2])],
      [2, new Set(chosen)],
    ]),
  });
  it('counts where it is chosen', () => {
    expect([[], [1], [2], [2, 3]].map((chosen) => minimumAgeOf([fondue(...chosen)]))).toEqual([undefined, undefined, 16, 18]);
  });
  it('lowers no age of its item, and is none that is gone from the menu', () => {
    const strong = { ...fondue(2), item: { ...fondue().item, minimum_age: 18 } };
    expect([minimumAgeOf([strong]), minimumAgeOf([fondue(9)])]).toEqual([18, undefined]);
  });
});

describe('an age', () => {
  it('is confirmed by itself, or by a higher one', () => {
    expect([isAgeUnconfirmed(16, 16), isAgeUnconfirmed(16, 18), isAgeUnconfirmed(18, 18)]).toEqual([false, false, false]);
  });
  it('is not confirmed by a lower one, or by none', () => {
    expect([isAgeUnconfirmed(18, 16), isAgeUnconfirmed(16, undefined)]).toEqual([true, true]);
  });
  it('is not asked for where there is none', () => {
    expect([isAgeUnconfirmed(undefined, undefined), isAgeUnconfirmed(undefined, 18)]).toEqual([false, false]);
  });
});
