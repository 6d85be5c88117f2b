import { useSyncExternalStore } from 'react';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { orderPlacementMachine } from '#machines/order-placement/order-placement.machine.ts';
import { toOrderPlacementView, type OrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import { byCard, leasPurchase, samplePayment } from '#machines/payment/sample-payment.ts';
import type { PaymentView } from '#machines/payment/payment.view.ts';
import { PaymentActions } from '#src/features/payment/checking/PaymentActions.tsx';
import { PaymentOver } from '#src/features/payment/checking/PaymentOver.tsx';
import { PaymentProgress } from '#src/features/payment/checking/PaymentProgress.tsx';
import { OrderChecking } from '#src/features/checkout/payment/OrderChecking.tsx';
import { PayFoot } from '#src/features/checkout/payment/PayFoot.tsx';
import { draw } from '#tests/features/stage/draw.tsx';

const common = { seen: samplePayment(), failure: null };
const asking: PaymentView = { is: 'asking', ...common };
const confirming: PaymentView = { is: 'confirming', ...common };
const unconfirmed: PaymentView = { is: 'unconfirmed', ...common };
const looking: PaymentView = { is: 'checking', asking: true, canConfirm: false, ...common };
const resting: PaymentView = { ...looking, asking: false };
const questioned: PaymentView = { ...looking, canConfirm: true };

describe('what can be done while a payment is under way', () => {
  test.each([
    ['it is sent', asking, ['button: Ordering, disabled, busy']],
    ['the bank is asked', confirming, ['button: Checking, disabled, busy']],
    ['the provider was not reached', unconfirmed, ['button: Use another payment method', 'button: Try again']],
    ['it is looked up', looking, ['button: Checking, disabled, busy']],
    ['nobody knows', resting, ['button: Check now']],
    ['the bank’s question is open', questioned, ['button: Use another payment method', 'button: Confirm with your bank']],
  ])('where %s', async (_says, payment, shown) => {
    expect((await draw(<PaymentActions payment={payment} onSend={() => undefined} />)).shown()).toEqual(shown);
  });

  test.each([
    [unconfirmed, 'Try again', 'retry.asked'],
    [unconfirmed, 'Use another payment method', 'payment.reconsidered'],
    [resting, 'Check now', 'retry.asked'],
    [questioned, 'Confirm with your bank', 'challenge.resumed'],
    [questioned, 'Use another payment method', 'payment.reconsidered'],
  ])('%o: “%s” says %s', async (payment, button, type) => {
    const tell = vi.fn<(event: unknown) => void>();
    await (await draw(<PaymentActions payment={payment} onSend={tell} />)).press(button);
    expect(tell.mock.calls).toEqual([[{ type }]]);
  });

  test('while it waits, a press says nothing', async () => {
    const tell = vi.fn<(event: unknown) => void>();
    await (await draw(<PaymentActions payment={looking} onSend={tell} />)).press('Checking');
    expect(tell).not.toHaveBeenCalled();
  });
});

const LOST = 'Lost connection? We keep checking and show the result here, or under Orders.';
const WAITING = 'Your bank may ask you to confirm. Keep this page open. You won’t be charged twice.';

test.each([
  [
    'it is sent',
    asking,
    ['status:', 'Please keep this page open for a moment.', 'Basket saved', 'Sending your order', 'Order sent to the store'],
  ],
  [
    'the provider was not reached',
    unconfirmed,
    [
      'status:',
      'Your card hasn’t been charged yet.',
      'Basket saved',
      'Bank confirmation, not started',
      'Order sent to the store',
      'alert:',
      'The card provider could not be reached. Nothing was charged. Check your connection and try again, or pay in another way.',
    ],
  ],
  [
    'the bank’s question is open',
    questioned,
    [
      'status:',
      'Your bank asks you to confirm this payment.',
      'Basket saved',
      'Waiting for your confirmation',
      'Order sent to the store',
      LOST,
    ],
  ],
  [
    'the bank is awaited',
    confirming,
    ['status:', WAITING, 'Basket saved', 'Waiting for your bankusually under 20 seconds', 'Order sent to the store', LOST],
  ],
  [
    'it is over',
    { is: 'over', end: { is: 'gone' }, ...common } as PaymentView,
    ['status:', WAITING, 'Basket saved', 'Sending your order', 'Order sent to the store'],
  ],
])('how far a basket’s payment is where %s', async (_says, payment, shown) => {
  expect((await draw(<PaymentProgress payment={payment} />)).shown()).toEqual(shown);
});

test('a parcel’s payment names couriers, and the card that pays where the bank is asked', async () => {
  const { shown } = await draw(<PaymentProgress payment={confirming} kind="parcel" card="Visa ···· 4242" />);
  expect(shown()).toEqual([
    'status:',
    WAITING,
    'Parcel saved',
    'Waiting for your bankVisa ···· 4242, usually under 20 seconds',
    'Looking for a courier',
    LOST,
  ]);
  expect((await draw(<PaymentProgress payment={questioned} card="Visa ···· 4242" basket="2 items" />)).shown().slice(2, 4)).toEqual([
    'Basket saved2 items',
    'Waiting for your confirmationVisa ···· 4242',
  ]);
  expect(
    (
      await draw(<PaymentProgress payment={{ ...resting, failure: { kind: 'transport', cause: 'offline', retryAfterMs: null } }} />)
    ).shown(),
  ).toContain('status:');
});

const standing = {
  way: { way: null, cardId: null, onceId: null },
  purchase: leasPurchase,
  choice: null,
  failure: null,
  decline: null,
  age: null,
};
const choosing: OrderPlacementView = { is: 'choosing', ...standing };
const { key: _key, ...choice } = byCard;

describe('the last button', () => {
  const foot = async (placement: OrderPlacementView, but: { reason?: string; busy?: boolean } = {}) => {
    const send = vi.fn<(event: unknown) => void>();
    const drawn = await draw(
      <PayFoot placement={placement} amount="CHF 41.50" reason={but.reason ?? null} busy={but.busy ?? false} choice={choice} send={send} />,
    );
    return { ...drawn, send };
  };

  test('pays what is shown in the way that is chosen, each press under a key of its own; before it things can be changed', async () => {
    const { shown, press, send } = await foot(choosing);
    expect(shown()).toEqual(['button: Change', 'button: Order and pay CHF 41.50']);
    await press('Order and pay CHF 41.50');
    await press('Order and pay CHF 41.50');
    await press('Change');
    const events = send.mock.calls.map(([event]) => event as { type: string; choice?: { key: string } });
    expect(events.map(({ type }) => type)).toEqual(['order.confirmed', 'order.confirmed', 'order.reconsidered']);
    expect(events[0]?.choice).toEqual({ ...choice, key: events[0]?.choice?.key });
    expect(events[0]?.choice?.key).not.toBe(events[1]?.choice?.key);
  });

  test('asks for the age that something is sold from, and leads to the box where it is missing', async () => {
    const payment = fromPromise(() => new Promise<never>(() => undefined)) as never;
    const actor = createActor(orderPlacementMachine.provide({ actors: { payment } })).start();
    actor.send({ type: 'order.asked', purchase: { ...leasPurchase, invoice: { ...leasPurchase.invoice, minimum_age: 18 } } });
    const seen = () => actor.getSnapshot();
    const listen = (heard: () => void) => {
      const subscription = actor.subscribe(heard);
      return () => subscription.unsubscribe();
    };
    function Foot() {
      const snapshot = useSyncExternalStore(listen, seen, seen);
      const placement = toOrderPlacementView(snapshot);
      return (
        <PayFoot placement={placement} amount="CHF 41.50" reason={null} busy={false} choice={choice} send={(event) => actor.send(event)} />
      );
    }
    const words = 'I am 18 or older. The store may ask for an ID.';
    const { shown, press, control } = await draw(<Foot />);
    expect(shown()).toEqual([`checkbox: ${words}`, 'button: Change', 'button: Order and pay CHF 41.50']);
    await press('Order and pay CHF 41.50');
    expect(shown()[0]).toBe(`checkbox: ${words}, invalid, says “Tick the box to order: something in your basket is sold from 18 years.”`);
    expect(document.activeElement).toBe(control(words));
    await press(words);
    expect(shown()[0]).toBe(`checkbox: ${words}, checked`);
    await press('Order and pay CHF 41.50');
    expect(shown()).toEqual(['button: Ordering, disabled, busy']);
    actor.stop();
  });

  test('says who may ask for an ID where it is brought, in French too', async () => {
    const purchase = { ...leasPurchase, fulfilment: { isPickup: false, time: null } };
    const placement: OrderPlacementView = { ...choosing, purchase, age: { minimum: 16, isConfirmed: false, isMissing: true } };
    const view = <PayFoot placement={placement} amount="CHF 41.50" reason={null} busy={false} choice={choice} send={() => undefined} />;
    expect((await draw(view)).shown()[0]).toContain('I am 16 or older. The courier may ask for an ID.');
    expect((await draw(view, { language: 'fr', groups: ['payment'] })).shown()[0]).toMatch(
      /J’ai 16 ans ou plus\. Le livreur peut demander une pièce d’identité\., invalid, says “Cochez la case/,
    );
  });

  test('says why it does not pay, and waits for what is not known', async () => {
    const why = await foot(choosing, { reason: 'Please Add Card First' });
    expect(why.shown()).toEqual(['button: Change', 'button: Order and pay CHF 41.50, disabled, says “Please Add Card First”']);
    await why.press('Order and pay CHF 41.50');
    expect(why.send).not.toHaveBeenCalled();
    expect((await foot(choosing, { busy: true })).shown()).toEqual(['button: Change', 'button: Order and pay CHF 41.50, disabled, busy']);
  });

  test.each(['paying', 'ordering'] as const)('can’t be pressed again while it is %s', async (is) => {
    const placement = { is, ...standing, choice: byCard } as OrderPlacementView;
    expect((await foot(placement, { reason: 'Please Add Card First' })).shown()).toEqual(['button: Ordering, disabled, busy']);
  });

  test('where no answer came, it is asked again, and the orders are a way out', async () => {
    const { shown, press, send, control } = await foot({ is: 'uncertain', asking: false, ...standing } as OrderPlacementView);
    expect(shown()).toEqual(['link: Your orders', 'button: Try again']);
    expect(control('Your orders').getAttribute('href')).toBe('/orders');
    await press('Try again');
    expect(send.mock.calls).toEqual([[{ type: 'retry.asked' }]]);
    expect((await foot({ is: 'uncertain', asking: true, ...standing } as OrderPlacementView)).shown()[1]).toBe(
      'button: Retrying, disabled, busy',
    );
  });
});

test.each([
  ['basket', false, ['Please keep this page open for a moment.', 'Basket savedA fondue', 'Sending your order', 'Order sent to the store']],
  ['parcel', false, ['Please keep this page open for a moment.', 'Parcel savedA fondue', 'Sending your order', 'Looking for a courier']],
  [
    'basket',
    true,
    [
      'We’re checking whether your order went through.',
      'Basket savedA fondue',
      'No answer yet',
      'Order sent to the store',
      'status:',
      'We lost the connection. We’ll retry automatically. You won’t be charged twice, and only one order will be placed.',
      'link: See your orders',
    ],
  ],
] as const)('how far the order of a %s is, uncertain: %s', async (kind, isUncertain, shown) => {
  const drawn = await draw(
    <OrderChecking kind={kind} isUncertain={isUncertain}>
      A fondue
    </OrderChecking>,
  );
  expect(drawn.shown()).toEqual(['status:', ...shown]);
});

type End = Parameters<typeof PaymentOver>[0]['end'];
const refusal: End = { is: 'refused', failure: { kind: 'transport', cause: 'offline', retryAfterMs: null } };

test.each([
  [{ is: 'gone' } as End, false, ['No payment in progress', 'Nothing was charged. Your basket hasn’t changed.']],
  [{ is: 'gone' } as End, true, ['No payment in progress', 'Nothing was charged. Your parcel details are saved.']],
  [
    refusal,
    false,
    [
      'Your order wasn’t placed',
      'alert:',
      'Nothing was charged. No connection. Check your network and try again. Your basket hasn’t changed.',
    ],
  ],
  [
    { is: 'untold' } as End,
    false,
    [
      'We can’t find this payment',
      'Check your orders first. If it isn’t there, order again from your basket. You’ll never be charged twice.',
    ],
  ],
  [
    { is: 'untold' } as End,
    true,
    ['We can’t find this payment', 'Check your orders first. If it isn’t there, send the parcel again. You’ll never be charged twice.'],
  ],
])('a payment that came to nothing, %o of a parcel %s', async (end, isParcel, words) => {
  const { shown, control } = await draw(<PaymentOver end={end} isParcel={isParcel} />);
  const back = isParcel ? 'Back to your parcel' : 'Back to your basket';
  expect(shown()).toEqual([...words, 'link: Your orders', `link: ${back}`]);
  expect([control('Your orders'), control(back)].map((link) => link.getAttribute('href'))).toEqual([
    '/orders',
    isParcel ? '/courier_order?step=payment' : '/basket',
  ]);
});

test('a declined card is told by its bank’s words, else by its code', async () => {
  const declined = (message: string | null, code: string | null): End => ({ is: 'declined', decline: { message, code } }) as End;
  expect((await draw(<PaymentOver end={declined('Not today.', 'card_declined')} isParcel={false} />)).shown().join(' ')).toContain(
    'Not today.',
  );
  expect((await draw(<PaymentOver end={declined(null, 'expired_card')} isParcel={false} />)).shown().join(' ')).toContain(
    'Your card has expired.',
  );
});

test('what was taken for no order is told to be on its way back, and never that nothing was charged', async () => {
  const failure = { kind: 'refused', code: 651, reason: 'slot_full', details: null };
  for (const end of [
    { is: 'refused', failure, isRefunded: true },
    { is: 'declined', decline: { message: null, code: null, isRefunded: true } },
    { is: 'declined', decline: { message: null, code: 'payment_method_customer_decline', isRefunded: true } },
  ]) {
    const words = (await draw(<PaymentOver end={end as End} isParcel={false} />)).shown().join(' ');
    expect(words).toContain('What you paid is being refunded.');
    expect(words).not.toContain('Nothing was charged');
  }
});

test('TWINT is named where it waits for its customer, who goes on there', async () => {
  const waiting = { ...questioned, elsewhere: 'twint' } as PaymentView;
  expect((await draw(<PaymentProgress payment={waiting} />)).shown()).toContain(
    'TWINT is waiting for you to confirm this payment. Nothing has been charged yet.',
  );
  expect((await draw(<PaymentProgress payment={{ ...confirming, elsewhere: 'twint' }} />)).shown()).toContain(
    'Taking you to TWINT. You’ll come back here afterwards.',
  );
  expect((await draw(<PaymentActions payment={waiting} onSend={() => undefined} />)).shown()).toContain('button: Continue with TWINT');
});
