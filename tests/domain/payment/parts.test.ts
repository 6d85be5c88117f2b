import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { moneyBack, paymentParts } from '#contract/entities/money-back.ts';
import { CARD_GATEWAY_ID, CASH_PAYMENT_ID, TWINT_GATEWAY_ID } from '#contract/enumerations.ts';
import { PAYMENT_METHODS, PAYMENT_PARTS } from '#contract/payment-methods.ts';
import { isConfirmed, methodFields, methodOf, methodsOffered, needsCard } from '#domain/payment/methods.ts';
import { byProvider, dueAtDoor, paidBefore } from '#domain/payment/parts.ts';
import { presentParts, readParts } from '#domain/payment/amount-fields.ts';

const isPaidAtDoor = (id: string) => methodFields(id).is_payment_mode_cash;

test('the parts travel in their three fields and nothing else, there and back', () => {
  expect(presentParts({ wallet: 1_250, card: 2_070, twint: 0, cash: 5 })).toEqual({
    wallet_payment: 12.5,
    card_payment: 20.7,
    cash_payment: 0.05,
  });
  const part = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(part, part, part, (wallet, card, cash) => {
      expect(readParts(presentParts({ wallet, card, twint: 0, cash }))).toEqual({ wallet, card, twint: 0, cash });
    }),
  );
});

test('a name for the rest that says what its field says anyway, or another field’s, changes nothing', () => {
  const told = { wallet_payment: 1, card_payment: 2, cash_payment: 3 };
  for (const part of ['wallet', 'card', 'cash'] as const) expect(readParts({ ...told, paid_with: part })).toEqual(readParts(told));
});

test('TWINT pays in the place of a card, and is named there and back', () => {
  const parts = { wallet: 100, card: 0, twint: 200, cash: 300 };
  expect(presentParts(parts)).toEqual({ wallet_payment: 1, card_payment: 2, cash_payment: 3, paid_with: 'twint' });
  expect(readParts(presentParts(parts))).toEqual(parts);
  expect([isConfirmed(TWINT_GATEWAY_ID), needsCard(TWINT_GATEWAY_ID), isPaidAtDoor(TWINT_GATEWAY_ID)]).toEqual([true, false, false]);
});

test('what is paid before, at the door and through a provider', () => {
  const parts = { wallet: 300, card: 400, twint: 0, cash: 500 };
  expect([paidBefore(parts), dueAtDoor(parts), byProvider(parts)]).toEqual([700, 500, 400]);
});

test('every part but the wallet has one method without a payment sheet, and each method an id of its own', () => {
  expect(PAYMENT_METHODS.flatMap(({ part, sheet }) => (sheet ? [] : [part])).toSorted()).toEqual(
    PAYMENT_PARTS.flatMap(({ part, taken }) => (taken === 'reserved' ? [] : [part])).toSorted(),
  );
  expect(new Set(PAYMENT_METHODS.map(({ id }) => id)).size).toBe(PAYMENT_METHODS.length);
  expect(methodOf(CASH_PAYMENT_ID)?.part).toBe('cash');
  expect([methodOf('wallet'), methodOf(null), methodOf('')]).toEqual([null, null, null]);
});

test('the card is confirmed and needs a card, cash is paid at the door', () => {
  expect([isConfirmed(CARD_GATEWAY_ID), needsCard(CARD_GATEWAY_ID), isPaidAtDoor(CARD_GATEWAY_ID)]).toEqual([true, true, false]);
  expect([isConfirmed(CASH_PAYMENT_ID), needsCard(CASH_PAYMENT_ID), isPaidAtDoor(CASH_PAYMENT_ID)]).toEqual([false, false, true]);
  expect([isConfirmed(undefined), needsCard(null), isPaidAtDoor('nothing')]).toEqual([false, false, false]);
});

test('cash is offered by its flag, the others where they are listed; an unknown gateway is not shown', () => {
  const ids = (cash: boolean, ...listed: string[]) =>
    methodsOffered({ is_cash_payment_mode: cash, payment_gateway: listed.map((_id) => ({ _id, name: '' })) }).map(({ id }) => id);
  expect([ids(true, CARD_GATEWAY_ID), ids(false, CARD_GATEWAY_ID), ids(true), ids(false)]).toEqual([
    [CASH_PAYMENT_ID, CARD_GATEWAY_ID],
    [CARD_GATEWAY_ID],
    [CASH_PAYMENT_ID],
    [],
  ]);
  expect(ids(false, CASH_PAYMENT_ID, 'somebody’s')).toEqual([]);
});

test('a part that a page does not know yet is told as a card, and the order stays readable', () => {
  const told = { wallet_payment: 0, card_payment: 41.5, cash_payment: 0 };
  const { success, output } = v.safeParse(paymentParts, { ...told, paid_with: 'shells' });
  expect(success && readParts(output)).toEqual({ wallet: 0, card: 4_150, twint: 0, cash: 0 });
  const back = { part: 'shells', amount: 41.5, state: 'done', at: '2026-03-05T14:15:00Z' };
  expect(v.safeParse(moneyBack, back)).toMatchObject({ success: true, output: { part: 'card', amount: 41.5 } });
});
