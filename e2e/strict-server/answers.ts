import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import type { SmallBank } from './small-bank.ts';
import {
  ADVERTS,
  CATEGORIES,
  CITY,
  COUNTRY,
  DELIVERY_PRICE,
  DISHES,
  LISTED_STORE,
  POSTCODES,
  SECTION,
  STORE_ON_ITS_PAGE,
} from './small-market.ts';

type Body = Record<string, unknown>;
type Line = {
  readonly item_id: string;
  readonly quantity: number;
  readonly note_for_item: string;
  readonly item_price: number;
  readonly total_item_and_specification_price: number;
  readonly specifications: readonly { readonly list: readonly { readonly unique_id: number }[] }[];
};
type Entry = { readonly items: readonly Line[] };
type Address = { readonly address: string; readonly post_code: string; readonly location: readonly [number, number] };
export type Basket = {
  cart_id: string;
  order_details: readonly Entry[];
  destination_addresses: readonly Address[];
  pickup_addresses: readonly Address[];
};
type Customer = { readonly _id: string; readonly server_token: string; readonly password: string; readonly email: string } & Body;
export type Ordered = {
  readonly order_id: string;
  readonly customer: string;
  readonly basket: Basket;
  readonly paid: Body;
  readonly sent: Body;
};
type Answer = (body: Body) => Body;

const ok = (fields: Body = {}): Body => ({ success: true, ...fields });
const no = (error_code: number): Body => ({ success: false, error_code });
const without = (body: Body, field: string): Body => Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
/** Metres between two places of a city, as the crow flies. */
const metres = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) => Math.hypot((c - a) * 111_000, (d - b) * 77_000);
const cents = (amount: number) => Math.round(amount * 100) / 100;
const money = (basket: Basket) => cents(basket.order_details.flatMap(({ items }) => items).reduce((sum, line) => sum + priceOf(line), 0));
const count = (basket: Basket) => basket.order_details.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);

/** A card without what only its bank is told. */
const asListed = (card: Body): Body => without(card, 'payment_method');

function priceOf({ item_id, quantity, specifications }: Line): number {
  const dish = DISHES.find(({ _id }) => _id === item_id);
  const offered = (dish?.specifications ?? []) as readonly {
    readonly list: readonly { readonly unique_id: number; readonly price: number }[];
  }[];
  const chosen = new Set(specifications.flatMap(({ list }) => list.map(({ unique_id }) => unique_id)));
  const options = offered
    .flatMap(({ list }) => list)
    .filter(({ unique_id }) => chosen.has(unique_id))
    .reduce((sum, { price }) => sum + price, 0);
  return ((dish?.price ?? 0) + options) * quantity;
}

