import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { customers } from '#server/database/schema/customers.ts';
import { orderRatings } from '#server/database/schema/order-ratings.ts';
import { stores } from '#server/database/schema/stores.ts';
import { copyOrder } from '../copy-order.ts';
import { describeServer, NOON } from '../test-server.ts';
import { newCustomer } from '../customer.ts';
import { completedOrder, rowOfOrder, type Who } from '../orders.ts';

describeServer('what customers wrote of a store', { rateLimitFactor: 1e9 }, (server) => {
  const reviewsOf = (storeId: string, before: { at: number; id: string } | null = null) =>
    server.expectSuccess(endpoints.get_store_reviews, { store_id: storeId, before });
  const refusedFor = async (store_id: string) => (await server.answer(endpoints.get_store_reviews, { store_id })).error_code;
  const rate = (who: Who, order_id: string, rating: number, review: string) =>
    server.expectSuccess(endpoints.rating_to_store, { ...who, order_id, rating, review });
  const storeOf = async (who: Who, order: string): Promise<string> => (await rowOfOrder(server, who, order)).storeId ?? '';
  const rater = async () => {
    const who = await newCustomer(server);
    const order = await completedOrder(server, who);
    return { who, order, storeId: await storeOf(who, order) };
  };

  test('is told with a first name and an initial, as text to the letter, to whoever asks', async () => {
    const { who, order, storeId } = await rater();
    await server.open.database.update(customers).set({ firstName: 'Ada', lastName: 'lovelace' }).where(eq(customers.id, who.user_id));
    const markup = '<b>Bold</b> <script>alert(1)</script> & "quotes"';
    await rate(who, order, 2, markup);
    const { reviews } = await reviewsOf(storeId);
    const own = reviews.find(({ id }) => id === order);
    expect(own).toEqual({
      id: order,
      name: 'Ada L.',
      stars: 2,
      text: markup,
      language: null,
      written_at: new Date(NOON).toISOString(),
    });
    expect(JSON.stringify(reviews)).not.toContain('lovelace');
  });

  test('has the words of nobody whose account is gone, and no stars without words', async () => {
    const { who, order, storeId } = await rater();
    await rate(who, order, 4, 'Gone with my account');
    const silent = await completedOrder(server, who);
    await rate(who, silent, 5, '');
    const ids = async () => (await reviewsOf(storeId)).reviews.map(({ id }) => id);
    expect(await ids()).toContain(order);
    expect(await ids()).not.toContain(silent);
    const leaving = { ...who, password: 'secret-enough' };
    const { wallet } = await server.answer(endpoints.delete_account, leaving);
    await server.expectSuccess(endpoints.delete_account, { ...leaving, wallet_given_up: wallet });
    expect(await ids()).not.toContain(order);
  });

  test('comes in pages of twenty, the newest first, each once, among what the store came with', async () => {
    const { who, order, storeId } = await rater();
    const brought = (at: number, text: string) => ({ name: 'Zoé M.', stars: 3, text, language: 'fr' as const, at });
    await server.open.database
      .update(stores)
      .set({ reviews: [brought(NOON - 1, 'before them'), brought(NOON + 1, 'after them'), brought(NOON, 'among them')] })
      .where(eq(stores.id, storeId));
    await copyOrder(server.open.database, order, 44, NOON);
    const { orderPaymentId: _, ...first } = await rowOfOrder(server, who, order);
    const copies = (await server.expectSuccess(endpoints.order_history, { ...who })).order_list.map(({ _id }) => _id);
    for (const id of copies)
      await server.open.database
        .insert(orderRatings)
        .values({
          orderId: id,
          rated: 'store',
          storeId: first.storeId,
          courierId: null,
          stars: 5,
          review: id,
          ratedAt: NOON,
          changedAt: NOON,
        })
        .onConflictDoNothing();
    const seen: string[] = [];
    let before: { at: number; id: string } | null = null;
    do {
      const page: Awaited<ReturnType<typeof reviewsOf>> = await reviewsOf(storeId, before);
      expect(page.reviews.length).toBe(page.before ? 20 : page.reviews.length);
      seen.push(...page.reviews.map(({ id, text }) => (id.startsWith('brought') ? text : id)));
      before = page.before;
    } while (before);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining([...copies, 'after them', 'before them', 'among them']));
    expect([seen[0], seen.at(-1)]).toEqual(['after them', 'before them']);
    await server.open.database.delete(orderRatings).where(inArray(orderRatings.orderId, copies));
  });

  test('says how many gave one star to five, where that is known of all', async () => {
    const { who, order, storeId } = await rater();
    const { spread, user_rate_count: count } = await reviewsOf(storeId);
    expect(spread?.reduce((sum, number) => sum + number, 0)).toBe(count);
    await rate(who, order, 1, '');
    const after = await reviewsOf(storeId);
    expect(after.spread).toEqual(spread?.map((number, index) => (index === 0 ? number + 1 : number)));
    expect(after.user_rate_count).toBe(count + 1);
    await server.open.database.update(stores).set({ ratingSpread: null }).where(eq(stores.id, storeId));
    expect((await reviewsOf(storeId)).spread).toBeNull();
  });

  test('is refused for a store that is not there, or takes part no more', async () => {
    const { storeId } = await rater();
    expect(await refusedFor('')).toBe(634);
    expect(await refusedFor('0'.repeat(24))).toBe(634);
    await server.open.database.update(stores).set({ open: false }).where(eq(stores.id, storeId));
    expect(await refusedFor(storeId)).toBe(635);
    await server.open.database.update(stores).set({ open: true }).where(eq(stores.id, storeId));
  });
});
