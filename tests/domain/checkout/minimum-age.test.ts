import { describe, expect, it } from 'vitest';
import { isAgeUnconfirmed, minimumAgeOf } from '#domain/checkout/minimum-age.ts';

const bread = {};
const wine = { minimum_age: 16 };
const gin = { minimum_age: 18 };

describe('the age that a basket asks for', () => {
  it('is none where no item asks for one', () => {
    expect([minimumAgeOf([]), minimumAgeOf([bread, { minimum_age: null }])]).toEqual([undefined, undefined]);
  });
  it('is the highest of its items’', () => {
    expect([minimumAgeOf([bread, wine]), minimumAgeOf([gin, wine, bread]), minimumAgeOf([wine, gin])]).toEqual([16, 18, 18]);
  });
  it('is not asked of an item that is on the menu no more', () => {
    expect(minimumAgeOf([null, undefined, wine])).toBe(16);
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
