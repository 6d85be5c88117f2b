import { expect, test } from 'vitest';
import { BASKET_BYTES_MAXIMUM } from '#contract/limits.ts';
import { RADE, withFondue } from '#machines/cart/sample-carts.ts';
import { sendCart } from '#src/shop/cart/cart-request.ts';
import { firstDestination } from '#src/shop/cart/first-destination.ts';
import { failed, ok } from '#contract/result.ts';
import { servette } from '#machines/courier-booking/sample-parcel.ts';
import { serverSaying } from '../server-saying.ts';

const place = {
  latitude: 46.2,
  longitude: 6.14,
  address: 'Rue du Mont-Blanc 1, 1201 Genève',
  city1: 'Genève',
  city_code: '1201',
  country: 'Switzerland',
  country_code: 'CH',
};
const item = {
  _id: 'i',
  unique_id: 4,
  name: 'Fondue',
  price: 19,
  item_price_without_offer: 0,
  specifications: [],
  image_url: [],
  details: '',
  is_item_in_stock: true,
};
const menu = {
  store: {
    _id: RADE,
    name: 'La Rade',
    address: 'Quai 3, 1204 Genève',
    location: [46.2, 6.15],
    user_type: 2,
    country_phone_code: '+41',
    phone: '22',
    email: 'r@x',
    item_tax: 2.5,
  },
  products: [{ _id: { _id: 'section', name: 'Cheese', unique_id: 9 }, items: [item] }],
};
const line = { itemId: 'i', quantity: 2, options: [], note: '' };
const intent = { storeId: RADE, lines: [line], destination: null } as never;
const signal = new AbortController().signal;

const told = (but: { cart?: unknown; intent?: unknown; menu?: unknown; place?: unknown } = {}) => {
  const { api } = serverSaying({}, { cityId: 'city', countryId: 'country' });
  const tell = sendCart({
    api,
    destination: () => Promise.resolve((but.place === undefined ? place : but.place) as never),
    menu: () => Promise.resolve((but.menu === undefined ? menu : but.menu) as never),
  });
  return tell({ cart: (but.cart ?? null) as never, intent: (but.intent ?? intent) as never }, signal);
};

test('a first basket is told by the menu: its lines, both ends, city, total and tax', async () => {
  const basket = await told();
  expect(basket).toMatchObject({ city_id: 'city', country_id: 'country', total_cart_price: 38, total_item_tax: 0.95 });
  expect(basket.order_details).toHaveLength(1);
  expect(basket.order_details?.[0]).toMatchObject({
    product_name: 'Cheese',
    total_item_price: 38,
    items: [{ item_id: 'i', item_name: 'Fondue', quantity: 2 }],
  });
  expect(basket.pickup_addresses).toEqual([
    {
      delivery_status: 0,
      address_type: 'pickup',
      address: 'Quai 3',
      post_code: '1204',
      city: 'Genève',
      location: [46.2, 6.15],
      note: '',
      user_type: 2,
      floor: '',
      entry_code: '',
      user_details: { name: 'La Rade', country_phone_code: '+41', phone: '22', email: 'r@x' },
    },
  ]);
  expect(basket.destination_addresses).toEqual([
    {
      delivery_status: 0,
      address_type: 'destination',
      address: place.address,
      post_code: '1201',
      city: 'Genève',
      location: [46.2, 6.14],
      note: '',
      user_type: 7,
      floor: '',
      entry_code: '',
      user_details: { name: '', country_phone_code: '', phone: '', email: '' },
    },
  ]);
});

test('where nobody knows the place, it goes to the store’s own door, named by nobody', async () => {
  const {
    destination_addresses: [at],
    pickup_addresses: [from],
  } = (await told({ place: null })) as { destination_addresses: object[]; pickup_addresses: object[] };
  expect(at).toEqual({
    ...from,
    address_type: 'destination',
    user_type: 7,
    user_details: { name: '', country_phone_code: '', phone: '', email: '' },
  });
});

