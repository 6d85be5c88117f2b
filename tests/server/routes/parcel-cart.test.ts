import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { carts } from '#server/database/schema/carts.ts';
import { keepHouse } from '#server/housekeeping.ts';
import { RETENTION } from '#server/retention.ts';
import { describeServer, NOON } from '../test-server.ts';
import { credentialsOf, DEMO_PASSWORD, fillBasket, newCustomer, registerCustomer } from '../customer.ts';
import { bookParcel, DROP_OFF, GENEVA, invoiceBody, orderParcel, parcelBody, parcelToken, PICKUP } from '../parcel.ts';

describeServer('a parcel’s cart', { rateLimitFactor: 100 }, (server) => {
  const somebody = () => newCustomer(server);
  const cartOf = (who: Record<string, unknown>) => server.expectSuccess(endpoints.get_cart, who);

  test('is answered to its own token, with both ends, and to no other', async () => {
    const who = await somebody();
    const parcel = await bookParcel(server, who);
    const told = await cartOf(parcel);
    expect(told).toMatchObject({ cart_id: parcel.cart_id, delivery_type: 2, store_id: null, city_id: GENEVA, currency: 'CHF', images: [] });
    expect(told.pickup_addresses).toEqual([PICKUP]);
    expect(told.destination_addresses).toEqual([DROP_OFF]);
    expect(await cartOf(who)).toMatchObject({ cart_id: null, destination_addresses: [], pickup_addresses: [] });
    expect(await cartOf({ ...who, cart_unique_token: parcelToken() })).toMatchObject({ cart_id: null, pickup_addresses: [] });
    expect(await cartOf({ ...who, delivery_type: 2, cart_unique_token: parcelToken() })).toMatchObject({ cart_id: null, delivery_type: 2 });
  });

  test('is nobody else’s, with or without a session', async () => {
    const parcel = await bookParcel(server, await somebody());
    const other = await somebody();
    const stolen = { ...other, cart_unique_token: parcel.cart_unique_token };
    expect(await cartOf({ ...stolen, delivery_type: 2 })).toMatchObject({ cart_id: null, pickup_addresses: [] });
    expect(await cartOf({ cart_unique_token: parcel.cart_unique_token })).toMatchObject({ cart_id: null, pickup_addresses: [] });
    await server.expectSuccess(endpoints.clear_cart, { ...stolen, delivery_type: 2 });
    await server.expectSuccess(endpoints.add_item_in_cart, parcelBody(stolen, { pickup_addresses: [{ ...PICKUP, note: 'theirs' }] }));
    expect((await cartOf(parcel)).pickup_addresses).toEqual([PICKUP]);
  });

  test('needs a session, a token of its own, and both ends', async () => {
    const who = await somebody();
    const parcel = { ...who, cart_unique_token: parcelToken() };
    const ask = (body: Record<string, unknown>) => server.answer(endpoints.add_item_in_cart, body);
    expect(await ask(parcelBody({ ...parcel, server_token: 'wrong' }))).toMatchObject({ success: false, error_code: 999 });
    expect(await ask(parcelBody({ ...parcel, cart_unique_token: '' }))).toMatchObject({ success: false, error_code: 961 });
    expect(await ask(parcelBody(parcel, { store_id: GENEVA }))).toMatchObject({ error_code: 961 });
    expect(await ask(parcelBody(parcel, { pickup_addresses: [] }))).toMatchObject({
      error_code: 961,
      missing: [
        { side: 'pickup', field: 'name' },
        { side: 'pickup', field: 'phone' },
        { side: 'pickup', field: 'address' },
      ],
    });
    const short = { ...DROP_OFF, user_details: { ...DROP_OFF.user_details, phone: '1234567' } };
    expect(await ask(parcelBody(parcel, { destination_addresses: [short] }))).toMatchObject({
      error_code: 961,
      missing: [{ side: 'destination', field: 'phone' }],
    });
    const there = { ...DROP_OFF, address: PICKUP.address };
    expect(await ask(parcelBody(parcel, { destination_addresses: [there] }))).toMatchObject({
      error_code: 961,
      missing: [{ side: 'destination', field: 'address' }],
    });
    for (const call of [endpoints.get_cart, endpoints.clear_cart])
      expect(await server.refusal(call, { delivery_type: 2, cart_unique_token: parcelToken() })).toBe(999);
    expect(await cartOf({ ...parcel, delivery_type: 2 })).toMatchObject({ cart_id: null });
  });

  test('and a basket never touch each other: filling, emptying, parking and clearing', async () => {
    const who = await somebody();
    await fillBasket(server, who);
    const basket = await cartOf(who);
    const parcel = await bookParcel(server, who);
    const before = await cartOf(parcel);
    expect(await cartOf(who)).toEqual(basket);
    await server.expectSuccess(endpoints.clear_cart, { ...who, keep_aside: true });
    expect(await cartOf(parcel)).toEqual(before);
    expect(await server.expectSuccess(endpoints.get_parked_carts, who)).toMatchObject({ carts: [{ cart_id: basket.cart_id }] });
    await fillBasket(server, who, { quantity: 2 });
    const second = await cartOf(who);
    // A token of a parcel speaks of the parcel, whatever the call says.
    await server.expectSuccess(endpoints.clear_cart, parcel);
    expect(await cartOf(parcel)).toMatchObject({ cart_id: null, pickup_addresses: [], destination_addresses: [] });
    expect(await cartOf(who)).toEqual(second);
    await server.expectSuccess(endpoints.add_item_in_cart, { ...who, order_details: [] });
    await server.expectSuccess(endpoints.add_item_in_cart, parcelBody(parcel));
    expect(await cartOf(who)).toMatchObject({ cart_id: null, total_item: 0 });
    expect(await server.refusal(endpoints.get_order_cart_invoice, { ...parcel })).toBe(962);
  });

  test('stays through sign-in with a guest’s basket, and so does the basket', async () => {
    const user = await registerCustomer(server, { password: DEMO_PASSWORD });
    const who = credentialsOf(user);
    const parcel = await bookParcel(server, who);
    const before = await cartOf(parcel);
    const guest = { cart_unique_token: parcelToken() };
    await fillBasket(server, guest, { quantity: 3 });
    const signedIn = await server.expectSuccess(endpoints.login, { email: user.email, password: DEMO_PASSWORD, ...guest });
    const again = credentialsOf(signedIn.user);
    expect(await cartOf({ ...again, cart_unique_token: parcel.cart_unique_token })).toEqual(before);
    expect(await cartOf(again)).toMatchObject({ total_item: 3 });
    // The parcel's token at the door of a sign-in brings nothing along and takes nothing away.
    const third = await server.expectSuccess(endpoints.login, {
      email: user.email,
      password: DEMO_PASSWORD,
      cart_unique_token: parcel.cart_unique_token,
    });
    expect(await cartOf({ ...credentialsOf(third.user), cart_unique_token: parcel.cart_unique_token })).toEqual(before);
    expect(await cartOf(credentialsOf(third.user))).toMatchObject({ total_item: 3 });
  });

  test('is sent alone: the basket stays, and a new parcel of the same token is another', async () => {
    const who = await somebody();
    await fillBasket(server, who);
    const basket = await cartOf(who);
    const { parcel } = await orderParcel(server, who);
    expect(await cartOf(who)).toEqual(basket);
    expect(await cartOf(parcel)).toMatchObject({ cart_id: null, delivery_type: 2 });
    const { json } = await server.post(endpoints.get_courier_order_invoice.path, invoiceBody(parcel));
    expect(json).toMatchObject({ error_code: 535, reason: 'already_ordered' });
    const next = await server.expectSuccess(endpoints.add_item_in_cart, parcelBody(parcel));
    expect(next.cart_id).not.toBe(parcel.cart_id);
    expect(await cartOf(who)).toEqual(basket);
  });

  test('loses to a newer one where its call says which it changes', async () => {
    const parcel = await bookParcel(server, await somebody());
    const seen = await cartOf(parcel);
    const condition = { cart_id: seen.cart_id, cart_version: seen.cart_version, only_if_current: true };
    await server.expectSuccess(endpoints.add_item_in_cart, parcelBody(parcel, condition));
    const { json } = await server.post(endpoints.add_item_in_cart.path, parcelBody(parcel, condition));
    expect(json).toMatchObject({ error_code: 963, delivery_type: 2, cart_id: parcel.cart_id });
    expect(await server.refusal(endpoints.clear_cart, { ...parcel, delivery_type: 2, ...condition })).toBe(963);
  });

  test('of one token is one, however many tabs begin it', async () => {
    const parcel = { ...(await somebody()), cart_unique_token: parcelToken() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => server.post(endpoints.add_item_in_cart.path, parcelBody(parcel))));
    expect(answers.every(({ json }) => json.success === true || json.error_code === 963)).toBe(true);
    expect(new Set(answers.flatMap(({ json }) => (json.success ? [json.cart_id] : []))).size).toBe(1);
  });

  test('that nobody sends is gone after thirty days, and the customer’s basket is not', async () => {
    const who = await somebody();
    await fillBasket(server, who);
    const parcel = await bookParcel(server, who);
    server.setNow(NOON + RETENTION.parcelAside + 1);
    await keepHouse(server.services);
    const left = await server.open.database.select({ type: carts.deliveryType }).from(carts).where(eq(carts.customerId, parcel.user_id));
    expect(left).toEqual([{ type: 1 }]);
    server.setNow(NOON);
  });
});
