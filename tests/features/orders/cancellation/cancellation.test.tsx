import { describe } from 'vitest';
import type { CancellationView } from '#machines/cancellation/cancellation.view.ts';
import { CancelBody } from '#src/features/orders/cancellation/CancelBody.tsx';
import { CancelReasons } from '#src/features/orders/cancellation/CancelReasons.tsx';
import { MoneyAhead } from '#src/features/orders/cancellation/MoneyAhead.tsx';
import { PriceOverTime } from '#src/features/orders/cancellation/PriceOverTime.tsx';
import type { OrderToCancel } from '#src/features/orders/cancellation/order-to-cancel.ts';
import { draw } from '#tests/features/stage/draw.tsx';
import { expect, test, vi } from 'vitest';
import { CancelActions } from '#src/features/orders/cancellation/CancelActions.tsx';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { sampleOrder } from '#machines/tracking/sample-order.ts';
import { CancelOrder } from '#src/features/orders/parts/CancelOrder.tsx';

/** Cancelling costs nothing now; 2.50 once the store has accepted. */
const free: Extract<CancellationView['offer'], { can: true }> = {
  can: true,
  charge: 0,
  afterwards: 250,
  until: 'storeAccepts',
  back: null,
};
const offered: CancellationView = {
  is: 'offered',
  offer: free,
  reason: null,
  words: '',
  isReasonless: false,
  hasMovedOn: false,
  failure: null,
};

const order = {
  orderId: 'a',
  number: 7,
  storeName: 'La Rade',
  currency: 'CHF',
  terms: { user_pay_payment: 41.5, delivery_type: 1 },
} as OrderToCancel;
const body = async (but: Partial<CancellationView>) =>
  (await draw(<CancelBody cancelling={{ ...offered, ...but }} order={order} send={() => undefined} />)).shown();
const offline = { kind: 'transport', cause: 'offline', retryAfterMs: null } as const;

describe('where the money goes', () => {
  test.each([
    ['wallet alone', { wallet: 1_000, card: 0, twint: 0, cash: 0 }, 'CHF 10.00 will be returned to your wallet straight away.'],
    ['card alone', { wallet: 0, card: 3_000, twint: 0, cash: 0 }, 'CHF 30.00 will be refunded to your card.'],
    ['cash alone', { wallet: 0, card: 0, twint: 0, cash: 500 }, 'CHF 5.00 in cash will no longer be due.'],
    [
      'all three',
      { wallet: 1_000, card: 3_000, twint: 0, cash: 500 },
      'CHF 10.00 will be returned to your wallet straight away. CHF 30.00 will be refunded to your card. CHF 5.00 in cash will no longer be due.',
    ],
    ['nothing', { wallet: 0, card: 0, twint: 0, cash: 0 }, 'You won’t get a refund.'],
    ['not told', null, 'CHF 39.00 will be refunded the way you paid.'],
  ])('%s', async (_says, back, sentence) => {
    expect(
      (await draw(<MoneyAhead offer={{ ...free, charge: 250, back }} currency="CHF" of={{ user_pay_payment: 41.5 }} />)).shown(),
    ).toEqual([sentence]);
  });
  test('what of the fee cash was to pay is said to stay open', async () => {
    const back = { wallet: 0, card: 0, twint: 0, cash: 955 };
    const of = { user_pay_payment: 14.55, payment_parts: { wallet_payment: 2, card_payment: 0, cash_payment: 12.55 } };
    expect((await draw(<MoneyAhead offer={{ ...free, charge: 500, back }} currency="CHF" of={of} />)).shown()).toEqual([
      'CHF 9.55 in cash will no longer be due. CHF 3.00 of the fee stays open on your invoice. Nobody will come to collect it in cash.',
    ]);
  });
});

