import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CUSTOMERS_CLAIMS } from './claims/of-customers.ts';
import { SENDERS_CLAIMS } from './claims/of-senders.ts';
import { oneBookingOf, onePageOf } from './customers/customers.ts';
import { PAYING_CLAIMS } from './prove-all.ts';
import { SENDERS, SETTINGS } from './settings.ts';
import { isWalkable } from './telling/is-walkable.ts';
import type { ClaimsRecord } from '#statecharts/claims-record.ts';
import { standsInPayment } from './telling/stands-in-payment.ts';
import { standsOfCustomers } from './telling/stands-of-customers.ts';
import { payingIn } from './worlds.ts';

const record = JSON.parse(readFileSync('benchmarks/claims.json', 'utf8')) as ClaimsRecord;

describe('what is written down of the claims is true of the charts as they are: otherwise run "npm run claims -- --write"', () => {
  test('each claim in its words, and all of them proved', () => {
    expect(record.claims.map(({ id, says, means, worlds }) => ({ id, says, means, in: worlds }))).toEqual(
      [...PAYING_CLAIMS, ...CUSTOMERS_CLAIMS, ...SENDERS_CLAIMS].map(({ id, says, means, in: worlds }) => ({
        id,
        says,
        means,
        in: worlds,
      })),
    );
    expect(record.claims.filter(({ isTrue }) => !isTrue).map(({ id }) => id)).toEqual([]);
  });

  test.each(record.claims)('the example of $id can be walked', ({ journey }) => {
    if (!journey) throw new Error('there is no example');
    const setting = SETTINGS.find(({ id }) => id === journey.world);
    const visited = journey.world === SENDERS.id ? oneBookingOf : onePageOf;
    expect(
      setting ? isWalkable(payingIn(setting.world), journey, standsInPayment) : isWalkable(visited(), journey, standsOfCustomers),
    ).toBe(true);
  });

  test('another step, or another end of one, cannot', () => {
    const [claim] = record.claims;
    const journey = claim?.journey;
    if (!journey) throw new Error('there is no example');
    const [first] = journey.steps;
    if (!first) throw new Error('the example has no step');
    const world = payingIn((SETTINGS[0] as (typeof SETTINGS)[number]).world);
    const wrong = [
      { ...first, stands: [] },
      { ...first, says: 'nobody pays' },
    ];
    for (const step of wrong) expect(isWalkable(world, { ...journey, steps: [step] }, standsInPayment)).toBe(false);
  });
});
