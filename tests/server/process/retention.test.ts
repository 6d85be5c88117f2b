import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { carts } from '#server/database/schema/carts.ts';
import { orderRatings } from '#server/database/schema/order-ratings.ts';
import { orderPayments, orders } from '#server/database/schema/orders.ts';
import { DAY, RETENTION } from '#server/retention.ts';
import { keepHouse } from '#server/housekeeping.ts';
import { auditCards } from '../audit-cards.ts';
import { auditLedger } from '../audit-ledger.ts';
import { cardShopper, confirmCard, createOrder, payByCard, WHOLE_ORDER } from '../card-shopper.ts';
import { credentialsOf, fillBasket, newCustomer, RUE_DE_CAROUGE } from '../customer.ts';
import { describeServer, NOON, rowsOf } from '../test-server.ts';

let made = 0;
const newGuest = () => ({ cart_unique_token: `a-guest-with-a-basket-${(made += 1)}` });
const SOMEBODY = { name: 'Olive Untel', country_phone_code: '+41', phone: '781234567', email: 'olive@example.org' };

describeServer('what is kept, and how long', (server) => {
  beforeEach(() => server.setNow(NOON));

  const houseKeptAfter = async (milliseconds: number) => {
    server.setNow(NOON + milliseconds);
    await keepHouse(server.services);
  };
  const isThere = async (cartId: string) => (await server.open.database.select().from(carts).where(eq(carts.id, cartId))).length === 1;
  const paymentsOf = async (cartId: string) =>
    (await server.open.database.select().from(orderPayments).where(eq(orderPayments.cartId, cartId))).map(({ state }) => state);
  const guestBasket = async () => {
    const guest = newGuest();
    const { cart_id } = await fillBasket(server, guest);
    await server.open.database
      .update(carts)
      .set({
        destination: {
          ...RUE_DE_CAROUGE,
          delivery_status: 0,
          user_type: 7,
          user_details: SOMEBODY,
          note: 'Ring twice',
          floor: '',
          entry_code: '4711',
        },
      })
      .where(eq(carts.id, cart_id ?? ''));
    await server.expectSuccess(endpoints.get_order_cart_invoice, guest);
    return { guest, id: cart_id ?? '' };
  };

  test('a guest’s basket goes with its payment thirty days after it was last touched', async () => {
    const { id } = await guestBasket();
    expect(await paymentsOf(id)).toEqual(['open']);
    await houseKeptAfter(RETENTION.guestBasket);
    expect([await isThere(id), await paymentsOf(id)]).toEqual([true, ['open']]);
    await houseKeptAfter(RETENTION.guestBasket + 1);
    expect([await isThere(id), await paymentsOf(id)]).toEqual([false, []]);
  });

  test('one that was priced since stays, and so does a customer’s', async () => {
    const { guest, id } = await guestBasket();
    const who = await newCustomer(server);
    const { cart_id } = await fillBasket(server, who);
    server.setNow(NOON + 20 * DAY);
    await server.expectSuccess(endpoints.get_order_cart_invoice, guest);
    await houseKeptAfter(RETENTION.guestBasket + DAY);
    expect([await isThere(id), await isThere(cart_id ?? '')]).toEqual([true, true]);
    await houseKeptAfter(RETENTION.guestBasket + 21 * DAY);
    expect([await isThere(id), await isThere(cart_id ?? '')]).toEqual([false, true]);
    expect((await server.expectSuccess(endpoints.get_cart, guest)).total_item).toBe(0);
    expect((await fillBasket(server, guest)).total_item).toBe(6);
  });

  test.each(['held', 'paid', 'ordering', 'releasing'] as const)('one whose payment is %s stays, however old', async (state) => {
    const { id } = await guestBasket();
    await server.open.database
      .update(orderPayments)
      .set({ state, attempt: 1, cardPart: sql`total`, heldAt: NOON })
      .where(eq(orderPayments.cartId, id));
    await houseKeptAfter(400 * DAY);
    expect([await isThere(id), await paymentsOf(id)]).toEqual([true, [state]]);
    await server.open.database.delete(orderPayments).where(eq(orderPayments.cartId, id));
  });

  test('a basket put aside while its payment waits for the card stays until that is over, and in the books for good', async () => {
    const shopper = await cardShopper(server, { card: 'challenge' });
    await payByCard(server, shopper);
    const [payment] = await server.open.database.select().from(orderPayments).where(eq(orderPayments.id, shopper.payment._id));
    await server.open.database
      .update(carts)
      .set({ state: 'parked' })
      .where(eq(carts.id, payment?.cartId ?? ''));
    await houseKeptAfter(RETENTION.basketAside + DAY);
    expect(await paymentsOf(payment?.cartId ?? '')).toEqual(['held']);
    await server.open.database.update(orderPayments).set({ state: 'open', lookAt: null }).where(eq(orderPayments.id, shopper.payment._id));
    await houseKeptAfter(RETENTION.basketAside + 2 * DAY);
    expect(await paymentsOf(payment?.cartId ?? '')).toEqual(['open']);
    await houseKeptAfter(RETENTION.order + 40 * DAY);
    const [emptied] = await server.open.database.select().from(orderPayments).where(eq(orderPayments.id, shopper.payment._id));
    expect(emptied).toMatchObject({
      total: payment?.total,
      order: { contactName: '', destination: null, payment: payment?.order.payment },
    });
  });

  test('hundreds of them go in one round', async () => {
    const { guest, id } = await guestBasket();
    const [before] = await rowsOf<{ count: number }>(server.open.database, sql`select count(*)::int as count from carts`);
    await server.open.database.execute(
      sql`insert into carts (id, customer_id, guest_hash, state, city_id, store_id, lines, destination, pickup, version, updated_at) select lpad(n::text, 24, '0'), null, 'hash' || n, 'open', city_id, store_id, lines, destination, pickup, version, updated_at from carts, generate_series(1, 450) n where id = ${id}`,
    );
    await houseKeptAfter(RETENTION.guestBasket + 400 * DAY);
    const [after] = await rowsOf<{ count: number }>(server.open.database, sql`select count(*)::int as count from carts`);
    expect([(before?.count ?? 0) > (after?.count ?? 0), await isThere(id)]).toEqual([true, false]);
    expect((await server.expectSuccess(endpoints.get_cart, guest)).total_item).toBe(0);
  });

  test('of an order that is ten years old the amounts stay, and nobody in it', async () => {
    const shopper = await cardShopper(server, { card: 'accepted' });
    await confirmCard(
      server,
      await payByCard(server, shopper, { ...WHOLE_ORDER, delivery_user_name: SOMEBODY.name, delivery_user_phone: '782345678' }),
    );
    const {
      json: { order_id },
    } = await createOrder(server, shopper);
    const [before] = await server.open.database
      .select()
      .from(orders)
      .where(eq(orders.id, order_id as string));
    expect(JSON.stringify(before)).toMatch(/Olive Untel/);
    const said = { orderId: order_id as string, rated: 'store' as const, storeId: before?.storeId ?? null, courierId: null };
    await server.open.database.insert(orderRatings).values({ ...said, stars: 4, review: 'Olive was kind', ratedAt: NOON, changedAt: NOON });
    await houseKeptAfter(RETENTION.order - DAY);
    expect(
      (
        await server.open.database
          .select()
          .from(orders)
          .where(eq(orders.id, order_id as string))
      )[0],
    ).toEqual(before);
    await houseKeptAfter(RETENTION.order + DAY);
    const [after] = await server.open.database
      .select()
      .from(orders)
      .where(eq(orders.id, order_id as string));
    expect(after).toMatchObject({
      total: before?.total,
      customerId: shopper.who.user_id,
      order: { payment: before?.order.payment, contactName: '', contactPhone: '', deliveryNote: '', destination: null },
      pseudonymisedAt: NOON + RETENTION.order + DAY,
    });
    expect(await server.open.database.select().from(orderRatings)).toMatchObject([{ ...said, stars: 4, review: '' }]);
    const [payment] = await server.open.database.select().from(orderPayments).where(eq(orderPayments.id, shopper.payment._id));
    const [cart] = await server.open.database
      .select()
      .from(carts)
      .where(eq(carts.id, payment?.cartId ?? ''));
    for (const row of [after, payment, cart]) expect(JSON.stringify(row)).not.toMatch(/Olive|Untel|782345678|Rue de Carouge|Ring twice/);
    await houseKeptAfter(RETENTION.order + 2 * DAY);
    expect(
      (
        await server.open.database
          .select()
          .from(orders)
          .where(eq(orders.id, order_id as string))
      )[0],
    ).toEqual(after);
    const { user } = await server.expectSuccess(endpoints.login, {
      email: (await emailOf(shopper.who.user_id)) ?? '',
      password: 'secret-enough',
    });
    expect(
      (await server.expectSuccess(endpoints.get_order_detail, { ...credentialsOf(user), order_id: order_id as string })).order.cart_detail
        .destination_addresses,
    ).toEqual([]);
    expect(await auditCards(server.open.database, { quiet: true })).toEqual([]);
    expect(await auditLedger(server.open.database)).toEqual([]);
  });
  const emailOf = async (id: string) =>
    (await rowsOf<{ email: string }>(server.open.database, sql`select email from customers where id = ${id}`))[0]?.email;

  test('nothing of the sort is found twice or left half done when two processes keep house at once', async () => {
    const baskets = await Promise.all(Array.from({ length: 5 }, guestBasket));
    server.setNow(NOON + RETENTION.guestBasket + DAY);
    await Promise.all([keepHouse(server.services), keepHouse(server.services)]);
    expect(await Promise.all(baskets.map(({ id }) => isThere(id)))).toEqual(baskets.map(() => false));
  });
});
