import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderPayment } from '../../contract/entities/order.ts';
import { toMinor } from '../../domain/money.ts';
import { receiptParts } from '../../src/views/basket/receipt-parts.ts';

const amount = fc.integer({ min: 0, max: 20_000 }).map((minor) => minor / 100);
const payments = fc.record({
  total_service_price: amount, total_admin_tax_price: amount, total_cart_price: amount, total_store_tax_price: amount, goeats_service_fee: amount,
  promo: fc.double({ min: 0, max: 1, noNaN: true }), is_promo_for_delivery_service: fc.boolean(),
}).map(({ promo, ...parts }) => {
  const service = toMinor(parts.total_service_price) + toMinor(parts.total_admin_tax_price);
  const rest = toMinor(parts.total_cart_price) + toMinor(parts.total_store_tax_price) + toMinor(parts.goeats_service_fee);
  const bonus = Math.floor(promo * (parts.is_promo_for_delivery_service ? service : service + rest));
  const delivery = service - (parts.is_promo_for_delivery_service ? bonus : 0);
  const total = delivery + rest - (parts.is_promo_for_delivery_service ? 0 : bonus);
  return { ...parts, promo_payment: bonus / 100, delivery_price: delivery / 100, user_pay_payment: total / 100 } as OrderPayment;
});

test('the lines of a receipt are each above 0 and add up: to the subtotal, and with it to the total', () => {
  fc.assert(fc.property(payments, (payment) => {
    const parts = receiptParts(payment);
    expect(parts.every((line) => line.amount > 0)).toBe(true);
    const signed = (line: (typeof parts)[number]) => (line.part === 'promoBonus' ? -line.amount : line.amount);
    const sum = (lines: typeof parts) => lines.reduce((so, line) => so + signed(line), 0);
    const isBefore = ({ part }: (typeof parts)[number]) => part === 'servicePrice' || part === 'serviceTax' || (part === 'promoBonus' && payment.is_promo_for_delivery_service);
    expect(sum(parts.filter(isBefore))).toBe(toMinor(payment.delivery_price));
    expect(sum(parts.filter((line) => !isBefore(line)))).toBe(toMinor(payment.user_pay_payment));
  }));
});

test('a promo for the delivery stands before its subtotal, any other at the end', () => {
  const payment = { total_service_price: 5, total_admin_tax_price: 0.4, total_cart_price: 30, total_store_tax_price: 1, goeats_service_fee: 1.5, promo_payment: 2 };
  const order = (is_promo_for_delivery_service: boolean) => receiptParts({ ...payment, is_promo_for_delivery_service, delivery_price: 5.4 } as OrderPayment).map(({ part }) => part);
  expect(order(true)).toEqual(['servicePrice', 'serviceTax', 'promoBonus', 'serviceCost', 'itemPrice', 'itemTax', 'serviceFees']);
  expect(order(false)).toEqual(['servicePrice', 'serviceTax', 'serviceCost', 'itemPrice', 'itemTax', 'serviceFees', 'promoBonus']);
});