test('it goes where its customer said, else where the server knows; only a first one asks for a place', async () => {
  const known = {
    ...withFondue,
    destination_addresses: [servette],
    pickup_addresses: [servette],
    total_cart_amount: 40,
    total_item_tax: 1,
  };
  expect((await told({ intent: { ...(intent as object), destination: servette } })).destination_addresses).toEqual([servette]);
  expect((await told({ cart: known })).destination_addresses).toEqual([servette]);
  expect((await told({ cart: { ...known, destination_addresses: [], pickup_addresses: [] } })).destination_addresses).toEqual([
    expect.objectContaining({ address: 'Quai 3' }),
  ]);
});

test('an address without postcode and town stays whole', async () => {
  const {
    pickup_addresses: [from],
  } = (await told({ menu: { ...menu, store: { ...menu.store, address: 'On the lake' } } })) as { pickup_addresses: object[] };
  expect(from).toMatchObject({ address: 'On the lake', post_code: '', city: '' });
});

test('without a menu, names and prices are left unsaid, and tax is as the server computed it for the same store', async () => {
  const basket = await told({ menu: null });
  expect(basket).toMatchObject({ total_cart_price: 0, total_item_tax: 0, pickup_addresses: [], city_id: 'city' });
  const same = { ...withFondue, city_id: 'its own', pickup_addresses: [servette], total_cart_amount: 40, total_item_tax: 1 };
  expect(await told({ menu: null, cart: same })).toMatchObject({ city_id: 'its own', pickup_addresses: [servette] });
  expect(await told({ menu: null, cart: { ...same, store_id: 'another' } })).toMatchObject({ city_id: 'city', pickup_addresses: [] });
});

test('a basket too large for one call is told by what decides alone', async () => {
  const long = { ...item, details: 'x'.repeat(BASKET_BYTES_MAXIMUM) };
  const basket = await told({ menu: { ...menu, products: [{ ...menu.products[0], items: [long] }] } });
  expect(JSON.stringify(basket.order_details).length).toBeLessThan(10_000);
});

test('a first basket goes where one looks around from; else where the device is, if it says so soon', async () => {
  const here = ok(place) as never;
  expect(await firstDestination(place as never, () => Promise.resolve(failed('denied')), signal)).toBe(place);
  expect(await firstDestination(null, () => Promise.resolve(here), signal)).toBe(place);
  expect(await firstDestination(null, () => Promise.resolve(failed('denied')), signal)).toBeNull();
  expect(await firstDestination(null, () => Promise.reject(new Error('no device')), signal)).toBeNull();
  const left = new AbortController();
  const waiting = firstDestination(null, () => new Promise(() => undefined), left.signal);
  left.abort();
  expect(await waiting).toBeNull();
});

const raclette = { ...item, _id: 'k', name: 'Raclette', price: 10 };
const kept = {
  ...withFondue,
  city_id: 'its own',
  pickup_addresses: [servette],
  destination_addresses: [servette],
  total_cart_amount: 40,
  total_item_tax: 2,
  cart: {
    order_details: [
      { product_id: 'drinks', product_name: 'Drinks', unique_id: 8, items: [{ item_id: 'w', item_details: { ...item, _id: 'w' } }] },
      {
        product_id: 'cheese',
        product_name: 'Cheese',
        unique_id: 9,
        items: [
          { item_id: 'k', item_details: raclette },
          { item_id: 'i', item_details: item },
        ],
      },
    ],
  },
};
const linesOf = (...itemIds: string[]) => ({ storeId: RADE, destination: null, lines: itemIds.map((itemId) => ({ ...line, itemId })) });

/** Tells a basket, and says what was asked for beside. */
async function toldAsking(cart: unknown, wish: unknown, today: unknown = menu) {
  const asked: string[] = [];
  const { api } = serverSaying({}, { cityId: 'city', countryId: 'country' });
  const tell = sendCart({
    api,
    destination: () => {
      asked.push('destination');
      return Promise.resolve(null);
    },
    menu: (storeId, itemIds) => {
      expect([storeId, itemIds]).toEqual([RADE, (wish as { lines: { itemId: string }[] }).lines.map(({ itemId }) => itemId)]);
      asked.push('menu');
      return Promise.resolve(today as never);
    },
  });
  return { basket: await tell({ cart: cart as never, intent: wish as never }, signal), asked };
}