describe('what cancelling costs over time', () => {
  const line = async (offer: CancellationView['offer'], isCourier = false) =>
    (await draw(<PriceOverTime offer={offer} isCourier={isCourier} currency="CHF" />)).shown();
  test('free until the store accepts, charged until it is ready', async () => {
    expect(await line(free)).toEqual([
      'Before the store accepts nowFree',
      'Until it is ready laterCHF 2.50 fee',
      'After that laterNo longer possible',
    ]);
    expect(await line({ ...free, until: 'ready', charge: 300, afterwards: null })).toEqual([
      'Before the store accepts pastFree',
      'Until it is ready nowCHF 3.00 fee',
      'After that laterNo longer possible',
    ]);
    expect(await line({ ...free, afterwards: 0 })).toContain('Until it is ready laterFree');
    expect(await line({ ...free, afterwards: null })).toContain('Until it is ready later');
  });
  test('a parcel’s terms are its courier’s', async () => {
    expect(await line({ ...free, until: 'courierAccepts' }, true)).toEqual([
      'Before a courier accepts nowFree',
      'Until it is picked up laterCHF 2.50 fee',
      'After that laterNo longer possible',
    ]);
  });
  test('too late', async () => {
    expect(await line({ can: false, because: 'ready' })).toEqual([
      'Before the store accepts pastFree',
      'Until it is ready past',
      'After that nowNo longer possible',
    ]);
  });
});

describe('why it is cancelled', () => {
  const reasons = async (but: Partial<CancellationView>, isCourier = false) => {
    const send = vi.fn<(event: unknown) => void>();
    return { ...(await draw(<CancelReasons cancelling={{ ...offered, ...but }} isCourier={isCourier} send={send} />)), send };
  };
  test('one of three, told at once', async () => {
    const { shown, press, send } = await reasons({ reason: 'missing item' });
    expect(shown()).toEqual([
      'group: Why are you cancelling?',
      'radio: Missing item, checked',
      'radio: Incorrect delivery address',
      'radio: Other',
    ]);
    await press('Other');
    await press('Incorrect delivery address');
    expect(send.mock.calls).toEqual([
      [{ type: 'reason.picked', reason: 'other' }],
      [{ type: 'reason.picked', reason: 'incorrect delivery address' }],
    ]);
  });
  test('another one in one’s own words', async () => {
    const { shown, type, send } = await reasons({ reason: 'other', words: 'Too' });
    expect(shown()).toContain('textbox: Tell us more, with “Too”');
    await type('Tell us more', 'Too late');
    expect(send.mock.calls).toEqual([[{ type: 'reason.written', words: 'Too late' }]]);
  });
  test('a missing reason is asked for, where it is missing', async () => {
    expect((await reasons({ isReasonless: true })).shown().slice(0, 2)).toEqual(['alert:', 'Choose a reason first. Nothing was sent.']);
    expect((await reasons({ isReasonless: true, reason: 'other' })).shown().at(-1)).toBe(
      'textbox: Tell us more, invalid, says “Add a short reason. The store will see it.”',
    );
  });
  test('a parcel has no items, and no store that reads why', async () => {
    expect((await reasons({ isReasonless: true, reason: 'other' }, true)).shown()).toEqual([
      'group: Why are you cancelling?',
      'radio: Incorrect delivery address',
      'radio: Other, checked',
      'textbox: Tell us more, invalid, says “Add a short reason.”',
    ]);
  });
  test('once it is sent, it stays as it was', async () => {
    expect((await reasons({ is: 'cancelling', reason: 'other', words: 'Late' })).shown().slice(1)).toEqual([
      'radio: Missing item, disabled',
      'radio: Incorrect delivery address, disabled',
      'radio: Other, disabled, checked',
      'textbox: Tell us more, disabled, with “Late”',
    ]);
  });
});

describe('the news above', () => {
  test.each([
    [
      'unknown',
      { is: 'unknown' },
      ['status:', 'We couldn’t confirm whether your order was cancelled. We’re still checking. You can safely try again.'],
    ],
    ['refused', { is: 'refused', failure: offline }, ['alert:', 'No connection. Check your network and try again.']],
  ] as const)('%s', async (_is, but, words) => expect(await body(but as Partial<CancellationView>)).toEqual(words));

  test.each([
    [
      'the order moved on',
      { failure: offline, hasMovedOn: true },
      ['alert:', 'Your order wasn’t cancelled. Your order has moved on. Here’s the latest.'],
    ],
    ['it is looked up', { failure: offline, is: 'looking' }, ['status:', 'We lost the connection. We’re checking your order.']],
    [
      'nobody answered',
      { failure: offline },
      ['alert:', 'We lost the connection. Your order hasn’t been cancelled. You can safely try again.'],
    ],
    [
      'it is sent once more',
      { failure: offline, is: 'cancelling' },
      ['CHF 41.50 will be refunded the way you paid.', 'Before the store accepts nowFree'],
    ],
  ] as const)('%s', async (_says, but, words) => expect((await body(but as Partial<CancellationView>)).slice(0, 2)).toEqual(words));

  test.each([
    ['ready', 'Your order is ready. If there’s a problem with it, contact us and we’ll sort it out.'],
    ['onTheWay', 'Your order is already on its way. If there’s a problem, contact us.'],
    ['received', 'You already have your order. If there’s a problem, contact us.'],
  ] as const)('why it can’t be cancelled: %s', async (because, words) => {
    const shown = await body({ offer: { can: false, because } });
    expect([shown[0], shown.length]).toEqual([words, 4]);
  });

  test('an ended order says where to look, and no terms', async () =>
    expect(await body({ offer: { can: false, because: 'ended' } })).toEqual([
      'This order is already closed. See Orders for details and any refund.',
    ]));
});

