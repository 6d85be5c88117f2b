import { describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { sampleOrder } from '#machines/tracking/sample-order.ts';
import { arrivalOf } from '#domain/orders/arrival.ts';
import { orderView } from '#src/features/orders/order.view.ts';
import { OrderCode } from '#src/features/orders/tracking/OrderCode.tsx';
import { TrackingHead } from '#src/features/orders/tracking/TrackingHead.tsx';
import { draw } from '../stage/draw.tsx';

const bruno = { name: 'Bruno Keller', country_phone_code: '+41', phone: '784128860', email: '' };

describe('a code that hands an order over', () => {
  test('of a parcel is its sender’s at the pickup, and nobody else’s', async () => {
    const { shown } = await draw(<OrderCode handover={{ told: 'bySender', code: '2222' }} receiver={bruno} />);
    expect(shown().join('\n')).toContain('Give this code to the courier at pickup');
    expect(shown().join('\n')).not.toMatch(/Bruno|Send it|2222/);
  });
  test('of a parcel’s end is for its receiver, and can be sent to their phone', async () => {
    const { shown, control } = await draw(<OrderCode handover={{ told: 'byReceiver', code: '1111' }} receiver={bruno} />);
    expect(shown().join('\n')).toContain('For Bruno Keller, who gives it to the courier at the door');
    expect(decodeURIComponent(control('Send it').getAttribute('href') ?? '')).toBe(
      'sms:+41784128860?body=A courier is bringing you a parcel. Give them this code at the door: 1111',
    );
  });
  test('is not there, nor can it be shown, before anybody has accepted', async () => {
    const { shown, control } = await draw(<OrderCode handover={{ told: 'byReceiver', code: null }} receiver={bruno} />);
    expect(shown().join('\n')).toContain('You’ll see it here once your order is accepted.');
    expect(() => control('Show the code')).toThrow();
    expect(() => control('Send it')).toThrow();
  });
});

describe('the head of a followed order', () => {
  const NOW = Date.parse('2026-03-05T14:00:00Z');
  const times = { estimated_at: '2026-03-05T14:18:00Z', latest_at: '2026-03-05T14:40:00Z' };
  const head = async (order: ReturnType<typeof sampleOrder>) =>
    (await draw(<TrackingHead order={order} view={orderView(order)} arrival={arrivalOf(order, NOW)} />)).shown().join('\n');

  test('counts minutes from acceptance on', async () => {
    expect(await head(sampleOrder(times))).not.toMatch(/^18/m);
    expect(await head(sampleOrder({ ...times, order_status: ORDER_STATUS.storeAccepted }))).toMatch(/^18/m);
  });
  test('says who is at the door, and no time any more', async () => {
    const atTheDoor = {
      ...times,
      order_status: ORDER_STATUS.ready,
      request_id: 'e'.repeat(24),
      request_detail: { delivery_status: ORDER_STATUS.arrivedAtDestination, date_time: [] },
    };
    const named = await head(sampleOrder({ ...atTheDoor, provider_detail: { first_name: 'Maëlle' } as never }));
    expect(named).toContain('Maëlle is at your door');
    expect(named).not.toMatch(/at the latest|About|\bmin\b/);
    expect(await head(sampleOrder({ ...atTheDoor, provider_detail: null }))).toContain('Your courier is at your door');
  });
});
