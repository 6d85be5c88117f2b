import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { carts } from '#server/database/schema/carts.ts';
import { items } from '#server/database/schema/stores.ts';
import { hashSecret } from '#server/secrets/secrets.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { DATABASES } from '../databases.ts';
import { CAFE_DE_LA_RADE, credentialsOf, fillBasket, plainItems, registerCustomer, RUE_DE_CAROUGE } from '../customer.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const KAGI = idFrom('store', 'ramen-kagi');

describe.each(DATABASES)('a basket on %s', (kind) => {
  let server: TestServer;
  let guest: { cart_unique_token: string };
  let count = 0;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    count += 1;
    guest = { cart_unique_token: `guest-token-with-the-number-${count}` };
  });

  const add = (body: Record<string, unknown>) =>
    server.post(endpoints.add_item_in_cart.path, { ...guest, store_id: CAFE_DE_LA_RADE, ...body });
  const lines = async (quantity: unknown, more: Record<string, unknown> = {}) => [
    { items: [{ item_id: (await plainItems(server, CAFE_DE_LA_RADE))[0]?._id, quantity, ...more }] },
  ];

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
    expect(await server.expectSuccess(endpoints.get_cart, guest)).toMatchObject({ total_item: 2 });
  });

  test('is collected at its store from the first add on, and goes there too where nobody said where to', async () => {
    const { store } = await server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: CAFE_DE_LA_RADE });
    const here = { location: store.location };
    expect((await add({ order_details: await lines(1) })).json).toMatchObject({
      pickup_addresses: [{ address_type: 'pickup', ...here }],
      destination_addresses: [{ address_type: 'destination', ...here }],
    });
  });

  test('two equal lines that together pass 9,999 are refused as one would be, and the basket stays as it was', async () => {
    await add({ order_details: await lines(2) });
    const twice = async (one: number, other: number) => add({ order_details: [...(await lines(one)), ...(await lines(other))] });
    expect((await twice(9_000, 1_000)).json).toMatchObject({ success: false, error_code: 961 });
    expect(await server.expectSuccess(endpoints.get_cart, guest)).toMatchObject({ total_item: 2 });
    expect((await twice(9_000, 999)).json).toMatchObject({ success: true, total_item: 9_999 });
  });

  test('of more than 200 lines is refused, and the basket stays as it was', async () => {
    const [item] = await plainItems(server, CAFE_DE_LA_RADE);
    const noted = (count: number, note: (line: number) => string) => [
      { items: Array.from({ length: count }, (_, line) => ({ item_id: item?._id, quantity: 1, note_for_item: note(line) })) },
    ];
    expect((await add({ order_details: noted(200, (line) => `no ${line}`) })).json).toMatchObject({ success: true, total_item: 200 });
    expect((await add({ order_details: noted(201, (line) => `no ${line}`) })).json).toMatchObject({ success: false, error_code: 961 });
    expect(
      (await add({ order_details: noted(101, (line) => `no ${line}`).concat(noted(100, (line) => `with ${line}`)) })).json,
    ).toMatchObject({ success: false, error_code: 961 });
    expect((await add({ order_details: noted(201, () => 'all the same') })).json).toMatchObject({ success: false, error_code: 961 });
    expect(await server.expectSuccess(endpoints.get_cart, guest)).toMatchObject({ total_item: 200 });
  });

  test('of more than ten million francs is refused, and the basket stays as it was', async () => {
    const [dearest] = (await plainItems(server, CAFE_DE_LA_RADE)).toSorted((a, b) => b.price - a.price);
    const noted = (count: number) => [
      { items: Array.from({ length: count }, (_, line) => ({ item_id: dearest?._id, quantity: 9_999, note_for_item: `no ${line}` })) },
    ];
    const fits = Math.floor(10_000_000 / (9_999 * (dearest?.price ?? 0)));
    expect((await add({ order_details: noted(fits), destination_addresses: [RUE_DE_CAROUGE] })).json).toMatchObject({ success: true });
    expect((await add({ order_details: noted(fits + 1) })).json).toMatchObject({ success: false, error_code: 961 });
    expect(await server.expectSuccess(endpoints.get_cart, guest)).toMatchObject({ total_item: fits * 9_999 });
    expect(await server.post(endpoints.get_order_cart_invoice.path, guest)).toMatchObject({ status: 200, json: { success: true } });
  });

  test('that costs more than can be paid, as its items became dearer, has no invoice', async () => {
    const item = (await plainItems(server, CAFE_DE_LA_RADE))[0]?._id;
    await add({ order_details: await lines(9_999), destination_addresses: [RUE_DE_CAROUGE] });
    const [before] = await server.services.database
      .select()
      .from(items)
      .where(eq(items.id, item ?? ''));
    await server.services.database
      .update(items)
      .set({ price: 500_000 })
      .where(eq(items.id, item ?? ''));
    expect(await server.post(endpoints.get_order_cart_invoice.path, guest)).toMatchObject({ status: 200, json: { success: false } });
    await server.services.database
      .update(items)
      .set({ price: before?.price ?? 0 })
      .where(eq(items.id, item ?? ''));
  });

  test.each([2_147_483_648, 1e300])('has no version %s: nothing is changed on the condition of it', async (cart_version) => {
    const { cart_id } = await server.expectSuccess(endpoints.add_item_in_cart, {
      ...guest,
      store_id: CAFE_DE_LA_RADE,
      order_details: (await lines(1)) as never,
    });
    for (const { path } of [endpoints.add_item_in_cart, endpoints.clear_cart]) {
      expect(
        (await server.post(path, { ...guest, store_id: CAFE_DE_LA_RADE, cart_id, cart_version, order_details: await lines(2) })).status,
      ).toBe(400);
    }
    expect((await server.post(endpoints.clear_cart.path, { ...guest, cart_id, cart_version: 2_147_483_647 })).json).toMatchObject({
      success: false,
      error_code: 963,
    });
  });

  test('obeys the rule of the item dialog for every line', async () => {
    const { products } = await server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: CAFE_DE_LA_RADE });
    const item = products
      .flatMap((group) => group.items)
      .find(({ specifications }) => specifications.some((group) => group.type === 1 && group.is_required));
    const group = item?.specifications.find(({ type, is_required }) => type === 1 && is_required);
    const choose = (specifications: unknown) => add({ order_details: [{ items: [{ item_id: item?._id, quantity: 1, specifications }] }] });
    const [one, two] = group?.list ?? [];
    expect((await choose([])).json).toMatchObject({ success: false, error_code: 961 });
    expect(
      (await choose([{ unique_id: group?.unique_id, list: [{ unique_id: one?.unique_id }, { unique_id: two?.unique_id }] }])).json,
    ).toMatchObject({ error_code: 961 });
    expect((await choose([{ unique_id: group?.unique_id, list: [{ unique_id: 999 }] }])).json).toMatchObject({ error_code: 961 });
    expect((await choose([{ unique_id: 999, list: [{ unique_id: 1 }] }])).json).toMatchObject({ error_code: 961 });
    expect(
      (await choose([{ unique_id: group?.unique_id, list: [{ unique_id: one?.unique_id }, { unique_id: one?.unique_id }] }])).json,
    ).toMatchObject({ error_code: 961 });
  });

  test('takes no lines of another store', async () => {
    await add({ order_details: await lines(1) });
    const [ramen] = await plainItems(server, KAGI);
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
    const [item] = await plainItems(server, CAFE_DE_LA_RADE);
    const line = { item_id: item?._id, quantity: 1 };
    const cart = await add({ order_details: [{ items: [line, line, { ...line, note_for_item: 'no salt' }] }] });
    expect(
      (cart.json as { cart: { order_details: { items: { quantity: number }[] }[] } }).cart.order_details[0]?.items.map(
        ({ quantity }) => quantity,
      ),
    ).toEqual([2, 1]);
  });

  test('a foreign cart id starts a new basket and never touches the other', async () => {
    const ada = credentialsOf(await registerCustomer(server));
    const adas = await fillBasket(server, ada);
    const mine = await add({ order_details: await lines(1), cart_id: adas.cart_id, cart_version: adas.cart_version });
    expect(mine.json).toMatchObject({ success: true, total_item: 1 });
    expect(mine.json.cart_id).not.toBe(adas.cart_id);
    expect(await server.expectSuccess(endpoints.get_cart, ada)).toMatchObject({ total_item: 6 });
  });

  test('of a customer is not told to the holder of a token alone', async () => {
    const ada = credentialsOf(await registerCustomer(server));
    await fillBasket(server, { ...ada, ...guest });
    expect(await server.expectSuccess(endpoints.get_cart, guest)).toMatchObject({ cart_id: null, total_item: 0 });
  });

  test('is one, however many tabs fill it at once', async () => {
    const body = { order_details: await lines(1) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(body)));
    expect(new Set(answers.map(({ json }) => json.cart_id)).size).toBe(1);
  });

  describe('asked for on a condition', () => {
    const conditionally = (cart: Record<string, unknown>, body: Record<string, unknown>) =>
      add({ cart_id: cart.cart_id, cart_version: cart.cart_version, only_if_current: true, ...body });

    test('takes a first add once, however often it arrives', async () => {
      const nothing = await server.expectSuccess(endpoints.get_cart, guest);
      expect((await conditionally(nothing, { order_details: await lines(1) })).json).toMatchObject({ success: true, cart_version: 1 });
      expect((await conditionally(nothing, { order_details: await lines(1) })).json).toMatchObject({
        success: false,
        error_code: 963,
        total_item: 1,
      });
    });

    test('is not filled again by a late request once it was emptied', async () => {
      const nothing = await server.expectSuccess(endpoints.get_cart, guest);
      const late = { order_details: await lines(7) };
      const one = (await conditionally(nothing, { order_details: await lines(1) })).json;
      const emptied = (await conditionally(one, { order_details: [] })).json;
      expect(emptied).toMatchObject({ success: true, cart_id: null, cart_version: 2 });
      expect((await conditionally(nothing, late)).json).toMatchObject({ error_code: 963 });
      expect((await conditionally(one, late)).json).toMatchObject({ error_code: 963 });
      expect((await conditionally(emptied, late)).json).toMatchObject({ success: true, total_item: 7 });
    });

    test('is not filled again by a late request once it was put aside', async () => {
      const nothing = await server.expectSuccess(endpoints.get_cart, guest);
      await conditionally(nothing, { order_details: await lines(1) });
      const cleared = await server.expectSuccess(endpoints.clear_cart, { ...guest, keep_aside: true });
      expect(cleared.cart_version).toBeGreaterThan(1);
      expect((await conditionally(nothing, { order_details: await lines(1) })).json).toMatchObject({ error_code: 963 });
      expect((await conditionally(cleared, { order_details: await lines(2) })).json).toMatchObject({ success: true, total_item: 2 });
    });

    test('is not cleared by a late request', async () => {
      const one = (await add({ order_details: await lines(1) })).json;
      await add({ order_details: await lines(2) });
      const late = await server.post(endpoints.clear_cart.path, {
        ...guest,
        cart_id: one.cart_id,
        cart_version: one.cart_version,
        only_if_current: true,
      });
      expect(late.json).toMatchObject({ success: false, error_code: 963 });
      expect(await server.expectSuccess(endpoints.get_cart, guest)).toMatchObject({ total_item: 2 });
    });
  });

  describe('whose menu changes', () => {
    const menu = async (change: Partial<typeof items.$inferInsert>, id: string) => {
      await server.open.database.update(items).set(change).where(eq(items.id, id));
    };
    const held = async () => (await server.expectSuccess(endpoints.get_cart, guest)).cart.order_details.flatMap((entry) => entry.items);
    const pickOne = async (at: number) => (await plainItems(server, CAFE_DE_LA_RADE))[at] ?? { _id: '', price: 0 };

    test('says what an item cost when it was chosen, until it costs that again', async () => {
      const dish = await pickOne(1);
      await add({ order_details: [{ items: [{ item_id: dish._id, quantity: 2 }] }] });
      expect((await held())[0]).not.toHaveProperty('price_before');
      await menu({ price: Math.round(dish.price * 100) + 150 }, dish._id);
      expect((await held())[0]).toMatchObject({ price_before: dish.price, total_item_and_specification_price: (dish.price + 1.5) * 2 });
      await add({ order_details: [{ items: [{ item_id: dish._id, quantity: 3 }] }] });
      expect((await held())[0]).toMatchObject({ quantity: 3, price_before: dish.price });
      await menu({ price: Math.round(dish.price * 100) }, dish._id);
      expect((await held())[0]).not.toHaveProperty('price_before');
    });

    test('names an item that is gone, keeps it beside other changes and lets it be removed', async () => {
      const [dish, other] = [await pickOne(2), await pickOne(3)];
      await add({
        order_details: [
          {
            items: [
              { item_id: dish._id, quantity: 1 },
              { item_id: other._id, quantity: 1 },
            ],
          },
        ],
      });
      const name = (await held()).find(({ item_id }) => item_id === dish._id)?.item_name;
      await server.open.database
        .update(carts)
        .set({ lines: sql`replace(${carts.lines}::text, ${dish._id}, ${'9'.repeat(24)})::jsonb` })
        .where(eq(carts.guestHash, hashSecret(guest.cart_unique_token)));
      expect(await held()).toContainEqual(
        expect.objectContaining({ item_id: '9'.repeat(24), item_name: name, item_details: null, total_item_and_specification_price: 0 }),
      );
      const withGone = await add({
        order_details: [
          {
            items: [
              { item_id: '9'.repeat(24), quantity: 1 },
              { item_id: other._id, quantity: 5 },
            ],
          },
        ],
      });
      expect(withGone.json).toMatchObject({ success: true, total_item: 6 });
      expect((await add({ order_details: [{ items: [{ item_id: other._id, quantity: 5 }] }] })).json).toMatchObject({
        success: true,
        total_item: 5,
      });
      expect((await add({ order_details: [{ items: [{ item_id: '9'.repeat(24), quantity: 1 }] }] })).json).toMatchObject({
        error_code: 892,
      });
    });

    test('can still be changed where a choice in it is no longer offered', async () => {
      const { products } = await server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: CAFE_DE_LA_RADE });
      const all = products.flatMap((group) => group.items);
      const dish =
        all.find(({ specifications }) => specifications.length === 1 && specifications[0]?.type === 1 && specifications[0].is_required) ??
        all.find(({ specifications }) => specifications.some((group) => group.type === 1 && group.is_required));
      const group = dish?.specifications.find(({ type, is_required }) => type === 1 && is_required);
      const plain = await pickOne(4);
      const chosen = [{ unique_id: group?.unique_id, list: [{ unique_id: group?.list[0]?.unique_id }] }];
      await add({
        order_details: [
          {
            items: [
              { item_id: dish?._id, quantity: 1, specifications: chosen },
              { item_id: plain._id, quantity: 1 },
            ],
          },
        ],
      });
      const [stored] = await server.open.database
        .select()
        .from(items)
        .where(eq(items.id, dish?._id ?? ''));
      await menu(
        {
          specifications:
            stored?.specifications.map((one) => (one.uniqueId === group?.unique_id ? { ...one, options: one.options.slice(1) } : one)) ??
            [],
        },
        dish?._id ?? '',
      );
      const answered = await held();
      expect(
        answered.find(({ item_id }) => item_id === dish?._id)?.specifications.some(({ unique_id }) => unique_id === group?.unique_id),
      ).toBe(false);
      const sent = answered.map((line) => ({
        item_id: line.item_id,
        quantity: line.item_id === plain._id ? 4 : 1,
        specifications: line.specifications,
      }));
      expect((await add({ order_details: [{ items: sent }] })).json).toMatchObject({ success: true, total_item: 5 });
      await menu({ specifications: stored?.specifications ?? [] }, dish?._id ?? '');
    });
  });

  test('of a customer whose session is over is never a guest’s: nothing is kept under the browser’s own token', async () => {
    const customer = await registerCustomer(server);
    const who = { ...credentialsOf(customer), ...guest };
    await add({ ...who, order_details: await lines(2) });
    await server.post(endpoints.logout.path, who);
    for (const answered of [
      await add({ ...who, order_details: await lines(3) }),
      await server.post(endpoints.get_cart.path, who),
      await server.post(endpoints.clear_cart.path, who),
      await server.post(endpoints.get_order_cart_invoice.path, who),
    ])
      expect(answered.json).toEqual({ success: false, error_code: 999 });
    expect(await server.expectSuccess(endpoints.get_cart, guest)).toMatchObject({ cart_id: null, total_item: 0 });
  });

  test('costs nothing when a sign-in is refused', async () => {
    await add({ order_details: await lines(3) });
    const before = await server.expectSuccess(endpoints.get_cart, guest);
    expect((await server.post(endpoints.login.path, { ...guest, email: 'lea@example.org', password: 'wrong-by-far' })).json).toMatchObject({
      success: false,
    });
    expect(await server.expectSuccess(endpoints.get_cart, guest)).toEqual(before);
  });

  test('changes its destination only within reach', async () => {
    const cart = await fillBasket(server, guest);
    const change = (latitude: number, longitude: number) =>
      server.post(endpoints.change_delivery_address.path, {
        ...guest,
        cart_id: cart.cart_id,
        latitude,
        longitude,
        destination_address: 'Somewhere 1',
        destination_addresses: [RUE_DE_CAROUGE],
      });
    expect((await change(46.2, 6.15)).json).toMatchObject({ success: true, message: 955 });
    expect((await change(46.33, 6.18)).json).toMatchObject({ success: false, error_code: 966 });
    expect((await change(47.37, 8.54)).json).toMatchObject({ success: false, error_code: 558 });
    expect(
      (
        await server.post(endpoints.change_delivery_address.path, {
          cart_unique_token: 'somebody-elses-long-token',
          cart_id: cart.cart_id,
          latitude: 46.2,
          longitude: 6.15,
          destination_address: 'x',
          destination_addresses: [RUE_DE_CAROUGE],
        })
      ).json,
    ).toMatchObject({ error_code: 962 });
  });

  test('speaks the customer’s language', async () => {
    await add({ order_details: await lines(1) });
    const name = async (language: string) => {
      const { json } = await server.post(endpoints.get_cart.path, guest, { 'accept-language': language });
      return (json as { cart: { order_details: { items: { item_name: string }[] }[] } }).cart.order_details[0]?.items[0]?.item_name;
    };
    expect(await name('en')).toEqual(expect.any(String));
    expect(await name('fr-CH, fr;q=0.9')).not.toBe(await name('en'));
    expect(await name('de, en;q=0.5, fr;q=0.1')).toBe(await name('en'));
  });
});
