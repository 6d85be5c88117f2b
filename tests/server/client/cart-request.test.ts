import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { plainChoice, type CartLine } from '#domain/cart/cart-lines.ts';
import { defaultChoice, problemOf } from '#domain/cart/item-choice.ts';
import type { ServerCart } from '#machines/cart/cart-intent.ts';
import type { Api } from '#src/api/api.ts';
import { NOWHERE } from '#src/api/whereabouts.ts';
import type { Menu } from '#src/api/menu-opening.ts';
import { sendCart, type CartRequest } from '#src/shop/cart/cart-request.ts';
import { destinationOf } from '#src/features/checkout/basket/destination.ts';
import { CAFE_DE_LA_RADE } from '../customer.ts';
import { testServer } from '../test-server.ts';

const { signal } = new AbortController();
const COUNTRY = 'c'.repeat(24);
const CITY = 'd'.repeat(24);
const api = { whereabouts: () => ({ ...NOWHERE, cityId: CITY, countryId: COUNTRY }) } as unknown as Api;

describe('a basket as it is told', () => {
  const server = testServer('postgres');
  let menu: Menu;
  let lines: CartLine[];
  beforeAll(async () => {
    menu = await server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: CAFE_DE_LA_RADE });
    lines = menu.products
      .flatMap(({ items }) =>
        items
          .filter((item) => item.is_item_in_stock && problemOf(item.specifications, defaultChoice(item.specifications)) === null)
          .slice(0, 2),
      )
      .slice(0, 5)
      .map((item, index) => ({
        itemId: item._id,
        quantity: index + 1,
        options: plainChoice(defaultChoice(item.specifications)),
        note: index === 0 ? 'No onions' : '',
      }));
  });

  test('has lines with options among its samples', () => {
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.some(({ options }) => options.length > 0)).toBe(true);
  });

  const tell = (cart: ServerCart | null, told: readonly CartLine[] = lines, known: Menu | null = menu) =>
    sendCart({ api, destination: () => Promise.resolve(null), menu: () => Promise.resolve(known) })(
      { cart, intent: { storeId: CAFE_DE_LA_RADE, lines: told } },
      signal,
    );
  const save = (told: CartRequest, token: string) =>
    server.expectSuccess(endpoints.add_item_in_cart, { cart_unique_token: token, user_type: 7, store_id: CAFE_DE_LA_RADE, ...told });
  /** Entries without what only an answer has. */
  const without = (told: object, own: string) => Object.fromEntries(Object.entries(told).filter(([field]) => field !== own));
  const bare = (cart: ServerCart) =>
    cart.cart.order_details.map((entry) => ({
      ...without(entry, 'product_detail'),
      items: entry.items.map((item) => without(item, 'item_details')),
    }));

  test('says the names, prices, sums and addresses that the server says of it', async () => {
    const told = await tell(null);
    const saved = await save(told, 'told-cart-of-a-guest-1');
    expect(told.order_details).toEqual(bare(saved));
    expect(told).toMatchObject({
      total_cart_price: saved.total_cart_amount,
      total_item_tax: saved.total_item_tax,
      city_id: CITY,
      country_id: COUNTRY,
    });
    expect(told.pickup_addresses).toEqual(saved.pickup_addresses);
    expect(told.destination_addresses).toEqual(saved.destination_addresses);
    expect(destinationOf(saved)).toBeNull();
  });

  test('is told by what the basket itself knows, where the menu is not there', async () => {
    const saved = await save(await tell(null), 'told-cart-of-a-guest-2');
    const more = lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));
    const told = await tell(saved, more, null);
    expect(told).toMatchObject({
      city_id: saved.city_id,
      pickup_addresses: saved.pickup_addresses,
      destination_addresses: saved.destination_addresses,
    });
    expect(told.order_details).toEqual(bare(await save(told, 'told-cart-of-a-guest-2')));
  });

  test('goes with what decides alone where nothing else is known, and is taken just so', async () => {
    const told = await tell(null, lines, null);
    expect(told.order_details).toHaveLength(1);
    expect(told.order_details[0]?.items[0]).toEqual({
      item_id: lines[0]?.itemId,
      quantity: 1,
      note_for_item: 'No onions',
      specifications: expect.any(Array) as unknown,
    });
    expect((await save(told, 'told-cart-of-a-guest-3')).total_item).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
  });

  test('fits into one call however many notes it has', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ ...(lines[0] as CartLine), note: `${index} ${'ä'.repeat(490)}` }));
    const told = await tell(null, many);
    expect(new TextEncoder().encode(JSON.stringify(told)).length).toBeLessThan(262_144);
    expect((await save(told, 'told-cart-of-a-guest-4')).total_item).toBe(200);
  });

  test('is priced by the server, whatever it says', async () => {
    const told = await tell(null);
    const lying = {
      ...told,
      total_cart_price: 0.01,
      total_item_tax: -5,
      order_details: (told.order_details as { items: object[] }[]).map((entry) => ({
        ...entry,
        total_item_price: 0,
        items: entry.items.map((item) => ({ ...item, item_name: 'Given away', item_price: 0, total_item_and_specification_price: 0 })),
      })),
    } as CartRequest;
    const saved = await save(lying, 'told-cart-of-a-guest-5');
    expect(saved.total_cart_amount).toBe(told.total_cart_price);
    expect(JSON.stringify(saved)).not.toContain('Given away');
  });

  test.each([
    ['item_name', 7],
    ['item_name', 'x'.repeat(301)],
    ['image_url', 'one'],
    ['details', {}],
    ['item_price', '9.50'],
    ['unique_id', 'one'],
    ['total_specification_price', 'none'],
  ])('an item’s %s of another form is refused', async (field, value) => {
    const item = { item_id: lines[0]?.itemId, quantity: 1, [field]: value };
    const { status, json } = await server.post(endpoints.add_item_in_cart.path, {
      cart_unique_token: 'told-cart-of-a-guest-6',
      store_id: CAFE_DE_LA_RADE,
      order_details: [{ items: [item] }],
    });
    expect([status, (json.issues as { path: string }[])[0]?.path]).toEqual([400, expect.stringContaining(field)]);
  });
});
