import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { toMinor } from '#domain/money.ts';
import { partsWithMoney } from '#domain/payment/parts.ts';
import { readParts } from '#domain/payment/amount-fields.ts';
import { receiptOf } from '#domain/orders/receipt.ts';

const amount = fc.integer({ min: 0, max: 20_000 }).map((minor) => minor / 100);
const payments = fc
  .record({
    total_service_price: amount,
    total_admin_tax_price: amount,
    total_cart_price: amount,
    total_store_tax_price: amount,
    goeats_service_fee: amount,
    courier_tip: fc.option(amount, { nil: undefined }),
    promo: fc.double({ min: 0, max: 1, noNaN: true }),
    is_promo_for_delivery_service: fc.boolean(),
  })
  .map(({ promo, ...parts }) => {
    const service = toMinor(parts.total_service_price) + toMinor(parts.total_admin_tax_price);
    const rest = toMinor(parts.total_cart_price) + toMinor(parts.total_store_tax_price) + toMinor(parts.goeats_service_fee);
    const bonus = Math.floor(promo * (parts.is_promo_for_delivery_service ? service : service + rest));
    const delivery = service - (parts.is_promo_for_delivery_service ? bonus : 0);
    const total = delivery + rest - (parts.is_promo_for_delivery_service ? 0 : bonus) + toMinor(parts.courier_tip ?? 0);
    return { ...parts, promo_payment: bonus / 100, delivery_price: delivery / 100, user_pay_payment: total / 100 } as OrderPayment;
  });

test('the lines of a receipt each hold something and add up: to the subtotal, and with it to the total', () => {
  fc.assert(
    fc.property(payments, (payment) => {
      const lines = receiptOf(payment);
      expect(lines.every((line) => (line.part === 'promoBonus' ? line.amount < 0 : line.amount > 0))).toBe(true);
      const sum = (some: typeof lines) => some.reduce((so, line) => so + line.amount, 0);
      const isBefore = ({ part }: (typeof lines)[number]) =>
        part === 'servicePrice' || part === 'serviceTax' || (part === 'promoBonus' && payment.is_promo_for_delivery_service);
      const [before, after] = [lines.filter(isBefore), lines.filter((line) => !isBefore(line))];
      expect(sum(before)).toBe(toMinor(payment.delivery_price));
      const hasSubtotal = lines.some(({ part }) => part === 'serviceCost');
      expect(hasSubtotal).toBe(before.length > 1 ? payment.delivery_price > 0 : before.length === 1 && before[0]?.part !== 'servicePrice');
      expect(sum(after) + (hasSubtotal ? 0 : sum(before))).toBe(toMinor(payment.user_pay_payment));
    }),
  );
});

test('the tip stands last', () => {
  const payment = { total_service_price: 5, total_cart_price: 30, promo_payment: 2, courier_tip: 4 } as OrderPayment;
  expect(receiptOf({ ...payment, total_admin_tax_price: 0, total_store_tax_price: 0, goeats_service_fee: 0 }).at(-1)).toEqual({
    part: 'courierTip',
    amount: 400,
  });
});

test('a promo for the delivery stands before its subtotal, any other at the end', () => {
  const payment = {
    total_service_price: 5,
    total_admin_tax_price: 0.4,
    total_cart_price: 30,
    total_store_tax_price: 1,
    goeats_service_fee: 1.5,
    promo_payment: 2,
  };
  const order = (is_promo_for_delivery_service: boolean) =>
    receiptOf({ ...payment, is_promo_for_delivery_service, delivery_price: 5.4 } as OrderPayment).map(({ part }) => part);
  expect(order(true)).toEqual(['servicePrice', 'serviceTax', 'promoBonus', 'serviceCost', 'itemPrice', 'itemTax', 'serviceFees']);
  expect(order(false)).toEqual(['servicePrice', 'serviceTax', 'serviceCost', 'itemPrice', 'itemTax', 'serviceFees', 'promoBonus']);
});

test('a delivery whose price holds its tax is one line', () => {
  const payment = {
    total_service_price: 4.4,
    total_admin_tax_price: 0,
    delivery_price: 4.4,
    total_cart_price: 16,
    total_store_tax_price: 0,
  };
  const others = { goeats_service_fee: 0.9, promo_payment: 0, is_promo_for_delivery_service: false, user_pay_payment: 21.3 };
  expect(receiptOf({ ...payment, ...others } as OrderPayment)).toEqual([
    { part: 'servicePrice', amount: 440 },
    { part: 'itemPrice', amount: 1_600 },
    { part: 'serviceFees', amount: 90 },
  ]);
});

test('wallet, card and cash are told apart where they pay anything', () => {
  const told = (wallet_payment: number, card_payment: number, cash_payment: number) =>
    partsWithMoney(readParts({ wallet_payment, card_payment, cash_payment }));
  expect(told(12.5, 20.7, 0)).toEqual([
    { part: 'wallet', amount: 1_250 },
    { part: 'card', amount: 2_070 },
  ]);
  expect(told(0, 0, 0.05)).toEqual([{ part: 'cash', amount: 5 }]);
});
