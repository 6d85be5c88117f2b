import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeInvoice } from '#domain/pricing/invoice.ts';
import { toMajor } from '#domain/money.ts';
import { invoiceNumber } from '#domain/orders/invoice-number.ts';
import { ratesFrom, vatIn, vatLines, vatTable, type TaxRates } from '#domain/orders/vat-lines.ts';

type Costs = { items: number; deliveryFee: number; serviceFee: number; promo?: { amount: number; onDelivery: boolean } };

const costs = ({ promo, ...parts }: Costs, rates: TaxRates) => {
  const invoice = composeInvoice({
    ...parts,
    itemTaxPercent: rates.items,
    itemTaxIncluded: rates.itemsIncluded ?? false,
    serviceTaxPercent: rates.service,
    serviceTaxIncluded: rates.serviceIncluded ?? false,
    promo: promo ?? null,
  });
  return {
    invoice,
    payment: {
      total_cart_price: toMajor(invoice.items),
      total_store_tax_price: toMajor(invoice.itemTax),
      total_service_price: toMajor(invoice.servicePrice),
      total_admin_tax_price: toMajor(invoice.serviceTax),
      goeats_service_fee: toMajor(invoice.serviceFee),
    },
  };
};

test('each rate has a line, the lowest first; the service fee holds its tax', () => {
  const { payment } = costs({ items: 10_000, deliveryFee: 500, serviceFee: 1_081 }, { items: 2.6, service: 8.1 });
  expect(vatLines(payment, { items: 2.6, service: 8.1 })).toEqual([
    { percent: 2.6, net: 10_000, tax: 260, gross: 10_260 },
    { percent: 8.1, net: 1_500, tax: 122, gross: 1_622 },
  ]);
});

test('prices that hold their tax cost what they say, and the tax is taken out once for each rate', () => {
  const rates = { items: 2.6, service: 8.1, itemsIncluded: true, serviceIncluded: true };
  const { invoice, payment } = costs({ items: 1_600, deliveryFee: 440, serviceFee: 90 }, rates);
  expect(invoice).toMatchObject({ itemTax: 0, serviceTax: 0, deliveryPrice: 440, total: 2_130 });
  expect(vatLines(payment, rates)).toEqual([
    { percent: 2.6, net: 1_559, tax: 41, gross: 1_600 },
    { percent: 8.1, net: 490, tax: 40, gross: 530 },
  ]);
  expect(vatIn(payment, rates)).toBe(81);
  const added = { ...rates, itemsIncluded: false };
  const onTop = costs({ items: 1_600, deliveryFee: 440, serviceFee: 90 }, added);
  expect(onTop.invoice).toMatchObject({ itemTax: 42, total: 2_172 });
  expect(vatIn(onTop.payment, added)).toBe(82);
});

test('tax in prices is gross times rate over a hundred and the rate, to half a centime', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, fc.constantFrom(2.6, 5.5, 8.1, 10, 20), (items, deliveryFee, rate) => {
      const rates = { items: rate, service: rate, itemsIncluded: true, serviceIncluded: true };
      const { invoice, payment } = costs({ items, deliveryFee, serviceFee: 90 }, rates);
      const gross = items + deliveryFee + 90;
      expect(invoice.total).toBe(gross);
      expect(Math.abs(vatIn(payment, rates) - (gross * rate) / (100 + rate))).toBeLessThanOrEqual(0.5 + 1e-9);
    }),
  );
});

test('one rate for everything is one line, and what costs nothing is none', () => {
  const rates = { items: 8.1, service: 8.1 };
  expect(vatLines(costs({ items: 10_000, deliveryFee: 0, serviceFee: 0 }, rates).payment, rates)).toEqual([
    { percent: 8.1, net: 10_000, tax: 810, gross: 10_810 },
  ]);
  const two = { items: 8.1, service: 2.6 };
  expect(vatLines(costs({ items: 10_000, deliveryFee: 0, serviceFee: 0 }, two).payment, two).map(({ percent }) => percent)).toEqual([8.1]);
  expect(vatLines(costs({ items: 10_000, deliveryFee: 900, serviceFee: 0 }, two).payment, two).map(({ percent }) => percent)).toEqual([
    2.6, 8.1,
  ]);
  expect(vatLines(costs({ items: 1_000, deliveryFee: 1_000, serviceFee: 0 }, rates).payment, rates)).toHaveLength(1);
});

