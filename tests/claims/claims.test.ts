import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CUSTOMERS_CLAIMS } from './claims/of-customers.ts';
import { SENDERS_CLAIMS } from './claims/of-senders.ts';
import { oneBookingOf, onePageOf } from './customers/customers.ts';
import { PAYING_CLAIMS, proveIn, provePayment } from './prove-all.ts';
import { CUSTOMERS, SAMPLES, SENDERS, SETTINGS } from './settings.ts';
import type { ClaimsRecord } from '#statecharts/claims-record.ts';

const record = JSON.parse(readFileSync('benchmarks/claims.json', 'utf8')) as ClaimsRecord;

const broken = (findings: readonly { readonly claim: { readonly id: string }; readonly isTrue: boolean }[]) =>
  findings.filter(({ isTrue }) => !isTrue).map(({ claim }) => claim.id);

test.each(SAMPLES)('every claim of a payment holds in the smaller world of $id, which is as large as it is written down', (sample) => {
  const { product, findings } = provePayment(sample);
  expect(product.isComplete).toBe(true);
  expect({ id: sample.id, situations: product.situations.length, moves: product.from.length }).toEqual(
    record.samples.find(({ id }) => id === sample.id),
  );
  expect(findings.length).toBeGreaterThan(8);
  expect(broken(findings)).toEqual([]);
});

test.each([
  ['customers', () => proveIn(CUSTOMERS, CUSTOMERS_CLAIMS, onePageOf({}, false))],
  ['senders', () => proveIn(SENDERS, SENDERS_CLAIMS, oneBookingOf({}, false))],
] as const)('every claim of %s one after another holds while the server ends no session and no answer is lost', (_, proving) => {
  const { product, findings } = proving();
  expect(product.isComplete).toBe(true);
  expect(broken(findings)).toEqual([]);
  expect(findings.map(({ witness }) => witness === null)).toEqual(findings.map(() => false));
});

test('every claim is made in some world, and every world is one of some claim', () => {
  const worlds = [...SETTINGS, CUSTOMERS, SENDERS].map(({ id }) => id);
  const made = [...PAYING_CLAIMS, ...CUSTOMERS_CLAIMS, ...SENDERS_CLAIMS].flatMap((claim) => claim.in);
  expect(new Set(made)).toEqual(new Set(worlds));
});