async function foot(but: Partial<CancellationView> = {}) {
  const [send, onClose] = [vi.fn<(event: unknown) => void>(), vi.fn<() => void>()];
  const drawn = await draw(<CancelActions cancelling={{ ...offered, ...but }} currency="CHF" send={send} onClose={onClose} />);
  return { ...drawn, send, onClose };
}

test('what it costs stands on the button that cancels; the other keeps the order', async () => {
  const { shown, press, send, onClose } = await foot();
  expect(shown()).toEqual(['button: Keep my order', 'button: Cancel order free']);
  await press('Cancel order free');
  expect(send.mock.calls).toEqual([[{ type: 'cancelling.confirmed' }]]);
  await press('Keep my order');
  expect([send.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  expect((await foot({ offer: { ...free, charge: 250 } })).shown()[1]).toBe('button: Cancel order CHF 2.50 fee');
});

test.each([
  ['cancelling', 'Cancelling'],
  ['looking', 'Checking'],
] as const)('while it is %s nothing can be pressed, keeping least of all', async (is, label) => {
  const { shown, press, send, onClose } = await foot({ is });
  expect(shown()).toEqual(['button: Keep my order, disabled', `button: ${label}, disabled, busy`]);
  await press('Keep my order');
  await press(label);
  expect([send.mock.calls, onClose.mock.calls]).toEqual([[], []]);
});

test('what can’t be cancelled any more leads back, or to help', async () => {
  const { shown, press, control, onClose } = await foot({ offer: { can: false, because: 'ready' } });
  expect(shown()).toEqual(['button: Back to my order', 'link: Get help']);
  expect(control('Get help').getAttribute('href')).toBe('/help');
  await press('Back to my order');
  expect(onClose).toHaveBeenCalledOnce();
});

test('where nobody knows, it is looked for again, or left', async () => {
  const { shown, press, send, onClose } = await foot({ is: 'unknown' });
  expect(shown()).toEqual(['button: Check again', 'button: Close']);
  await press('Check again');
  expect([send.mock.calls, onClose.mock.calls.length]).toEqual([[[{ type: 'retry.asked' }]], 0]);
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a refusal leads to the orders', async () => {
  const { shown, control } = await foot({ is: 'refused' });
  expect([shown(), control('See your orders').getAttribute('href')]).toEqual([['link: See your orders'], '/orders']);
});

const wanted = (but: object): OrderToCancel => ({ number: 24, currency: 'CHF', terms: sampleOrder(but) }) as never;

test('an order that can be cancelled says what that costs now, and opens its dialog', async () => {
  const onBegin = vi.fn<(begun: OrderToCancel) => void>();
  const mine = wanted({ order_status: ORDER_STATUS.waitingForStore, can_cancel: true, cancel_charge: 0 });
  const { shown, press } = await draw(<CancelOrder order={mine} onBegin={onBegin} />);
  expect(shown()).toEqual(['Free until the store accepts', 'button: Cancel order 24']);
  await press('Cancel order 24');
  expect(onBegin.mock.calls).toEqual([[mine]]);
});
test('one that can’t be any more says so, and leads to help instead', async () => {
  const { shown, control } = await draw(
    <CancelOrder order={wanted({ order_status: ORDER_STATUS.ready, can_cancel: false })} onBegin={() => undefined} />,
  );
  expect(shown()).toEqual(['Can no longer be cancelled', 'link: Get help']);
  expect(control('Get help').getAttribute('href')).toBe('/help');
});