test('what the basket itself knows is not asked for: names, prices, tax in its own per cent', async () => {
  const { basket, asked } = await toldAsking(kept, linesOf('i', 'k'));
  expect(asked).toEqual([]);
  expect(basket).toMatchObject({
    city_id: 'its own',
    country_id: 'country',
    pickup_addresses: [servette],
    // 38 and 20, and 2 of 40 is five per cent.
    total_cart_price: 58,
    total_item_tax: 2.9,
    order_details: [{ product_id: 'cheese', product_name: 'Cheese', items: [{ item_name: 'Fondue' }, { item_name: 'Raclette' }] }],
  });
});

test('an item that the basket does not hold is looked up in the menu, and one that the menu lacks is named as it was put in', async () => {
  const { basket, asked } = await toldAsking(
    { ...kept, cart: { order_details: kept.cart.order_details.slice(1) } },
    linesOf('i', 'k', 'new'),
    {
      ...menu,
      products: [
        { _id: { _id: 'other', name: 'Other', unique_id: 3 }, items: [{ ...item, _id: 'x' }] },
        {
          _id: { _id: 'section', name: 'Cheese', unique_id: 9 },
          items: [
            { ...item, _id: 'y', name: 'Tartiflette' },
            { ...item, price: 21 },
          ],
        },
      ],
    },
  );
  expect(asked).toEqual(['menu']);
  const [fromMenu, fromBasket, unknown] = basket.order_details as { product_name?: string; items: object[] }[];
  expect(fromMenu).toMatchObject({ product_name: 'Cheese', items: [{ item_name: 'Fondue', item_price: 21 }] });
  expect(fromBasket).toMatchObject({ items: [{ item_name: 'Raclette', item_price: 10 }] });
  expect(unknown?.items).toEqual([expect.not.objectContaining({ item_name: expect.anything() as unknown })]);
  // 42 and 20 at the menu's tax of today.
  expect(basket).toMatchObject({ total_cart_price: 62, total_item_tax: 1.55 });
});

test('a basket whose store’s door is not known is told by the menu, or without one where no menu comes', async () => {
  const doorless = { ...kept, pickup_addresses: [] };
  const { basket, asked } = await toldAsking(doorless, linesOf('i'));
  expect([asked, basket.pickup_addresses]).toEqual([['menu'], [expect.objectContaining({ address: 'Quai 3' })]]);
  const without = await toldAsking({ ...doorless, destination_addresses: [] }, linesOf('i'), null);
  expect(without.basket).toMatchObject({ pickup_addresses: [], destination_addresses: [], total_cart_price: 38, total_item_tax: 1.9 });
});

test('a server that computed no tax, or nothing at all, has none computed for it', async () => {
  for (const [total_cart_amount, total_item_tax] of [
    [40, undefined],
    [0, 2],
  ])
    expect((await toldAsking({ ...kept, total_cart_amount, total_item_tax }, linesOf('i'))).basket.total_item_tax).toBe(0);
});

test('only a first basket with something in it looks for where its customer is', async () => {
  expect((await toldAsking(null, linesOf('i'))).asked).toEqual(['menu', 'destination']);
  expect((await toldAsking(null, linesOf())).asked).toEqual(['menu']);
  expect((await toldAsking(null, { ...linesOf('i'), destination: servette })).asked).toEqual(['menu']);
  expect((await toldAsking(kept, linesOf('i'))).asked).toEqual([]);
});

test('lines are named as long as they leave room for the rest of the call', async () => {
  const tellWith = async (length: number) => {
    const long = { ...item, details: 'x'.repeat(length) };
    return (await toldAsking(null, linesOf('i'), { ...menu, products: [{ ...menu.products[0], items: [long] }] })).basket.order_details;
  };
  const room = BASKET_BYTES_MAXIMUM - 16_384;
  const rest = JSON.stringify(await tellWith(0)).length;
  expect(JSON.stringify(await tellWith(room - rest - 1))).toHaveLength(room - 1);
  expect(JSON.stringify(await tellWith(room - rest)).length).toBeLessThan(1_000);
});
