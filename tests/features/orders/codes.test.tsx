import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { sampleOrder } from '#machines/tracking/sample-order.ts';
import { arrivalOf } from '#domain/orders/arrival.ts';
import { cancellableOf } from '#domain/orders/cancel-offer.ts';
import { orderView } from '#src/features/orders/order.view.ts';
import { ChangedMind } from '#src/features/orders/tracking/ChangedMind.tsx';
import { OrderCode } from '#src/features/orders/tracking/OrderCode.tsx';
import { OrderPicture } from '#src/features/orders/tracking/OrderPicture.tsx';
import { useLedToTheDoor } from '#src/features/orders/tracking/use-led-to-the-door.ts';
import { TrackingHead } from '#src/features/orders/tracking/TrackingHead.tsx';
import { draw } from '../stage/draw.tsx';

const bruno = { name: 'Bruno Keller', country_phone_code: '+41', phone: '784128860', email: '' };

const parts = { isShown: false, onShow: () => undefined };

describe('a code that hands an order over', () => {
  test('of a parcel is its sender’s at the pickup, and nobody else’s', async () => {
    const { shown } = await draw(<OrderCode handover={{ givenBy: 'bySender', code: '2222' }} receiver={bruno} {...parts} />);
    expect(shown().join('\n')).toContain('Give this code to the courier at pickup');
    expect(shown().join('\n')).not.toMatch(/Bruno|Send it|2222/);
  });
  test('of a parcel’s end is for its receiver, and can be sent to their phone', async () => {
    const { shown, control } = await draw(<OrderCode handover={{ givenBy: 'byReceiver', code: '1111' }} receiver={bruno} {...parts} />);
    expect(shown().join('\n')).toContain('For Bruno Keller, who gives it to the courier at the door');
    expect(decodeURIComponent(control('Send it').getAttribute('href') ?? '')).toBe(
      'sms:+41784128860?body=A courier is bringing you a parcel. Give them this code at the door: 1111',
    );
  });
  test('that no clipboard takes is selected, to be copied by hand', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    const { press, shown } = await draw(<OrderCode handover={{ givenBy: 'byReceiver', code: '1111' }} receiver={bruno} {...parts} />);
    await press('Copy');
    expect(shown().join(' ')).toContain('The message is selected: copy it by hand.');
    expect(getSelection()?.toString()).toBe('A courier is bringing you a parcel. Give them this code at the door: 1111');
    vi.unstubAllGlobals();
  });
  test('is a row until it is shown or wanted, and read out once it is shown', async () => {
    function Kept({ isWanted = false }: { readonly isWanted?: boolean }) {
      const [isShown, onShow] = useState(false);
      return (
        <OrderCode
          handover={{ givenBy: 'atTheDoor', code: '1111' }}
          receiver={null}
          isShown={isShown}
          onShow={onShow}
          isWanted={isWanted}
        />
      );
    }
    const row = await draw(<Kept />);
    expect(row.shown().join('\n')).not.toMatch(/hidden|1 1 1 1/);
    await row.press('Show the code');
    expect(row.shown().join('\n')).toContain('1 1 1 1');
    expect(document.querySelector('[role=status]')?.textContent).toBe('1 1 1 1');
    expect((await draw(<Kept isWanted />)).shown().join('\n')).toContain('The code is hidden');
  });
});

/** In Geneva 15:00. */
const NOW = Date.parse('2026-03-05T14:00:00Z');
const times = { estimated_at: '2026-03-05T14:18:00Z', latest_at: '2026-03-05T14:40:00Z' };
const maelle = { provider_detail: { first_name: 'Maëlle' } as never };
const riding = (delivery_status: number) => ({
  ...times,
  ...maelle,
  order_status: ORDER_STATUS.ready,
  request_id: 'e'.repeat(24),
  request_detail: { delivery_status, date_time: [] },
});

