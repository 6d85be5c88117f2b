import { endpoints } from '../../contract/endpoints.ts';
import { madeId } from '../../tools/fill-country/copy-rows.ts';
import { madeToken } from '../../tools/fill-country/fill-people.ts';

const AROUND = { latitude: 46.1969, longitude: 6.1428 };
/** Open round the clock, so that a run at any hour sells the same. */
const SELLER = 'Snack 24';
const DESTINATION = {
  address_type: 'destination',
  address: 'Rue de Carouge 12, 1205 Genève',
  post_code: '1205',
  city: 'Genève',
  location: [AROUND.latitude, AROUND.longitude],
};
let asked = 0;
/** A number that was not asked before, whoever asks. */
const anew = () => (asked += 1);
const get = (path) => ({ method: 'GET', path });
const post = ({ path }, body) => ({ method: 'POST', path, body });
const customer = (number) => ({ user_id: madeId('c', number), server_token: madeToken(number) });
/** A place of its own for each number, within some hundred metres. */
const near = (number) => ({ latitude: 46.1969 + (number % 997) / 200_000, longitude: 6.1428 + (number % 991) / 200_000 });

/** What a server has to sell, by its own answers. */
async function whatThereIs(ask) {
  const { deliveries } = await ask(post(endpoints.get_delivery_list_for_nearest_city, AROUND));
  const stores = [];
  for (const { _id } of deliveries.filter(({ delivery_type }) => delivery_type === 1))
    stores.push(...((await ask(post(endpoints.get_store_list_nearest_city, { ...AROUND, store_delivery_id: _id }))).stores ?? []));
  const category = deliveries.find(({ unique_id }) => unique_id === 2)._id;
  const storeOf = (name) => stores.find((store) => store.name === name)._id;
  const { products } = await ask(post(endpoints.user_get_store_product_item_list, { store_id: storeOf(SELLER) }));
  const item = products.flatMap(({ items }) => items).find((one) => one.is_item_in_stock && one.specifications.length === 0);
  return { category, storeOf, item };
}

/** Reads that every guest sees alike, screens, what is one's own, and polls: each gives the request of a number. */
export async function readsOf(ask) {
  const { category, storeOf } = await whatThereIs(ask);
  const list = { store_delivery_id: category };
  const cafe = storeOf('Café de la Rade');
  const market = storeOf('Marché du Pont');
  return {
    categories: () => post(endpoints.get_delivery_list_for_nearest_city, AROUND),
    'store list, one place': () => post(endpoints.get_store_list_nearest_city, { ...AROUND, ...list }),
    'store list, many places': (number) => post(endpoints.get_store_list_nearest_city, { ...near(number), ...list }),
    'menu of a restaurant': () => post(endpoints.user_get_store_product_item_list, { store_id: cafe, ...AROUND }),
    'menu of a supermarket': () => post(endpoints.user_get_store_product_item_list, { store_id: market, ...AROUND }),
    'first screen: landing page': () => get('/'),
    'first screen: store list': () => get(`/stores?category=${category}`),
    'first screen: restaurant': () => get(`/geneva/restaurants/cafe-de-la-rade/${cafe}`),
    'first screen: supermarket': () => get(`/geneva/groceries/marche-du-pont/${market}`),
    // Nobody has asked for these addresses before: each is drawn.
    'landing page drawn': () => get(`/?drawn=${anew()}`),
    'store list drawn': () => get(`/stores?category=${category}&drawn=${anew()}`),
    'restaurant drawn': () => get(`/geneva/restaurants/cafe-de-la-rade/${cafe}?drawn=${anew()}`),
    'supermarket drawn': () => get(`/geneva/groceries/marche-du-pont/${market}?drawn=${anew()}`),
    'address search': () => post(endpoints.search_places, { query: 'rue de carouge 1' }),
    'dish search': () => post(endpoints.search_dishes, { query: 'fondue', ...AROUND }),
    'dish search with slips': () => post(endpoints.search_dishes, { query: 'piza margerita', ...AROUND }),
    'store list of a customer': (number) =>
      post(endpoints.get_store_list_nearest_city, { ...AROUND, ...list, ...customer(1 + (number % 900)) }),
    'session poll': (number) => post(endpoints.get_detail, customer(1 + (number % 900))),
    'running orders': (number) => post(endpoints.get_orders, customer(1 + (number % 900))),
    wallet: (number) => post(endpoints.get_payment_gateway, customer(1 + (number % 900))),
    'past orders of thousands': () => post(endpoints.order_history, customer(7)),
  };
}

/** The steps of a purchase in cash; each takes what the step before answered, by the customer's number. */
export async function purchaseOf(ask) {
  const { storeOf, item } = await whatThereIs(ask);
  const basketOf = (quantity) => ({
    store_id: storeOf(SELLER),
    order_details: [{ items: [{ item_id: item._id, quantity }] }],
    destination_addresses: [DESTINATION],
  });
  const paid = { is_user_pick_up_order: false, is_schedule_order: false, order_start_at: 0 };
  return [
    // Most have a basket from another store, or one that they left.
    ['basket emptied', (number) => post(endpoints.clear_cart, customer(number))],
    ['basket begun', (number) => post(endpoints.add_item_in_cart, { ...customer(number), ...basketOf(1) })],
    ['basket changed', (number) => post(endpoints.add_item_in_cart, { ...customer(number), ...basketOf(2) })],
    ['basket', (number) => post(endpoints.get_cart, customer(number))],
    ['invoice', (number) => post(endpoints.get_order_cart_invoice, { ...customer(number), ...paid })],
    [
      'pay in cash',
      (number, { invoice }) =>
        post(endpoints.pay_order_payment, {
          ...customer(number),
          order_payment_id: invoice.order_payment._id,
          payment_id: 'cash',
          is_payment_mode_cash: true,
        }),
    ],
    [
      'order',
      (number, { invoice }) =>
        post(endpoints.create_order, {
          ...customer(number),
          ...paid,
          order_payment_id: invoice.order_payment._id,
          delivery_user_name: 'Ada Load',
          delivery_user_phone: '781000001',
        }),
    ],
  ];
}

/** How often each is asked in a dinner hour, of a hundred. */
export const DINNER = {
  'first screen: landing page': 6,
  'first screen: store list': 5,
  'first screen: restaurant': 6,
  categories: 8,
  'store list, one place': 6,
  'store list, many places': 8,
  'store list of a customer': 4,
  'menu of a restaurant': 10,
  'dish search': 3,
  'address search': 4,
  'session poll': 25,
  'running orders': 15,
};
