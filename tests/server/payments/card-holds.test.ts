import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { toMinor } from '#domain/money.ts';
import { promos } from '#server/database/schema/promos.ts';
import { slotPlaces, slots } from '#server/database/schema/slots.ts';
import { items, stores } from '#server/database/schema/stores.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import {
  askPayment,
  booksOf,
  cardShopper,
  confirmCard,
  createOrder,
  payByCard,
  saveCard,
  sweep,
  WHOLE_ORDER,
  type Shopper,
} from '../card-shopper.ts';
import { CAFE_DE_LA_RADE } from '../customer.ts';
import { BANGKOK, slotAt, orderTold } from '../orders.ts';
import { describeServer, expectTrueBooks, NOON } from '../test-server.ts';

const WALLET = 1_250;
const sevenSlot = slotAt('2026-11-20T18:00:00Z', '19:00', '19:30');
const WHOLE_SLOT = { ...WHOLE_ORDER, ...sevenSlot };

describeServer('what a payment by card holds', (server) => {
  beforeEach(async () => {
    server.setNow(NOON);
    await server.open.database.delete(slotPlaces);
    await server.open.database.delete(slots);
  });
  afterEach(async () => {
    await server.open.database.update(stores).set({ open: true });
    await server.open.database.update(stores).set({ asap: true }).where(eq(stores.id, CAFE_DE_LA_RADE));
    await server.open.database.update(items).set({ soldOut: false }).where(eq(items.storeId, CAFE_DE_LA_RADE));
    await expectTrueBooks(server);
  });

  /** Somebody whose payment needs wallet, promo, a place in a slot and a card. */
  const shopperOfAll = async (card: 'accepted' | 'declined' | 'challenge'): Promise<Shopper> => {
    const { who, payment } = await cardShopper(server, { card, wallet: WALLET, storeId: BANGKOK, when: sevenSlot });
    await server.expectSuccess(endpoints.apply_promo_code, { ...who, promo_code_name: 'BALADE10', order_payment_id: payment._id });
    const priced = await server.expectSuccess(endpoints.get_order_cart_invoice, { ...who, ...sevenSlot });
    return { who, payment: priced.order_payment };
  };
  const heldBy = async ({ who }: Shopper) => {
    const [promo] = await server.open.database
      .select({ uses: promos.uses, holds: promos.holds })
      .from(promos)
      .where(eq(promos.code, 'BALADE10'));
    const [slot] = await server.open.database.select({ taken: slots.taken }).from(slots);
    return {
      places: slot?.taken ?? 0,
      wallet: await walletBalance(server.open.database, who.user_id),
      uses: promo?.uses ?? 0,
      holds: promo?.holds ?? 0,
    };
  };
  const everything = (before: Awaited<ReturnType<typeof heldBy>>) => ({ places: 1, wallet: 0, uses: before.uses, holds: before.holds + 1 });

  test('wallet, promo and place live with the card and become the order together', async () => {
    const shopper = await shopperOfAll('accepted');
    const before = await heldBy(shopper);
    const paid = await payByCard(server, shopper, WHOLE_SLOT);
    const total = toMinor(shopper.payment.user_pay_payment);
    expect(paid.json).toMatchObject({ success: true, wallet_payment: 12.5, card_payment: (total - WALLET) / 100, cash_payment: 0 });
    expect(await heldBy(shopper)).toEqual(everything(before));
    await confirmCard(server, paid);
    await sweep(server, 10);
    const told = await askPayment(server, shopper);
    expect(told.state).toBe('ordered');
    expect(await heldBy(shopper)).toEqual({ places: 1, wallet: 0, uses: before.uses + 1, holds: before.holds });
    const order = await orderTold(server, shopper.who, told.order_id ?? '');
    expect(order).toMatchObject({ slot_end_time: '19:30', payment_parts: { wallet_payment: 12.5, card_payment: (total - WALLET) / 100 } });
    expect(await booksOf(server, shopper)).toEqual([
      {
        status: 'succeeded',
        rows: [
          ['authorisation', total - WALLET],
          ['capture', total - WALLET],
        ],
      },
    ]);
  });

  test('all of it is given back together when the card is declined, and held again together', async () => {
    const shopper = await shopperOfAll('declined');
    const before = await heldBy(shopper);
    await confirmCard(server, await payByCard(server, shopper, WHOLE_SLOT));
    expect(await heldBy(shopper)).toEqual(everything(before));
    await sweep(server, 10);
    expect(await heldBy(shopper)).toEqual(before);
    await saveCard(server, shopper.who.user_id, 'accepted');
    await confirmCard(server, await payByCard(server, shopper, WHOLE_SLOT));
    expect(await heldBy(shopper)).toEqual(everything(before));
    expect((await createOrder(server, shopper)).json).toMatchObject({ success: true });
  });

  test.each([
    [
      'the store is gone',
      (store: string) => server.open.database.update(stores).set({ open: false }).where(eq(stores.id, store)),
      { code: 634, reason: null },
      0,
    ],
    [
      'the store takes no order for now any more',
      (store: string) => server.open.database.update(stores).set({ asap: false }).where(eq(stores.id, store)),
      { code: 651, reason: 'asap_not_taken' },
      0,
    ],
    [
      'its dish is sold out',
      (store: string) => server.open.database.update(items).set({ soldOut: true }).where(eq(items.storeId, store)),
      { code: 651, reason: 'items_changed' },
      0,
    ],
    ['the store has closed', async () => undefined, { code: 651, reason: 'store_closed' }, 15 * 3_600],
  ])(
    'authorised, but %s meanwhile: the money is let go at the next look, and the customer told why',
    async (_name, happen, { code, reason }, later) => {
      const shopper = await cardShopper(server, { wallet: 200 });
      await confirmCard(server, await payByCard(server, shopper));
      await happen(CAFE_DE_LA_RADE);
      await sweep(server, later + 10);
      expect(await booksOf(server, shopper)).toMatchObject([
        {
          status: 'canceled',
          rows: [
            ['authorisation', expect.any(Number)],
            ['release', expect.any(Number)],
          ],
        },
      ]);
      expect(await walletBalance(server.open.database, shopper.who.user_id)).toBe(200);
      expect(await askPayment(server, shopper)).toMatchObject({ state: 'open', reason });
      expect((await createOrder(server, shopper)).json).toMatchObject({ success: false, error_code: code });
    },
  );

  test('a slot that has become impossible meanwhile lets the money go', async () => {
    const shopper = await shopperOfAll('accepted');
    const before = await heldBy(shopper);
    await confirmCard(server, await payByCard(server, shopper, WHOLE_SLOT));
    server.setNow(Date.parse('2026-11-20T17:45:00Z'));
    expect((await createOrder(server, shopper, sevenSlot)).json).toMatchObject({
      success: false,
      error_code: 651,
      reason: 'too_soon',
      possible_times: expect.any(Array),
    });
    expect(await heldBy(shopper)).toEqual(before);
    expect((await booksOf(server, shopper)).map(({ status }) => status)).toEqual(['canceled']);
  });

  test('a price that changes meanwhile changes nothing: exactly the frozen invoice is charged', async () => {
    const shopper = await cardShopper(server);
    const total = toMinor(shopper.payment.user_pay_payment);
    await confirmCard(server, await payByCard(server, shopper));
    const dearer = await server.open.database.select().from(items).where(eq(items.storeId, CAFE_DE_LA_RADE));
    for (const item of dearer)
      await server.open.database
        .update(items)
        .set({ price: item.price + 100 })
        .where(eq(items.id, item.id));
    await sweep(server, 10);
    for (const item of dearer) await server.open.database.update(items).set({ price: item.price }).where(eq(items.id, item.id));
    const told = await askPayment(server, shopper);
    expect(told).toMatchObject({ state: 'ordered', total: total / 100 });
    expect((await booksOf(server, shopper))[0]?.rows).toEqual([
      ['authorisation', total],
      ['capture', total],
    ]);
  });
});