describe('the head of a followed order', () => {
  const head = async (order: ReturnType<typeof sampleOrder>, language: 'en' | 'fr' = 'en') =>
    (
      await draw(<TrackingHead order={order} view={orderView(order)} arrival={arrivalOf(order, NOW)} />, { language, groups: ['orders'] })
    ).shown();

  test.each([
    [
      'waits for its store',
      {},
      'Waiting for the store',
      'You’ll see here when Café de la Rade accepts it. Arriving between 15:18 and 15:40.',
    ],
    [
      'was accepted',
      { order_status: ORDER_STATUS.storeAccepted },
      'Accepted',
      'Café de la Rade has accepted your order. Arriving between 15:18 and 15:40.',
    ],
    [
      'is prepared',
      { order_status: ORDER_STATUS.preparing },
      'Accepted',
      'Café de la Rade is preparing your order. Arriving between 15:18 and 15:40.',
    ],
    [
      'is fetched',
      riding(ORDER_STATUS.courierAccepted),
      'Prepared',
      'Maëlle is collecting your order at Café de la Rade. Arriving between 15:18 and 15:40.',
    ],
    [
      'is on the way',
      riding(ORDER_STATUS.startedDelivery),
      'On the way',
      'Maëlle is on the way with your order. Arriving between 15:18 and 15:23.',
    ],
    [
      'is ready to be collected',
      { isPickup: true, order_status: ORDER_STATUS.ready },
      'Prepared',
      'Your order is ready at Café de la Rade. Ready between 15:18 and 15:40.',
    ],
    [
      'is late',
      { ...riding(ORDER_STATUS.startedDelivery), latest_at: '2026-03-05T14:10:00Z' },
      'On the way',
      'Maëlle is on the way with your order. Running late: now expected around 15:18 (was 15:10). Phone numbers are below.',
    ],
  ])('says who has an order that %s, and when it comes', async (_says, facts, state, sentence) => {
    expect(await head(sampleOrder({ ...times, ...facts }))).toEqual(['Order 1042, Café de la Rade', state, sentence]);
  });
  test.each([
    [ORDER_STATUS.courierAccepted, 'Maëlle is collecting your parcel.'],
    [ORDER_STATUS.picked, 'Maëlle has picked up your parcel.'],
    [ORDER_STATUS.startedDelivery, 'Maëlle is on the way with your parcel.'],
    [ORDER_STATUS.arrivedAtDestination, 'Maëlle is at the receiver’s door.'],
  ])('says who has a parcel at status %i', async (status, sentence) => {
    const parcel = { delivery_type: 2 as const, store_detail: null, order_status: ORDER_STATUS.waitingForCourier };
    expect((await head(sampleOrder({ ...riding(status), ...parcel })))[2]).toContain(sentence);
  });
  test('says who is at the door, and no time any more', async () => {
    const atTheDoor = riding(ORDER_STATUS.arrivedAtDestination);
    expect(await head(sampleOrder(atTheDoor))).toEqual(['Order 1042, Café de la Rade', 'Maëlle is at your door']);
    expect(await head(sampleOrder({ ...atTheDoor, provider_detail: null }))).toContain('Your courier is at your door');
    expect(await head(sampleOrder(atTheDoor), 'fr')).toContain('Maëlle est devant votre porte');
  });
});

describe('the picture of a followed order', () => {
  const picture = async (facts: Parameters<typeof sampleOrder>[0]) => {
    const order = sampleOrder({ ...times, ...facts });
    const { shown } = await draw(
      <OrderPicture order={order} view={orderView(order)} arrival={arrivalOf(order, NOW)}>
        {null}
      </OrderPicture>,
    );
    return shown();
  };
  const sent = { date_time: [{ status: ORDER_STATUS.waitingForStore, date: '2026-03-05T13:58:00Z' }] };
  test('says when it was sent while it waits, and no minutes before it is accepted', async () => {
    expect(await picture(sent)).toEqual(['Sent to the store at 14:58']);
    expect(await picture({ ...sent, order_status: ORDER_STATUS.storeAccepted })).toEqual(['18min']);
  });
  test('says neither at the door', async () => {
    expect(await picture({ ...sent, ...riding(ORDER_STATUS.arrivedAtDestination) })).toEqual([]);
  });
});

test('an order that waits says what cancelling it costs, how the money comes back, and how to', async () => {
  const onBegin = vi.fn<(order: unknown) => void>();
  const order = sampleOrder({
    can_cancel: true,
    cancel_charge: 0,
    payment_parts: { wallet_payment: 12.5, card_payment: 20, cash_payment: 0 },
  });
  const toCancel = { orderId: order._id, number: 24, storeName: 'Café de la Rade', currency: 'CHF', terms: cancellableOf(order) };
  const { shown, press } = await draw(<ChangedMind order={toCancel} onBegin={onBegin} />);
  expect(shown().map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Changed your mind?',
    'Free until the store accepts',
    'CHF 12.50 will be returned to your wallet straight away. CHF 20.00 will be refunded to your card.',
    'button: Cancel order 24',
  ]);
  await press('Cancel order 24');
  expect(onBegin.mock.calls).toEqual([[toCancel]]);
});

describe('whoever follows an order is led to its code once the courier comes to the door', () => {
  function Page({ isAtTheDoor }: { readonly isAtTheDoor: boolean }) {
    const [isThere, come] = useState(isAtTheDoor);
    const column = useLedToTheDoor(isThere);
    return (
      <>
        <button type="button" onClick={() => come(true)}>
          Ring
        </button>
        <input aria-label="Note" />
        <div ref={column}>
          <h1>Maëlle is at your door</h1>
          <h2>Delivery code</h2>
        </div>
      </>
    );
  }
  const follow = async (isAtTheDoor: boolean) => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    return { ...(await draw(<Page isAtTheDoor={isAtTheDoor} />)), scroll };
  };
  test('with page and focus', async () => {
    const { press, scroll } = await follow(false);
    scroll.mockClear();
    await press('Ring');
    expect(document.activeElement?.textContent).toBe('Delivery code');
    expect(scroll).toHaveBeenCalledTimes(1);
  });
  test('but not away from what they write, nor where the courier was there before', async () => {
    const { press, control, scroll } = await follow(false);
    scroll.mockClear();
    control('Note').focus();
    await press('Ring');
    expect(document.activeElement).toBe(control('Note'));
    expect(scroll).not.toHaveBeenCalled();
    await follow(true);
    expect(document.activeElement?.textContent).not.toBe('Delivery code');
  });
});