test('where nobody noted the rates, they follow from the amounts', () => {
  const { payment } = costs({ items: 10_000, deliveryFee: 490, serviceFee: 90 }, { items: 2.6, service: 8.1 });
  // A tax of 40 on 490 is as well 8.2 percent, to a tenth.
  expect(ratesFrom(payment, { items: 0, service: 8.1 })).toEqual({ items: 2.6, service: 8.1 });
  expect(ratesFrom(payment, { items: 8.1, service: 20 })).toEqual({ items: 2.6, service: 8.2 });
  const collected = costs({ items: 10_000, deliveryFee: 0, serviceFee: 90 }, { items: 2.6, service: 8.1 });
  // Nothing was brought, and nothing taxed: no rate at all gives that.

  expect(ratesFrom(collected.payment, { items: 0, service: 8.1 })).toEqual({ items: 2.6, service: 8.1 });
});

test('the gross amounts less the promo are the total, whatever is ordered', () => {
  const amount = fc.integer({ min: 0, max: 100_000 });
  const rate = fc.constantFrom(0, 2.6, 3.8, 8.1);
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      amount,
      rate,
      rate,
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      (items, deliveryFee, serviceFee, off, one, other, onDelivery, itemsIncluded, serviceIncluded) => {
        const rates = { items: one, service: other, itemsIncluded, serviceIncluded };
        const { invoice, payment } = costs({ items, deliveryFee, serviceFee, promo: { amount: off, onDelivery } }, rates);
        const lines = vatLines(payment, rates);
        expect(lines.reduce((sum, { gross }) => sum + gross, 0) - invoice.promo).toBe(invoice.total);
        for (const { net, tax, gross } of lines) expect([net + tax, Math.min(net, tax)]).toEqual([gross, Math.max(0, Math.min(net, tax))]);
      },
    ),
  );
});

test('what is paid is the sum of the table, promo and cancelling included', () => {
  const amount = fc.integer({ min: 0, max: 100_000 });
  const rate = fc.constantFrom(0, 2.6, 3.8, 8.1);
  const kept = fc.option(fc.integer({ min: 0, max: 2_000 }));
  fc.assert(
    fc.property(amount, amount, amount, amount, rate, rate, kept, (items, deliveryFee, serviceFee, off, one, other, charge) => {
      const rates = { items: one, service: other };
      const { invoice, payment } = costs({ items, deliveryFee, serviceFee, promo: { amount: off, onDelivery: false } }, rates);
      const table = vatTable({ ...payment, promo_payment: toMajor(invoice.promo) }, rates, charge);
      expect(table.lines.reduce((sum, { gross }) => sum + gross, 0) - table.promo).toBe(charge ?? invoice.total);
      expect(table.paid).toBe(charge ?? invoice.total);
    }),
  );
});

test('what is kept for cancelling holds its tax, at the rate of what the marketplace does; of nothing kept there is no tax', () => {
  const rates = { items: 2.6, service: 8.1 };
  const payment = { ...costs({ items: 4_000, deliveryFee: 500, serviceFee: 90 }, rates).payment, promo_payment: 10 };
  expect(vatTable(payment, rates, 500)).toEqual({
    lines: [{ percent: 8.1, net: 463, tax: 37, gross: 500 }],
    promo: 0,
    paid: 500,
  });
  expect(vatTable(payment, rates, 0)).toEqual({ lines: [], promo: 0, paid: 0 });
});

test('an invoice is numbered by the year of the city’s clock and the order’s number', () => {
  expect(invoiceNumber(217, Date.parse('2026-11-20T11:30:00Z'), 'Europe/Zurich')).toBe('2026-000217');
  expect(invoiceNumber(1_234_567, Date.parse('2026-12-31T23:30:00Z'), 'Europe/Zurich')).toBe('2027-1234567');
});
