import { act, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import type { PromoView } from '#machines/promo/promo.view.ts';
import { AttentionDialog } from '#src/features/checkout/messages/AttentionDialog.tsx';
import { ToastBar } from '#src/features/checkout/messages/ToastBar.tsx';
import { UndoBar } from '#src/features/checkout/messages/UndoBar.tsx';
import { Differences } from '#src/features/checkout/payment/Differences.tsx';
import { PayBar } from '#src/features/checkout/basket/PayBar.tsx';
import { PayCard } from '#src/features/checkout/basket/PayCard.tsx';
import { PromoField } from '#src/features/checkout/payment/PromoField.tsx';
import { PromoRefused } from '#src/features/checkout/payment/PromoRefused.tsx';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { MinimumOrderDialog } from '#src/features/checkout/payment/MinimumOrderDialog.tsx';
import { OrderRefusal } from '#src/features/checkout/payment/OrderRefusal.tsx';
import { BasketTotal } from '#src/features/store/basket/BasketTotal.tsx';
import { ClearBasket } from '#src/features/store/basket/ClearBasket.tsx';
import { MinimumMeter } from '#src/features/store/basket/MinimumMeter.tsx';
import { draw } from '#tests/features/stage/draw.tsx';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';

const payment: OrderPayment = sampleInvoice.order_payment;
type PromoEvent = Parameters<CheckoutFlows['promo'][1]>[0];
const offline = { kind: 'transport', cause: 'offline', retryAfterMs: null } as const;
const heard = () => vi.fn<(...said: unknown[]) => void>();

describe('a promo code', () => {
  const field = async (promo: Partial<PromoView>, but: { isGuest?: boolean; payment?: OrderPayment | null } = {}) => {
    const send = heard();
    const view = { is: 'empty', code: '', refusal: null, ...promo } as unknown as PromoView;
    function Field() {
      const [code, setCode] = useState(view.code);
      const hear = (event: PromoEvent) => (event.type === 'code.typed' ? setCode(event.code) : send(event));
      return (
        <PromoField
          flow={[{ ...view, code }, hear] as never}
          payment={but.payment === undefined ? payment : but.payment}
          isGuest={but.isGuest ?? false}
          currency="CHF"
        />
      );
    }
    const drawn = await draw(<Field />);
    return { ...drawn, send };
  };
  test('is applied once something is typed, for the payment of the moment', async () => {
    const { shown, type, press, send } = await field({});
    expect(shown()).toEqual(['textbox: Promo code', 'button: Apply, disabled']);
    await type('Promo code', '  ');
    expect(shown()[1]).toBe('button: Apply, disabled');
    await type('Promo code', 'TEN');
    await press('Apply');
    expect(send.mock.calls).toEqual([[{ type: 'code.given', code: 'TEN', paymentId: payment._id }]]);
  });
  test('one that got no answer stays in its field, to be tried again or mended', async () => {
    const { shown, type, press, send } = await field({ is: 'notApplied', code: 'TEN', refusal: { code: 'TEN', failure: offline } });
    expect(shown().slice(0, 2)).toEqual(['textbox: Promo code, with “TEN”', 'button: Apply']);
    await press('Apply');
    await type('Promo code', '');
    expect(shown()[1]).toBe('button: Apply, disabled');
    await type('Promo code', 'TWENTY');
    await press('Apply');
    expect(send.mock.calls.map(([event]) => event)).toEqual(
      ['TEN', 'TWENTY'].map((code) => ({ type: 'code.given', code, paymentId: payment._id })),
    );
  });
  test('nothing is sent while nobody knows for what', async () => {
    const { type, press, send } = await field({}, { payment: null });
    await type('Promo code', 'TEN');
    await press('Apply');
    expect(send).not.toHaveBeenCalled();
  });
  test('a guest logs in first', async () => {
    const { shown } = await field({}, { isGuest: true });
    expect(shown()).toEqual(['textbox: Promo code, disabled, says “Log in to use a promo code.”', 'button: Apply, disabled']);
  });
  test('one that counts says what it takes off, is locked, and can be removed', async () => {
    const { shown, press, send } = await field({ is: 'applied', code: 'TEN' }, { payment: { ...payment, promo_payment: 4.15 } });
    expect(shown()).toEqual([
      'textbox: Promo code, read only, with “TEN”, says “CHF 4.15 off this order”',
      'Applied',
      'button: Remove the promo code',
    ]);
    await press('Remove the promo code');
    expect(send.mock.calls).toEqual([[{ type: 'code.removed', paymentId: payment._id }]]);
    expect((await field({ is: 'applied', code: 'TEN' })).shown()[0]).toBe('textbox: Promo code, read only, with “TEN”');
  });
  test.each([
    ['applying', ['textbox: Promo code, read only, with “TEN”', 'button: Apply, disabled, busy']],
    ['removing', ['textbox: Promo code, read only, with “TEN”', 'Applied', 'button: Remove the promo code, disabled, busy']],
  ] as const)('while it is %s nothing else is', async (is, shown) => {
    expect((await field({ is, code: 'TEN' } as never)).shown()).toEqual(shown);
  });
  test('a refused one says which and why, or what is missing to it', async () => {
    const refused = (promo_minimum?: number) =>
      ({
        code: 'TEN',
        failure: { kind: 'refused', code: 543, reason: null, details: promo_minimum === undefined ? null : { promo_minimum } },
      }) as never;
    const { shown } = await draw(<PromoRefused refusal={refused(50)} items={3_800} currency="CHF" />);
    expect(shown()).toEqual(['TEN needs CHF 50.00 of items: CHF 12.00 to go.']);
    const other = (await draw(<PromoRefused refusal={{ code: 'TEN', failure: offline }} items={0} currency="CHF" />)).shown();
    expect(other).toEqual(['TEN: No connection. Check your network and try again.']);
    expect((await draw(<PromoRefused refusal={refused(38)} items={3_800} currency="CHF" />)).shown()[0]).toMatch(/^TEN:/);
  });
});

describe('the way to pay', () => {
  const bar = async (but: Partial<Parameters<typeof PayBar>[0]> = {}) =>
    draw(
      <PayBar
        isGuest={false}
        isOnline
        total="CHF 41.50"
        reason={null}
        isTooLittle={false}
        pricing={false}
        savingAddress={false}
        lost={null}
        arrival="Arrives 18:35 to 18:50"
        way="Cash"
        onPay={() => undefined}
        {...but}
      />,
    );
  test.each([
    ['it can be paid', {}, ['Arrives 18:35 to 18:50 Cash', 'button: Payment CHF 41.50']],
    ['there is no network', { isOnline: false }, ['Arrives 18:35 to 18:50 Cash', 'button: No connection CHF 41.50, disabled']],
    [
      'a guest has no network',
      { isGuest: true, isOnline: false },
      ['Arrives 18:35 to 18:50 Cash', 'button: No connection CHF 41.50, disabled'],
    ],
    [
      'a code counts no more',
      { lost: <p>RADE10 needs CHF 40.00</p> },
      ['RADE10 needs CHF 40.00', 'Arrives 18:35 to 18:50 Cash', 'button: Payment CHF 41.50'],
    ],
    ['there is no price', { total: null }, ['Arrives 18:35 to 18:50 Cash', 'button: Payment']],
    ['it is priced', { pricing: true }, ['Arrives 18:35 to 18:50 Cash', 'button: Calculating the total, disabled, busy']],
    [
      'the address is changed',
      { savingAddress: true, pricing: true },
      ['Arrives 18:35 to 18:50 Cash', 'button: Changing the address, disabled, busy'],
    ],
    [
      'the store is closed',
      { reason: 'The store is closed now.', pricing: true },
      ['Arrives 18:35 to 18:50 Cash', 'button: Payment CHF 41.50, disabled, says “The store is closed now.”'],
    ],
    [
      'it is too little',
      { reason: 'CHF 4.20 to go', isTooLittle: true },
      ['Arrives 18:35 to 18:50 Cash', 'button: Payment CHF 41.50, disabled, says “CHF 4.20 to go”'],
    ],
    ['nobody is signed in', { isGuest: true, reason: 'x', isTooLittle: true }, ['Arrives 18:35 to 18:50 Cash', 'button: Login CHF 41.50']],
  ])('where %s', async (_says, but, shown) => expect((await bar(but)).shown()).toEqual(shown));
  test('a press is told', async () => {
    const onPay = heard();
    const { press } = await bar({ onPay });
    await press('Payment CHF 41.50');
    expect(onPay).toHaveBeenCalledOnce();
  });
  test('a guest is led to the dialog of sign-in', async () => {
    const { press, path } = await bar({ isGuest: true });
    await press('Login CHF 41.50');
    expect(path()).toBe('/?dialog=signIn');
  });
});

test('what is to pay stands with its lines; what changed can be accepted', async () => {
  const onAccept = heard();
  const invoice = { is: 'priced', differences: [], failure: null, invoice: sampleInvoice } as never;
  const promo = [{ is: 'notApplied', code: '', refusal: null }, heard()] as never;
  const card = (but: Record<string, unknown> = {}) => (
    <PayCard
      invoice={invoice}
      promo={promo}
      isGuest={false}
      payment={payment}
      currency="CHF"
      isLeast={false}
      outdated={false}
      onAccept={onAccept}
      {...but}
    />
  );
  const priced = (await draw(card())).shown();
  expect(priced[0]).toBe('To pay');
  expect(priced.slice(-2)).toEqual(['Total', 'CHF 41.50']);
  const least = (await draw(card({ isLeast: true }))).shown();
  const amountOf = (label: string) => least[least.indexOf(label) + 1];
  expect(['Delivery', 'Items', 'Total'].map(amountOf)).toEqual(['from CHF 3.50', 'CHF 38.00', 'from CHF 41.50']);
  expect((await draw(card({ payment: null }))).shown()).toEqual(['To pay', 'button: Promo code', 'We don’t have a total yet.']);
  expect((await draw(card({ payment: null, outdated: true }))).shown()).toEqual(['To pay', 'button: Promo code']);
});

test('the field of a promo code opens by a press, and stands open where there is one', async () => {
  const card = (promo: Partial<PromoView>) => (
    <PayCard
      invoice={{ is: 'priced', differences: [], failure: null, invoice: sampleInvoice } as never}
      promo={[{ is: 'notApplied', code: '', refusal: null, ...promo } as never, heard()] as never}
      isGuest={false}
      payment={payment}
      currency="CHF"
      isLeast={false}
      outdated={false}
      onAccept={heard()}
    />
  );
  const { shown, press, control, until } = await draw(card({}));
  await press('Promo code');
  await until(() => shown()[1] === 'textbox: Promo code');
  expect(shown().slice(0, 3)).toEqual(['To pay', 'textbox: Promo code', 'button: Apply, disabled']);
  expect(document.activeElement).toBe(control('Promo code'));
  const applied = await draw(card({ is: 'applied', code: 'TEN' } as never));
  await applied.until(() => applied.shown()[1]?.startsWith('textbox: Promo code, read only, with “TEN”') === true);
  const refused = await draw(card({ refusal: { code: 'TEN', failure: offline, isTakenOff: true } } as never));
  await refused.until(() => refused.shown()[1]?.startsWith('textbox: Promo code') === true);
});

test.each([
  [{ part: 'items', amount: 200, farther: null }, 'Items +CHF 2.00: the store changed its prices'],
  [{ part: 'items', amount: -200, farther: null }, 'Items −CHF 2.00: the store changed its prices'],
  [{ part: 'serviceFees', amount: 50, farther: null }, 'Service fee +CHF 0.50'],
  [{ part: 'service', amount: 150, farther: null }, 'Delivery +CHF 1.50'],
  [{ part: 'service', amount: 150, farther: 1.25 }, 'Delivery +CHF 1.50: your address is 1.3 km further away'],
  [{ part: 'service', amount: -150, farther: -1.2 }, 'Delivery −CHF 1.50: your address is 1.2 km closer'],
])('a difference, %o', async (difference, sentence) => {
  const onAccept = heard();
  const { shown, press } = await draw(<Differences differences={[difference] as never} currency="CHF" onAccept={onAccept} />);
  expect(shown()).toEqual(['status:', 'Prices have changed', sentence, 'button: Accept']);
  await press('Accept');
  expect(onAccept).toHaveBeenCalledOnce();
  expect((await draw(<Differences differences={[]} currency="CHF" />)).shown()).toEqual([]);
});

describe('what the basket says', () => {
  const basket = async (view: (cart: ReturnType<typeof standingFlow>) => Parameters<typeof draw>[0]) => {
    const cart = standingFlow<unknown>({ is: 'empty' });
    return { ...(await draw(view(cart), { flows: { cart } })), told: cart.told };
  };
  test('what was removed can be put back, or be let go', async () => {
    const removed = { storeId: 's', name: 'Fondue', lines: [{ line: { itemId: 'i', quantity: 1 } }] } as never;
    const { shown, press, told } = await basket(() => <UndoBar removed={removed} />);
    expect(shown()).toEqual(['Fondue removed', 'button: Undo', 'button: Close']);
    await press('Undo');
    await press('Close');
    expect(told.filter((event) => !(event as { type: string }).type.startsWith('undo.'))).toEqual([
      { type: 'lines.restored', ...(removed as object) },
      { type: 'removal.settled' },
    ]);
    const several = (...quantities: number[]) =>
      basket(() => (
        <UndoBar removed={{ storeId: 's', name: '', lines: quantities.map((quantity) => ({ line: { quantity } })) } as never} />
      ));
    expect([(await several(1)).shown()[0], (await several(2, 4)).shown()[0]]).toEqual(['1 item removed', '6 items removed']);
  });
  test('the offer is held as long as the pointer or the focus is on it', async () => {
    const { told } = await basket(() => (
      <UndoBar removed={{ storeId: 's', name: 'Fondue', lines: [{ line: { itemId: 'i', quantity: 1 } }] } as never} />
    ));
    const undo = document.querySelector('button');
    const points = (kind: string) => act(async () => undo?.dispatchEvent(new PointerEvent(kind, { bubbles: true })));
    await act(async () => undo?.blur());
    told.splice(0);
    await points('pointerover');
    await act(async () => undo?.focus());
    await points('pointerout');
    await act(async () => undo?.blur());
    expect(told.map((event) => (event as { type: string }).type)).toEqual(['undo.held', 'undo.held', 'undo.held', 'undo.released']);
  });
  test('it is emptied at once', async () => {
    const { press, told } = await basket(() => <ClearBasket />);
    await press('Empty the basket');
    expect(told).toEqual([{ type: 'cart.emptied' }]);
  });
  test('what came into it is told with what it then holds', async () => {
    const added = (count: number) => ({ added: { name: 'Fondue', count, amount: 4_200, currency: 'CHF' } });
    expect((await draw(<ToastBar news={added(1)} />)).shown()).toEqual(['Fondue added, 1 item, CHF 42.00']);
    expect((await draw(<ToastBar news={added(3)} />)).shown()).toEqual(['Fondue added, 3 items, CHF 42.00']);
    expect((await draw(<ToastBar news={{ repeated: added(2).added }} />)).shown()).toEqual([
      'Your order from Fondue is in the basket: 2 items, CHF 42.00',
    ]);
  });
  test('another store’s items are put aside once that is wanted; then nothing can be pressed', async () => {
    const [onConfirm, onDecline] = [heard(), heard()];
    const { shown, press } = await draw(<AttentionDialog open onConfirm={onConfirm} onDecline={onDecline} />);
    expect(shown().slice(-2)).toEqual(['button: Keep my basket', 'button: Start a new basket']);
    await press('Keep my basket');
    expect([onConfirm.mock.calls.length, onDecline.mock.calls.length]).toEqual([0, 1]);
    await press('Start a new basket');
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(shown().slice(-2)).toEqual(['button: Keep my basket, disabled', 'button: Clearing, disabled, busy']);
  });
  test('its total is the server’s, and on its way while a change is', async () => {
    const filled = { is: 'filled', saving: false, cart: { total_cart_amount: 42, currency: 'EUR' } } as never;
    expect((await draw(<BasketTotal cart={filled} currency="CHF" />)).shown()).toEqual(['EUR 42.00']);
    expect((await draw(<BasketTotal cart={{ ...(filled as object), saving: true } as never} currency="CHF" />)).shown()).toEqual([
      'Calculating the total',
    ]);
  });
  test('how far it is to the minimum order', async () => {
    const { shown } = await draw(<MinimumMeter items={1_580} minimum={2_000} currency="CHF" />);
    expect(shown()).toEqual([
      'CHF 4.20 to go CHF 15.80 of CHF 20.00',
      'meter: Minimum order, CHF 15.80 of CHF 20.00',
      'There is a minimum order value of CHF 20.00 for this store',
    ]);
  });
  test('what the minimum is, where an order was refused for it', async () => {
    const onClose = heard();
    const { shown, press } = await draw(<MinimumOrderDialog open minimum="CHF 20.00" storePath="/geneva/store/x/y" onClose={onClose} />);
    expect(shown()).toContain('There is a minimum order value of CHF 20.00 for this store');
    await press('Stay here');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

test('a refused order says why, that nothing was charged, and what it would cost where the price is another', async () => {
  const onRead = heard();
  const refused = (code: number) => ({ kind: 'refused', code, reason: null, details: null }) as never;
  const of = (failure: never, total: string | null) => draw(<OrderRefusal failure={failure} total={total} onRead={onRead} />);
  const { shown, press } = await of(offline as never, 'CHF 50.00');
  expect(shown()).toEqual([
    'alert:',
    'Your order wasn’t placed, and nothing was charged. No connection. Check your network and try again.',
    'button: Got it',
  ]);
  await press('Got it');
  expect(onRead).toHaveBeenCalledOnce();
  expect((await of(refused(535), 'CHF 50.00')).shown()[1]).toMatch(/It would now cost CHF 50\.00\.$/);
  const elsewhere = { kind: 'refused', code: 535, reason: 'parcel_changed', details: null } as never;
  expect((await of(elsewhere, 'CHF 50.00')).shown()[1]).toMatch(
    /This parcel was changed in another tab\. Please check it before you pay\.$/,
  );
  expect((await of(refused(535), null)).shown()[1]).not.toContain('It would now cost');
  expect((await of(refused(651), 'CHF 50.00')).shown()[1]).not.toContain('It would now cost');
  expect((await of(refused(1016), 'CHF 50.00')).shown()[1]).toMatch(
    /This card could not be found\. Choose another card or payment method\.$/,
  );
});
