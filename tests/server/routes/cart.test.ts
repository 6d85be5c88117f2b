import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { DATABASES } from '../test-server.ts';
import { CAFE_DE_LA_RADE, plainItems, RUE_DE_CAROUGE } from '../customer.ts';
import { guestBasket } from '../guest-basket.ts';

const KAGI = idFrom('store', 'ramen-kagi');

describe.each(DATABASES)('a basket on %s', (kind) => {
  const { here, add, lines } = guestBasket(kind);

  test('is replaced whole by what is sent, and counts its versions', async () => {
    const first = await add({ order_details: await lines(1) });
    expect(first.json).toMatchObject({ success: true, message: 952, total_item: 1, cart_version: 1 });
    const second = await add({ order_details: await lines(5), cart_id: first.json.cart_id, cart_version: 1 });
    expect(second.json).toMatchObject({ total_item: 5, cart_version: 2 });
    const late = await add({ order_details: await lines(9), cart_id: first.json.cart_id, cart_version: 1 });
    expect(late.json).toMatchObject({ success: false, error_code: 963, total_item: 5 });
    expect((await add({ order_details: [] })).json).toMatchObject({
      success: true,
      message: 951,
      cart_id: null,
      total_item: 0,
      cart: { order_details: [] },
    });
  });

  test('that is empty is told in the zone of the city, which is nobody’s UTC', async () => {
    expect(await here.server.expectSuccess(endpoints.get_cart, here.guest)).toMatchObject({ city_id: null, timezone: 'Europe/Zurich' });
  });

  test.each([
    ['quantity 0', 0, 400],
    ['quantity 1.5', 1.5, 400],
    ['quantity "2"', '2', 400],
    ['quantity 1e9', 1e9, 961],
    ['quantity -1', -1, 400],
    ['quantity null', null, 400],
  ])('refuses %s and stays as it was', async (_name, quantity, refusal) => {
    await add({ order_details: await lines(2) });
    const answered = await add({ order_details: await lines(quantity) });
    expect(refusal === 400 ? answered.status : answered.json.error_code).toBe(refusal);
    expect(await here.server.expectSuccess(endpoints.get_cart, here.guest)).toMatchObject({ total_item: 2 });
  });

  test('is collected at its store from the first add on, and goes there too where nobody said where to', async () => {
    const { store } = await here.server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: CAFE_DE_LA_RADE });
    const there = { location: store.location };
    expect((await add({ order_details: await lines(1) })).json).toMatchObject({
      pickup_addresses: [{ address_type: 'pickup', ...there }],
      destination_addresses: [{ address_type: 'destination', ...there }],
    });
  });

  test('two equal lines that together pass 9,999 are refused as one would be, and the basket stays as it was', async () => {
    await add({ order_details: await lines(2) });
    const twice = async (one: number, other: number) => add({ order_details: [...(await lines(one)), ...(await lines(other))] });
    expect((await twice(9_000, 1_000)).json).toMatchObject({ success: false, error_code: 961 });
    expect(await here.server.expectSuccess(endpoints.get_cart, here.guest)).toMatchObject({ total_item: 2 });
    expect((await twice(9_000, 999)).json).toMatchObject({ success: true, total_item: 9_999 });
  });

  test('of more than 200 lines is refused, and the basket stays as it was', async () => {
    const [item] = await plainItems(here.server, CAFE_DE_LA_RADE);
    const noted = (count: number, note: (line: number) => string) => [
      { items: Array.from({ length: count }, (_, line) => ({ item_id: item?._id, quantity: 1, note_for_item: note(line) })) },
    ];
    expect((await add({ order_details: noted(200, (line) => `no ${line}`) })).json).toMatchObject({ success: true, total_item: 200 });
    expect((await add({ order_details: noted(201, (line) => `no ${line}`) })).json).toMatchObject({ success: false, error_code: 961 });
    expect(await here.server.expectSuccess(endpoints.get_cart, here.guest)).toMatchObject({ total_item: 200 });
  });

  test('of more than ten million francs is refused, and the basket stays as it was', async () => {
    const [dearest] = (await plainItems(here.server, CAFE_DE_LA_RADE)).toSorted((a, b) => b.price - a.price);
    const noted = (count: number) => [
      { items: Array.from({ length: count }, (_, line) => ({ item_id: dearest?._id, quantity: 9_999, note_for_item: `no ${line}` })) },
    ];
    const fits = Math.floor(10_000_000 / (9_999 * (dearest?.price ?? 0)));
    expect((await add({ order_details: noted(fits), destination_addresses: [RUE_DE_CAROUGE] })).json).toMatchObject({ success: true });
    expect((await add({ order_details: noted(fits + 1) })).json).toMatchObject({ success: false, error_code: 961 });
    expect(await here.server.expectSuccess(endpoints.get_cart, here.guest)).toMatchObject({ total_item: fits * 9_999 });
    expect(await here.server.post(endpoints.get_order_cart_invoice.path, here.guest)).toMatchObject({
      status: 200,
      json: { success: true },
    });
  });

  test.each([2_147_483_648, 1e300])('has no version %s: nothing is changed on the condition of it', async (cart_version) => {
    const { cart_id } = await here.server.expectSuccess(endpoints.add_item_in_cart, {
      ...here.guest,
      store_id: CAFE_DE_LA_RADE,
      order_details: (await lines(1)) as never,
    });
    for (const { path } of [endpoints.add_item_in_cart, endpoints.clear_cart]) {
      expect(
        (await here.server.post(path, { ...here.guest, store_id: CAFE_DE_LA_RADE, cart_id, cart_version, order_details: await lines(2) }))
          .status,
      ).toBe(400);
    }
    expect(await here.server.refusal(endpoints.clear_cart, { ...here.guest, cart_id, cart_version: 2_147_483_647 })).toBe(963);
  });

  test('takes no lines of another store', async () => {
    await add({ order_details: await lines(1) });
    const [ramen] = await plainItems(here.server, KAGI);
    expect((await add({ store_id: KAGI, order_details: [{ items: [{ item_id: ramen?._id, quantity: 1 }] }] })).json).toMatchObject({
      success: false,
      error_code: 643,
    });
    expect((await add({ order_details: [{ items: [{ item_id: ramen?._id, quantity: 1 }] }] })).json).toMatchObject({
      success: false,
      error_code: 643,
    });
    expect((await add({ store_id: 'f'.repeat(24), order_details: await lines(1) })).json).toMatchObject({
      success: false,
      error_code: 634,
    });
    expect((await add({ order_details: [{ items: [{ item_id: 'f'.repeat(24), quantity: 1 }] }] })).json).toMatchObject({
      success: false,
      error_code: 892,
    });
  });

  test('merges equal lines and keeps different notes apart', async () => {
    const [item] = await plainItems(here.server, CAFE_DE_LA_RADE);
    const line = { item_id: item?._id, quantity: 1 };
    const cart = await add({ order_details: [{ items: [line, line, { ...line, note_for_item: 'no salt' }] }] });
    expect(
      (cart.json as { cart: { order_details: { items: { quantity: number }[] }[] } }).cart.order_details[0]?.items.map(
        ({ quantity }) => quantity,
      ),
    ).toEqual([2, 1]);
  });
});
