import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { PLACES_HELD } from '#contract/limits.ts';
import { promos } from '#server/database/schema/promos.ts';
import { slotPlaces, slots } from '#server/database/schema/slots.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { PAYMENT_KEPT_FOR, endStalePayments } from '#server/services/payment/end-stale-payments.ts';
import { fillBasket, newCustomer, topUpWallet } from '../customer.ts';
import { askInvoice, BANGKOK, orderIt, payCash, paymentIn, slotAt } from '../orders.ts';
import { describeServer, NOON } from '../test-server.ts';

const WALLET = 1_250;
const CAPACITY = 3;
const sevenSlot = slotAt('2026-11-20T18:00:00Z', '19:00', '19:30');

describeServer('what a payment holds', (server) => {
  beforeEach(async () => {
    server.setNow(NOON);
    await server.open.database.delete(slotPlaces);
    await server.open.database.delete(slots);
  });

  const shopper = async () => {
    const who = { ...(await newCustomer(server)) };
    await topUpWallet(server, who.user_id, WALLET, NOON);
    await fillBasket(server, who, { storeId: BANGKOK, quantity: 10 });
    const payment = paymentIn(await askInvoice(server, who, sevenSlot));
    await server.expectSuccess(endpoints.apply_promo_code, { ...who, promo_code_name: 'BALADE10', order_payment_id: payment });
    await askInvoice(server, who, sevenSlot);
    return { who, payment };
  };
  const held = async (who: { user_id: string }) => {
    const [promo] = await server.open.database
      .select({ uses: promos.uses, holds: promos.holds })
      .from(promos)
      .where(eq(promos.code, 'BALADE10'));
    const [slot] = await server.open.database.select({ taken: slots.taken }).from(slots);
    return { places: slot?.taken ?? 0, wallet: await walletBalance(server.open.database, who.user_id), ...promo };
  };
  const lapse = () => {
    server.setNow(NOON + PAYMENT_KEPT_FOR);
    return Promise.all([endStalePayments(server.services), endStalePayments(server.services)]);
  };

  test('place, promo and wallet are given back together by another look or after a minute, and taken again together', async () => {
    const { who, payment } = await shopper();
    const before = await held(who);
    const all = { places: 1, wallet: 0, uses: before.uses, holds: (before.holds ?? 0) + 1 };
    expect((await payCash(server, who, payment, sevenSlot)).json).toMatchObject({ success: true });
    expect(await held(who)).toEqual(all);
    await askInvoice(server, who, sevenSlot);
    expect(await held(who)).toEqual({ ...before, places: 0 });
    await payCash(server, who, payment, sevenSlot);
    server.setNow(NOON + PAYMENT_KEPT_FOR - 1);
    expect(await endStalePayments(server.services)).toBe(0);
    expect(await held(who)).toEqual(all);
    expect((await lapse()).toSorted()).toEqual([0, 1]);
    expect(await held(who)).toEqual({ ...before, places: 0 });
    expect((await orderIt(server, who, payment, sevenSlot)).json).toMatchObject({ success: false, error_code: 549, reason: 'not_paid' });
    expect(await held(who)).toEqual({ ...before, places: 0 });
    expect((await payCash(server, who, payment, sevenSlot)).json).toMatchObject({ success: true });
    expect(await held(who)).toEqual(all);
    expect((await orderIt(server, who, payment, sevenSlot)).json).toMatchObject({ success: true });
    expect(await held(who)).toEqual({ places: 1, wallet: 0, uses: (before.uses ?? 0) + 1, holds: before.holds });
  });

  test('is not half taken again where somebody else has the place by then', async () => {
    const { who, payment } = await shopper();
    const before = await held(who);
    await payCash(server, who, payment, sevenSlot);
    await lapse();
    await server.open.database.update(slots).set({ taken: CAPACITY });
    expect((await payCash(server, who, payment, sevenSlot)).json).toMatchObject({ success: false, error_code: 651, reason: 'slot_full' });
    expect(await held(who)).toEqual({ ...before, places: CAPACITY });
    await server.open.database.update(slots).set({ taken: 0 });
  });

  test('is two places at most of orders that are not made, until one of them lapses', async () => {
    const who = { ...(await newCustomer(server)) };
    const pay = async () => {
      await fillBasket(server, who, { storeId: BANGKOK, quantity: 4 });
      const payment = paymentIn(await askInvoice(server, who, sevenSlot));
      const answered = (await payCash(server, who, payment, sevenSlot)).json;
      return { payment, answered };
    };
    const placesTaken = async () => (await server.open.database.select({ taken: slots.taken }).from(slots))[0]?.taken;
    for (let turn = 0; turn < PLACES_HELD; turn += 1) {
      expect((await pay()).answered).toMatchObject({ success: true });
      await server.expectSuccess(endpoints.clear_cart, { ...who, keep_aside: true });
    }
    const refused = await pay();
    expect(refused.answered).toMatchObject({ error_code: 651, reason: 'places_held' });
    expect(await placesTaken()).toBe(PLACES_HELD);
    await lapse();
    expect((await payCash(server, who, refused.payment, sevenSlot)).json).toMatchObject({ success: true });
    expect(await placesTaken()).toBe(1);
  });

  test('is given back together where the order is refused', async () => {
    const { who, payment } = await shopper();
    const before = await held(who);
    await payCash(server, who, payment, sevenSlot);
    server.setNow(Date.parse('2026-11-20T17:45:00Z'));
    expect((await orderIt(server, who, payment, sevenSlot)).json).toMatchObject({ success: false, error_code: 651, reason: 'too_soon' });
    expect(await held(who)).toEqual({ ...before, places: 0 });
  });
});
