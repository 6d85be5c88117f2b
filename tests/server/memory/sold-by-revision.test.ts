import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { cities } from '#server/database/schema/cities.ts';
import { items, stores } from '#server/database/schema/stores.ts';
import { CAFE_DE_LA_RADE, fillBasket, newCustomer, RUE_DE_CAROUGE } from '../customer.ts';
import { describeServer } from '../test-server.ts';

/** No news are waited for: the statement that a basket is read by says whether what is kept is still so. */
describeServer('what a basket is computed from, kept by its revision', (server) => {
  test('is another in the next call after a price, a fee, a tax or whether the store takes part has changed', async () => {
    const { database } = server.open;
    const who = await newCustomer(server);
    await fillBasket(server, who, { quantity: 6 });
    const ofCafe = eq(stores.id, CAFE_DE_LA_RADE);
    const price = async () =>
      (await server.expectSuccess(endpoints.get_order_cart_invoice, { ...who, destination_addresses: [RUE_DE_CAROUGE] })).order_payment;
    const before = await price();
    expect(await price()).toEqual(before);

    await database
      .update(items)
      .set({ price: sql`${items.price} + 100` })
      .where(eq(items.storeId, CAFE_DE_LA_RADE));
    expect((await server.expectSuccess(endpoints.get_cart, who)).total_cart_amount).toBe(before.total_cart_price + 6);
    const dearer = await price();
    expect(dearer.total_cart_price).toBe(before.total_cart_price + 6);

    await database.update(cities).set({ serviceFee: sql`${cities.serviceFee} + 300` });
    expect((await price()).goeats_service_fee).toBe(before.goeats_service_fee + 3);

    await database.update(stores).set({ itemTaxPercent: 50, itemTaxIncluded: false }).where(ofCafe);
    const taxed = await price();
    expect(taxed.item_tax).toBeGreaterThan(dearer.item_tax);

    await database.update(stores).set({ open: false }).where(ofCafe);
    expect((await server.answer(endpoints.get_order_cart_invoice, who)).error_code).toBe(634);
    const paid = { ...who, order_payment_id: taxed._id, payment_id: 'cash', is_payment_mode_cash: true };
    expect((await server.answer(endpoints.pay_order_payment, paid)).error_code).toBe(634);

    await database.update(stores).set({ open: true }).where(ofCafe);
    expect((await server.answer(endpoints.pay_order_payment, paid)).success).toBe(true);
    await database.update(items).set({ soldOut: true }).where(eq(items.storeId, CAFE_DE_LA_RADE));
    const order = {
      ...who,
      order_payment_id: taxed._id,
      is_user_pick_up_order: false,
      is_schedule_order: false,
      order_start_at: 0,
      delivery_user_name: 'Ada',
      delivery_user_phone: '781000001',
    };
    expect(await server.answer(endpoints.create_order, order)).toMatchObject({ error_code: 651, reason: 'items_changed' });
  });
});
