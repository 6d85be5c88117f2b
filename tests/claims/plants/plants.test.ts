import { expect, test } from 'vitest';
import { CUSTOMERS_CLAIMS } from '../claims/of-customers.ts';
import type { Claim } from '../claims/claim.ts';
import { SENDERS_CLAIMS } from '../claims/of-senders.ts';
import { oneBookingOf, onePageOf } from '../customers/customers.ts';
import { PAYING_CLAIMS } from '../prove-all.ts';
import { payingIn } from '../worlds.ts';
import { breaks } from './found-by.ts';
import { CUSTOMERS_PLANTS, PAYMENT_PLANTS, SENDERS_PLANTS } from './plants.ts';

const named = <Situation>(claims: readonly Claim<Situation>[], id: string): Claim<Situation> => {
  const claim = claims.find((one) => one.id === id);
  if (!claim) throw new Error(`there is no claim ${id}`);
  return claim;
};

test.each(PAYMENT_PLANTS)('$breaks is broken: $bug', ({ world, charts, breaks: id, last }) => {
  expect(breaks(payingIn(world, charts), named(PAYING_CLAIMS, id))).toBe(last);
});

test.each(CUSTOMERS_PLANTS)('$breaks is broken: $bug', ({ charts, breaks: id, last }) => {
  expect(breaks(onePageOf(charts, false), named(CUSTOMERS_CLAIMS, id))).toBe(last);
});

test.each(SENDERS_PLANTS)('$breaks is broken: $bug', ({ charts, breaks: id, last }) => {
  expect(breaks(oneBookingOf(charts, false), named(SENDERS_CLAIMS, id))).toBe(last);
});

test('each claim has a bug that breaks it', () => {
  const broken = [...PAYMENT_PLANTS, ...CUSTOMERS_PLANTS, ...SENDERS_PLANTS].map((plant) => plant.breaks);
  expect(new Set(broken)).toEqual(new Set([...PAYING_CLAIMS, ...CUSTOMERS_CLAIMS, ...SENDERS_CLAIMS].map(({ id }) => id)));
});