/** What the small marketplace answers to each call, in the fields that the specification says are read; `complain` hears of what is listed right and says something untrue. */
export function answersOf(bank: SmallBank, complain: (what: string) => void) {
  let made = 1_000;
  const newId = () => (made += 1).toString(16).padStart(24, '0');
  const customers: Customer[] = [];
  const baskets = new Map<string, Basket>();
  const cards = new Map<string, Body[]>();
  const payments = new Map<string, { readonly basket: Basket; readonly holder: string; secret: string | null; paid: Body | null }>();
  const orders: Ordered[] = [];

  const customerOf = ({ user_id, server_token }: Body) => customers.find((one) => one._id === user_id && one.server_token === server_token);
  const holderOf = (body: Body) => customerOf(body)?._id ?? String(body.cart_unique_token);
  const forCustomer =
    (answer: (body: Body, customer: Customer) => Body): Answer =>
    (body) => {
      const customer = customerOf(body);
      return customer ? answer(body, customer) : no(999);
    };
  /** A guest's basket goes with whoever signs in. */
  const letIn = (customer: Customer, token: string) => {
    const guests = baskets.get(token);
    if (guests) baskets.set(customer._id, guests);
    baskets.delete(token);
    return ok({ user: without(customer, 'password') });
  };
  const categories: Answer = () =>
    ok({
      deliveries: CATEGORIES,
      city: CITY,
      country_id: COUNTRY._id,
      ads: ADVERTS,
      currency_sign: 'CHF',
      server_time: new Date().toISOString(),
    });
  const stores: Answer = ({ store_delivery_id }) =>
    ok({
      stores: store_delivery_id === CATEGORIES[0]?._id ? [LISTED_STORE] : [],
      ads: [],
      city_name: 'Geneva',
      server_time: new Date().toISOString(),
    });
  const asStored = (basket: Basket) =>
    basket.order_details.map((entry) => ({
      ...entry,
      product_detail: SECTION,
      items: entry.items.map((line) => ({ ...line, item_details: DISHES.find(({ _id }) => _id === line.item_id) ?? null })),
    }));
  const priced = (basket: Basket, isPickup: boolean, _id: string) => {
    const total_cart_price = money(basket);
    const delivery = isPickup ? 0 : DELIVERY_PRICE;
    return {
      _id,
      promo_payment: 0,
      total_cart_price,
      total_admin_tax_price: 0,
      total_service_price: delivery,
      total_store_tax_price: 0,
      total_item_count: count(basket),
      total_item_price: total_cart_price,
      total_order_price: total_cart_price,
      is_distance_unit_mile: false,
      price_per_unit_distance: 0,
      price_per_unit_time: 0,
      delivery_price: delivery,
      is_promo_for_delivery_service: false,
      user_pay_payment: cents(total_cart_price + delivery),
      goeats_service_fee: 0,
      total_time: 30,
      is_user_pick_up_order: isPickup,
    };
  };
  /** Every number that a client reckons for itself is held against this market's own. */
  const holdAgainst = (call: string, claims: Readonly<Record<string, readonly [claimed: unknown, own: number]>>) => {
    for (const [field, [claimed, own]] of Object.entries(claims))
      if (claimed !== own) complain(`${call}: ${field} is ${JSON.stringify(claimed)} and not ${own}`);
  };

  const answers: Readonly<Record<string, Answer>> = {
    '/api/admin/get_setting_detail': () =>
      ok({ setting: { is_user_login_by_phone: false, is_user_login_by_email: true, is_referral_to_user: false } }),
    '/api/admin/get_country_list': () => ok({ countries: [COUNTRY] }),
    '/api/user/country_city_list': () =>
      ok({ countries: [{ ...COUNTRY, cities: [{ ...CITY, city_name: 'Genève', country_id: COUNTRY._id, location: [46.2, 6.14] }] }] }),
    '/api/admin/get_delivery_list_for_city': ({ city_id }) => (city_id === CITY._id ? ok({ deliveries: CATEGORIES }) : no(811)),
    '/admin/get_address_using_postcode': ({ post_code }) => {
      const location = POSTCODES[String(post_code)];
      return location ? ok({ location }) : no(811);
    },
    '/api/user/register': (body) => {
      const { password, cart_unique_token, first_name, last_name, email, phone, country_phone_code } = body;
      if (customers.some((one) => one.email === email)) return no(502);
      const customer: Customer = {
        _id: newId(),
        server_token: `token-${newId()}`,
        password: String(password),
        email: String(email),
        first_name,
        last_name,
        phone,
        country_phone_code,
        image_url: './default.png',
        is_use_wallet: true,
        user_type: 7,
        favourite_stores: [],
        referral_code: 'SOUP',
      };
      customers.push(customer);
      return letIn(customer, String(cart_unique_token));
    },
    '/api/user/login': ({ email, password, cart_unique_token }) => {
      const customer = customers.find((one) => one.email === email && one.password === password);
      return customer ? letIn(customer, String(cart_unique_token)) : no(512);
    },
    '/api/user/logout': forCustomer((_, customer) => {
      customers.splice(customers.indexOf(customer), 1, { ...customer, server_token: `token-${newId()}` });
      return ok();
    }),
    '/api/user/get_detail': forCustomer(() =>
      ok({ minimum_phone_number_length: 8, maximum_phone_number_length: 12, user: { is_approved: true } }),
    ),
    '/api/user/get_delivery_list_for_nearest_city': categories,
    '/api/user/get_store_list_nearest_city': stores,
    '/api/user/get_store_list': stores,
    '/api/user/user_get_store_product_item_list': ({ store_id }) =>
      store_id === STORE_ON_ITS_PAGE._id
        ? ok({
            products: [{ ...SECTION, items: DISHES }],
            currency: 'CHF',
            store: STORE_ON_ITS_PAGE,
            delivery_name: 'Restaurants',
            city_name: 'Geneva',
            server_time: new Date().toISOString(),
            timezone: CITY.timezone,
          })
        : no(634),
    '/api/user/add_item_in_cart': (body) => {
      const before = baskets.get(holderOf(body));
      const basket = { ...body, cart_id: before?.cart_id ?? newId() } as unknown as Basket;
      holdAgainst('add_item_in_cart', {
        total_cart_price: [body.total_cart_price, money(basket)],
        'the sum of its lines': [
          cents(basket.order_details.flatMap(({ items }) => items).reduce((sum, line) => sum + line.total_item_and_specification_price, 0)),
          money(basket),
        ],
      });
      const isEmpty = basket.order_details.every(({ items }) => items.length === 0);
      if (isEmpty) baskets.delete(holderOf(body));
      else baskets.set(holderOf(body), basket);
      return ok({ cart_id: isEmpty ? null : basket.cart_id, city_id: CITY._id, message: 952 });
    },
    '/api/user/get_cart': (body) => {
      const basket = baskets.get(holderOf(body));
      if (!basket) return ok({ message: 953, cart_id: null, cart: { order_details: [] } });
      const { cart_id, destination_addresses, pickup_addresses } = basket;
      return ok({
        currency: 'CHF',
        cart_id,
        city_id: CITY._id,
        location: STORE_ON_ITS_PAGE.location,
        destination_addresses,
        pickup_addresses,
        store_id: STORE_ON_ITS_PAGE._id,
        cart: { order_details: asStored(basket) },
      });
    },
    '/api/user/clear_cart': (body) => {
      baskets.delete(holderOf(body));
      return ok();
    },
    '/api/user/change_delivery_address': ({ cart_id, destination_addresses }) => {
      const basket = [...baskets.values()].find((one) => one.cart_id === cart_id);
      if (!basket) return no(962);
      basket.destination_addresses = destination_addresses as readonly Address[];
      return ok();
    },
    '/api/user/check_delivery_available': () => ok(),
    '/api/user/get_order_cart_invoice': (body) => {
      const basket = baskets.get(holderOf(body));
      if (!basket) return no(962);
      holdAgainst('get_order_cart_invoice', {
        total_cart_price: [body.total_cart_price, money(basket)],
        total_item_count: [body.total_item_count, count(basket)],
      });
      const isPickup = body.is_user_pick_up_order === true;
      const far = isPickup
        ? 0
        : metres(basket.pickup_addresses[0]?.location ?? [0, 0], basket.destination_addresses[0]?.location ?? [0, 0]);
      if (Number(body.total_distance) < far || (far > 0 && Number(body.total_time) <= 0) || (isPickup && body.total_distance !== 0))
        complain(`get_order_cart_invoice: ${JSON.stringify(body.total_distance)} m for ${Math.round(far)} m`);
      const open = [...payments].find(([, one]) => one.basket.cart_id === basket.cart_id && one.paid === null)?.[0] ?? newId();
      payments.set(open, { basket, holder: holderOf(body), secret: null, paid: null });
      return ok({
        server_time: new Date().toISOString(),
        timezone: CITY.timezone,
        order_payment: priced(basket, isPickup, open),
        store: STORE_ON_ITS_PAGE,
        min_order_price: 0,
        is_provide_pickup_delivery: true,
      });
    },
    '/api/user/get_payment_gateway': forCustomer(() =>
      ok({ wallet: 0, wallet_currency_code: 'CHF', is_cash_payment_mode: true, payment_gateway: [{ _id: CARD_GATEWAY_ID }] }),
    ),
    '/api/user/change_user_wallet_status': forCustomer(() => ok()),
    '/api/user/get_card_list': forCustomer((_, { _id }) => ok({ cards: (cards.get(_id) ?? []).map(asListed) })),
    '/api/user/select_card': forCustomer((body, { _id }) => {
      for (const card of cards.get(_id) ?? []) card.is_default = card._id === body.card_id;
      return ok();
    }),
    '/api/user/get_stripe_add_card_intent': forCustomer(() => ok({ client_secret: `seti_${newId()}_secret` })),
    '/api/user/add_card': forCustomer((body, { _id }) => {
      const known = bank.cardOf(String(body.payment_method));
      if (!known) return no(1014);
      const kept = cards.get(_id)?.find((one) => one.payment_method === body.payment_method);
      if (kept) return ok({ card: asListed(kept), message: 1 });
      const card = {
        _id: newId(),
        last_four: known.last_four,
        card_type: 'visa',
        is_default: !cards.has(_id),
        payment_method: body.payment_method,
      };
      cards.set(_id, [...(cards.get(_id) ?? []), card]);
      return ok({ card: asListed(card), message: 1 });
    }),
    '/api/user/pay_order_payment': forCustomer((body, { _id }) => {
      const payment = payments.get(String(body.order_payment_id));
      if (!payment) return no(548);
      payment.paid = body;
      payment.secret = body.is_payment_mode_cash === true ? null : `pi_${newId()}_secret`;
      return ok(
        payment.secret === null
          ? {}
          : { client_secret: payment.secret, payment_method: (cards.get(_id) ?? []).find((card) => card.is_default)?.payment_method },
      );
    }),
    '/api/user/create_order': forCustomer((body, { _id }) => {
      const payment = payments.get(String(body.order_payment_id));
      if (!payment?.paid) return no(549);
      const made = orders.find((one) => one.sent.order_payment_id === body.order_payment_id);
      if (made) return ok({ order_id: made.order_id, message: 1 });
      if (payment.secret !== null && !bank.confirmed.includes(payment.secret)) return no(549);
      if (body.cart_id !== payment.basket.cart_id) complain('create_order: cart_id is another basket’s');
      const ordered = { order_id: newId(), customer: _id, basket: payment.basket, paid: payment.paid, sent: body };
      orders.push(ordered);
      baskets.delete(_id);
      return ok({ order_id: ordered.order_id, message: 1 });
    }),
    '/api/user/get_orders': forCustomer(() => ok({ order_list: [] })),
    '/api/user/order_history': forCustomer(({ start_date, end_date }) =>
      (start_date === '') === (end_date === '') ? ok({ order_list: [] }) : no(539),
    ),
    '/api/user/get_order_detail': forCustomer(({ order_id }) => {
      const ordered = orders.find((one) => one.order_id === order_id);
      return ordered ? ok({ order: asTracked(ordered), is_confirmation_code_required_at_complete_delivery: false }) : no(652);
    }),
    '/api/user/get_favourite_addresses': forCustomer(() => ok({ favourite_addresses: [] })),
    '/api/user/get_favourite_store_list': forCustomer(() => ok({ favourite_stores: [] })),
  };

  const asTracked = ({ order_id, basket, sent }: Ordered) => ({
    _id: order_id,
    unique_id: orders.length,
    delivery_type: 1,
    order_status: 1,
    order_status_id: 0,
    store_id: STORE_ON_ITS_PAGE._id,
    store_detail: { name: STORE_ON_ITS_PAGE.name, image_url: '' },
    request_id: null,
    request_detail: null,
    date_time: [{ status: 1, date: new Date().toISOString() }],
    cart_detail: {
      order_details: asStored(basket),
      destination_addresses: basket.destination_addresses,
      pickup_addresses: basket.pickup_addresses,
      total_item_tax: 0,
      total_cart_price: money(basket),
    },
    country_detail: { currency_sign: 'CHF' },
    order_payment_detail: priced(basket, sent.is_user_pick_up_order === true, String(sent.order_payment_id)),
    provider_detail: null,
    image_url: [],
    confirmation_code_for_complete_delivery: '',
    confirmation_code_for_pick_up_delivery: '',
    can_cancel: true,
    cancel_charge: 0,
    estimated_at: null,
    latest_at: null,
  });
  return { answers, orders };
}
