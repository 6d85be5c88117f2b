import { expect, test } from 'vitest';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { noteWithPayer } from '#domain/parcel/who-pays.ts';
import { sampleOrder } from '#machines/tracking/sample-order.ts';
import { MoneyBack } from '#src/features/orders/parts/MoneyBack.tsx';
import { AgeNote } from '#src/features/orders/parts/AgeNote.tsx';
import { orderView } from '#src/features/orders/order.view.ts';
import { ParcelSent } from '#src/features/orders/detail/ParcelSent.tsx';
import { OrderPaid } from '#src/features/orders/thanks/OrderPaid.tsx';
import { OrderContents } from '#src/features/orders/tracking/OrderContents.tsx';
import { draw } from '../stage/draw.tsx';

test('an order that is under way says that an ID may be asked for, one that has ended does not', async () => {
  const note = async (but: Parameters<typeof sampleOrder>[0]) => {
    const order = sampleOrder({ minimum_age: 18, ...but });
    return (await draw(<AgeNote order={order} view={orderView(order)} />)).shown();
  };
  expect(await note({})).toEqual(['From 18 years: the courier may ask for an ID.']);
  const { order_payment_detail: payment } = sampleOrder({});
  expect(await note({ order_payment_detail: { ...payment, is_user_pick_up_order: true } })).toEqual([
    'From 18 years: the store may ask for an ID.',
  ]);
  expect([await note({ order_status: ORDER_STATUS.completed }), await note({ minimum_age: undefined })]).toEqual([[], []]);
});

test('the bill of an order that is followed says what wallet and card each paid', async () => {
  const order = sampleOrder({ payment_parts: { wallet_payment: 12.5, card_payment: 0.85, cash_payment: 0 } });
  const shown = (await draw(<OrderContents order={order} view={orderView(order)} isOpen onToggle={() => undefined} />)).shown().join('\n');
  expect(shown).toMatch(/From your wallet\n.*12\.50/);
  expect(shown).toMatch(/By card\n.*0\.85/);
});

test('what is handed over in cash is told rounded, beside what it was', async () => {
  const shownOf = async (parts: object) => {
    const order = sampleOrder({ payment_parts: { wallet_payment: 0, card_payment: 0, cash_payment: 18.62, ...parts } });
    return (await draw(<OrderContents order={order} view={orderView(order)} isOpen onToggle={() => undefined} />)).shown().join('\n');
  };
  const shown = await shownOf({ smallest_coin: 0.05 });
  expect(shown).toMatch(/In cash, on delivery\n.*18\.62\nRounded to\n.*18\.60/);
  expect(shown).toMatch(/Pay CHF.18\.60 in cash on delivery/);
  expect(await shownOf({})).not.toContain('Rounded to');
  const still = sampleOrder({ payment_parts: { wallet_payment: 0, card_payment: 0, cash_payment: 18.62, smallest_coin: 0.05 } });
  const { payment_parts: parts } = still;
  const ended = { charge: 5.03, parts, back: [], currency: 'CHF', timezone: 'Europe/Zurich' };
  expect((await draw(<MoneyBack money={ended} />)).shown().join('\n')).toMatch(/CHF.5\.05 of the fee stays open/);
});

test('a parcel that its receiver pays tells nobody else to pay, and keeps the courier’s note to itself', async () => {
  const order = sampleOrder({
    delivery_type: DELIVERY_TYPE.courier,
    store_detail: null,
    delivery_note: noteWithPayer('Ring twice', true),
    payment_parts: { wallet_payment: 0, card_payment: 0, cash_payment: 14.55 },
  });
  const view = orderView(order);
  const { shown } = await draw(
    <>
      <OrderContents order={order} view={view} isOpen onToggle={() => undefined} />
      <OrderPaid order={order} view={view} />
      <ParcelSent order={order} view={view} />
    </>,
  );
  const told = shown().join('\n');
  expect(told).toMatch(/The receiver pays CHF.14\.55 in cash at the door\./);
  expect(told.match(/In cash, by the receiver/g)).toHaveLength(3);
  expect(told.match(/Ring twice/g)).toHaveLength(2);
  expect(told).not.toMatch(/Pay CHF|Receiver pays \/|on delivery/);
});
