import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { ListedStore } from '#contract/entities/store.ts';
import { firstLater, isTakenNow } from '#domain/schedule/order-start.ts';
import { storeState } from '#src/features/stores/store-state.ts';
import { describeServer, NOON } from '../test-server.ts';
import { fillBasket } from '../customer.ts';

const HERE = { latitude: 46.1969, longitude: 6.1428 };
const HALF_HOUR = 30 * 60_000;
/** Noon on a Friday, a quarter to six and ten past seven (stores with slots are open, the next slot is too near), deep in the night, and a Sunday evening. */
const MOMENTS = [NOON, NOON + 5.25 * 3_600_000, NOON + 6 * 3_600_000 + 40 * 60_000, NOON + 14.5 * 3_600_000, NOON + 56 * 3_600_000];
/** Refusals that come after the question of when and how: out of reach, gone items, below the minimum. */
const LATER_REFUSALS = new Set([966, 557]);

type Invoice = {
  success: boolean;
  error_code?: number;
  reason?: string;
  order_payment: { total_service_price: number };
  min_order_price?: number;
  estimated_minutes?: number;
  store: { delivery_time: number; delivery_time_max: number };
};

describeServer('every card and its invoice', (server) => {
  const invoice = async (guest: object, store: ListedStore, orderStartAt: number | null) =>
    (await server.answer(endpoints.get_order_cart_invoice, {
      ...guest,
      is_user_pick_up_order: !store.is_provide_delivery,
      is_schedule_order: orderStartAt !== null,
      order_start_at: orderStartAt ?? 0,
    })) as unknown as Invoice;
  const canBeReceived = ({ success, error_code, reason }: Invoice) =>
    success || LATER_REFUSALS.has(error_code ?? 0) || reason === 'items_changed';

  test.each(MOMENTS)('agree at %s on fee, minimum, times and the first possible time', async (now) => {
    server.setNow(now);
    const city = await server.expectSuccess(endpoints.get_delivery_list_for_nearest_city, { ...HERE, delivery_type: 1 });
    let compared = 0;
    for (const category of city.deliveries.filter(({ delivery_type }) => delivery_type === 1)) {
      const { stores } = await server.expectSuccess(endpoints.get_store_list_nearest_city, { store_delivery_id: category._id, ...HERE });
      for (const card of stores) {
        const guest = { cart_unique_token: `guest-of-${card._id}-${now}` };
        const basket = await fillBasket(server, guest, { storeId: card._id }).catch(() => null);
        if (!basket) continue;
        const asap = await invoice(guest, card, null);
        const where = `${card.name}, ${JSON.stringify({ code: asap.error_code, reason: asap.reason })}`;
        expect(asap.min_order_price ?? null, where).toBe(card.min_order_price);
        expect([asap.store.delivery_time, asap.store.delivery_time_max], where).toEqual([card.delivery_time, card.delivery_time_max]);
        if (card.is_provide_delivery && card.delivery_fee !== null)
          expect(asap.order_payment.total_service_price, where).toBe(card.delivery_fee);
        if (card.is_provide_delivery && card.delivery_fee === null) {
          expect(card.first_possible_at, where).toBeNull();
          continue;
        }
        const { store: page, timezone } = await server.expectSuccess(endpoints.user_get_store_product_item_list, {
          store_id: card._id,
          ...HERE,
        });
        const moment = { now, timezone };
        expect([isTakenNow(page), firstLater(page, moment)], where).toEqual([isTakenNow(card), firstLater(card, moment)]);
        const sign = storeState(card, moment, null);
        expect(sign.is === 'open' || sign.is === 'busy', where).toBe(canBeReceived(asap));
        expect(sign.is === 'preOrder' ? sign.next.at : null, where).toBe(canBeReceived(asap) ? null : (card.first_possible_at ?? null));
        const isNow = card.first_possible_at === now + card.delivery_time * 60_000 && canBeReceived(asap);
        expect(canBeReceived(asap), where).toBe(isNow);
        if (!isNow && card.first_possible_at != null) {
          expect(canBeReceived(await invoice(guest, card, card.first_possible_at)), where).toBe(true);
          expect(canBeReceived(await invoice(guest, card, card.first_possible_at - HALF_HOUR)), where).toBe(false);
        }
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});
