import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryFee } from '#domain/pricing/delivery-fee.ts';
import { composeInvoice, splitPayment } from '#domain/pricing/invoice.ts';
import { meetsMinimum, missingToMinimum } from '#domain/pricing/minimum-order.ts';

const amount = fc.nat(1_000_000);
const input = fc.record({
  items: amount,
  itemTaxPercent: fc.constantFrom(0, 2.6, 8.1),
  itemTaxIncluded: fc.boolean(),
  deliveryFee: fc.nat(5_000),
  serviceTaxPercent: fc.constantFrom(0, 8.1),
  serviceTaxIncluded: fc.boolean(),
  serviceFee: fc.nat(500),
  promo: fc.option(fc.record({ amount, onDelivery: fc.boolean() }), { nil: null }),
  tip: fc.nat(10_000),
});

const RUNS = { numRuns: 2_000 };

test('the lines shown add up to the total, which is never negative', () => {
  fc.assert(
    fc.property(input, (given) => {
      const invoice = composeInvoice(given);
      const promoOnDelivery = invoice.promoOnDelivery ? invoice.promo : 0;
      expect(invoice.deliveryPrice).toBe(invoice.servicePrice + invoice.serviceTax - promoOnDelivery);
      expect(invoice.total).toBe(
        invoice.deliveryPrice + invoice.items + invoice.itemTax + invoice.serviceFee - (invoice.promo - promoOnDelivery) + given.tip,
      );
      if (given.itemTaxIncluded) expect(invoice.itemTax).toBe(0);
      if (given.serviceTaxIncluded) expect(invoice.serviceTax).toBe(0);
      expect(invoice.total).toBeGreaterThanOrEqual(0);
      expect(invoice.deliveryPrice).toBeGreaterThanOrEqual(0);
      expect(Object.values(invoice).every((value) => typeof value === 'boolean' || Number.isInteger(value))).toBe(true);
    }),
    RUNS,
  );
});

test('nothing but the total depends on the tip', () => {
  fc.assert(
    fc.property(input, (given) => {
      const { total, tip, ...others } = composeInvoice(given);
      const without = composeInvoice({ ...given, tip: 0 });
      expect({ ...others, total: total - tip, tip: 0 }).toEqual(without);
    }),
    RUNS,
  );
});

test('the wallet pays up to the total, the rest is paid otherwise', () => {
  expect(splitPayment(3_745, { balance: 1_250, used: true })).toEqual({ wallet: 1_250, rest: 2_495 });
  expect(splitPayment(3_745, { balance: 9_000, used: true })).toEqual({ wallet: 3_745, rest: 0 });
  expect(splitPayment(3_745, { balance: 1_250, used: false })).toEqual({ wallet: 0, rest: 3_745 });
});

test('the minimum passes when it is just met', () => {
  expect(meetsMinimum(2_000, 2_000)).toBe(true);
  expect(meetsMinimum(1_999, 2_000)).toBe(false);
  expect(meetsMinimum(0, null)).toBe(true);
  expect([0, 1_999, 2_000, 2_001].map((items) => missingToMinimum(items, 2_000))).toEqual([2_000, 1, 0, 0]);
  expect(missingToMinimum(0, null)).toBe(0);
});

test('the delivery fee begins with its base and grows with the way', () => {
  const tariff = { base: 490, includedKm: 2, perKm: 90 };
  expect(deliveryFee(tariff, 0)).toBe(490);
  expect(deliveryFee(tariff, 2_000)).toBe(490);
  expect(deliveryFee(tariff, 3_000)).toBe(580);
  fc.assert(
    fc.property(fc.nat(30_000), fc.nat(30_000), (a, b) => a > b || deliveryFee(tariff, a) <= deliveryFee(tariff, b)),
    RUNS,
  );
});

test('a promo that is not there is not on the delivery', () => {
  const without = { items: 3_150, itemTaxPercent: 2.6, deliveryFee: 490, serviceTaxPercent: 8.1, serviceFee: 90, promo: null };
  expect(composeInvoice(without)).toMatchObject({ promo: 0, promoOnDelivery: false, deliveryPrice: 530, total: 3_852 });
});
