import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { averageOf } from '#domain/orders/rating-rules.ts';
import { couriers, rides } from '#server/database/schema/rides.ts';
import { stores } from '#server/database/schema/stores.ts';
import { describeServer, NOON } from '../test-server.ts';
import { auditRatings } from '../audit-ratings.ts';
import { CAFE_DE_LA_RADE, newCustomer } from '../customer.ts';
import { completedOrder, moveIt, orderInCash, orderTold, type Who } from '../orders.ts';

const DAY = 86_400_000;
const UNTIL = new Date(NOON + 7 * DAY).toISOString();

describeServer('ratings', { rateLimitFactor: 1e9 }, (server) => {
  afterAll(async () => {
    expect(await auditRatings(server.open.database)).toEqual([]);
  });

  type Call = 'rating_to_store' | 'rating_to_provider';
  const rate = async (call: Call, who: Who, order_id: string, rating: number, more: Record<string, unknown> = {}) =>
    await server.answer(endpoints[call], { ...who, order_id, rating, ...more });
  const storeNow = async () => {
    const [store] = await server.open.database.select().from(stores).where(eq(stores.id, CAFE_DE_LA_RADE));
    if (!store) throw new Error('no store');
    return store;
  };
  const shownOfStore = async () => {
    const { store } = await server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: CAFE_DE_LA_RADE });
    return { rate: store.user_rate, count: store.user_rate_count };
  };

  test('are kept with words, told with the order, and counted by the store at once', async () => {
    const who = await newCustomer(server);
    const order = await completedOrder(server, who);
    const before = await storeNow();
    const said = await rate('rating_to_store', who, order, 2, { review: '  Too <b>salty</b> ' });
    const given = { rating: 2, review: 'Too <b>salty</b>', rated_at: new Date(NOON).toISOString(), changeable_until: UNTIL };
    expect(said).toEqual({ success: true, message: 199, ...given });
    expect(await orderTold(server, who, order)).toMatchObject({ rating_to_store: given, rating_to_provider: null });
    expect((await server.expectSuccess(endpoints.order_history, who)).order_list[0]).toMatchObject({ rating_to_store: given });
    const after = await storeNow();
    expect([after.ratedCount - before.ratedCount, after.ratedStars - before.ratedStars]).toEqual([1, 2]);
    const { rating, ratingCount } = after;
    const count = ratingCount + after.ratedCount;
    server.setNow(NOON + 10_000);
    expect(await shownOfStore()).toEqual({ rate: averageOf({ count, stars: rating * ratingCount + after.ratedStars }), count });
    server.setNow(NOON);
  });

  test('of the courier are a thing of their own', async () => {
    const who = await newCustomer(server);
    const order = await completedOrder(server, who);
    expect(await rate('rating_to_provider', who, order, 5)).toMatchObject({ success: true, rating: 5, review: '' });
    const { provider_detail: courier, ...told } = await orderTold(server, who, order);
    expect(told).toMatchObject({ rating_to_store: null, rating_to_provider: { rating: 5 } });
    const [row] = await server.open.database
      .select()
      .from(couriers)
      .where(eq(couriers.id, courier?._id ?? ''));
    expect(courier?.user_rate_count).toBe((row?.ratingCount ?? 0) + (row?.ratedCount ?? 0));
    expect(row?.ratedCount).toBeGreaterThan(0);
  });

  test('are changed within seven days: stars and words, never the number of ratings', async () => {
    const who = await newCustomer(server);
    const order = await completedOrder(server, who);
    await rate('rating_to_store', who, order, 1, { review: 'Cold' });
    const before = await storeNow();
    server.setNow(NOON + 7 * DAY - 1);
    expect(await rate('rating_to_store', who, order, 4, { review: 'Warm after all' })).toMatchObject({
      rating: 4,
      review: 'Warm after all',
      rated_at: new Date(NOON).toISOString(),
      changeable_until: UNTIL,
    });
    const after = await storeNow();
    expect([after.ratedCount - before.ratedCount, after.ratedStars - before.ratedStars]).toEqual([0, 3]);
    server.setNow(NOON + 7 * DAY);
    expect(await rate('rating_to_store', who, order, 5)).toEqual({
      success: false,
      error_code: 1004,
      standing: { rating: 4, review: 'Warm after all', rated_at: new Date(NOON).toISOString(), changeable_until: UNTIL },
    });
    // An answer that was lost is asked for again, whenever that is.
    expect(await rate('rating_to_store', who, order, 4, { review: 'Warm after all' })).toMatchObject({ success: true, rating: 4 });
    server.setNow(NOON);
    expect(await storeNow()).toMatchObject({ ratedStars: after.ratedStars, ratedCount: after.ratedCount });
  });

  test('are of who was there, of what was received, and by who received it', async () => {
    const who = await newCustomer(server);
    const order = await orderInCash(server, who);
    const refused = { success: false, error_code: 1004, standing: null };
    expect(await rate('rating_to_store', who, order, 5)).toEqual(refused);
    await moveIt(server, who, order, ORDER_STATUS.delivered);
    expect(await rate('rating_to_provider', await newCustomer(server), order, 5)).toEqual({ success: false, error_code: 652 });
    expect(await rate('rating_to_store', await newCustomer(server), order, 5)).toEqual({ success: false, error_code: 652 });
    expect(await rate('rating_to_store', who, 'f'.repeat(24), 5)).toEqual({ success: false, error_code: 652 });
    expect(await rate('rating_to_store', who, order, 5)).toMatchObject({ success: true });
    const rejected = await orderInCash(server, who);
    await moveIt(server, who, rejected, ORDER_STATUS.storeRejected);
    expect(await rate('rating_to_store', who, rejected, 5)).toEqual(refused);
    // Nobody had accepted to bring it.
    await moveIt(server, who, order, ORDER_STATUS.completed);
    await server.open.database.delete(rides).where(eq(rides.orderId, order));
    expect(await rate('rating_to_provider', who, order, 5)).toEqual(refused);
  });

  test('a thousand characters are enough', async () => {
    const who = await newCustomer(server);
    const order = await completedOrder(server, who);
    const say = async (length: number) =>
      (await server.post(endpoints.rating_to_store.path, { ...who, order_id: order, rating: 3, review: 'x'.repeat(length) })).status;
    expect([await say(1_001), await say(1_000)]).toEqual([400, 200]);
  });
});
