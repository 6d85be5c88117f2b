import {
  CATEGORIES,
  CITY,
  COUNTRY,
  COURIER,
  FEES,
  ITEMS,
  KITCHEN,
  LISTED_STORES,
  MARGOT,
  POSTCODES,
  PRODUCTS,
  PROMO,
  STORES,
  VEHICLES,
} from './market.ts';
import type { SmallBank } from './small-bank.ts';

export type Body = Record<string, unknown>;
type Answer = (body: Body) => Body;
type Point = readonly [number, number];
type Address = { readonly address: string; readonly location: Point; readonly note?: string };
type Line = {
  readonly item_id: string;
  readonly quantity: number;
  readonly total_item_and_specification_price: number;
  readonly specifications: readonly { readonly list: readonly { readonly unique_id: number }[] }[];
};
type Basket = {
  readonly cart_id: string;
  readonly isParcel: boolean;
  readonly order_details: readonly { readonly items: readonly Line[] }[];
  destination_addresses: readonly Address[];
  readonly pickup_addresses: readonly Address[];
};
type Customer = {
  readonly _id: string;
  readonly server_token: string;
  readonly password: string;
  readonly favourite_stores: string[];
} & Body;
type Price = { readonly _id: string; readonly user_pay_payment: number } & Body;
type Payment = { readonly basket: Basket; readonly price: Price; paid: Body | null; secret: string | null };
export type Order = {
  readonly _id: string;
  readonly unique_id: number;
  readonly customer: string;
  readonly basket: Basket;
  readonly price: Price;
  readonly paid: Body;
  readonly sent: Body;
  readonly pictures: number;
  order_status: number;
  delivery_status: number | null;
  readonly date_time: { readonly status: number; readonly date: string }[];
  readonly rides: { readonly status: number; readonly date: string }[];
};

const STATUS = { waiting: 1, accepted: 3, ready: 7, pickedUp: 17, onTheWay: 19, atTheDoor: 21, completed: 25, cancelled: 101 } as const;
const ok = (fields: Body = {}): Body => ({ success: true, ...fields });
const no = (error_code: number): Body => ({ success: false, error_code });
const cents = (amount: number) => Math.round(amount * 100) / 100;
const time = () => new Date().toISOString();
const metres = ([a, b]: Point, [c, d]: Point) => Math.hypot((c - a) * 111_000, (d - b) * 76_500);
const without = (body: Body, ...fields: readonly string[]): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !fields.includes(name)));
const idsOf = (sent: unknown): readonly string[] => (Array.isArray(sent) ? sent : [sent]).map(String);

/** Every call that the specification describes, and what is remembered between them. `complain` hears of what is asked for and could not be meant. */
export function answersOf(bank: SmallBank, complain: (what: string) => void) {
  let made = 100;
  const newId = (of: string) => `${of}-${(made += 1)}`;
  const customers: Customer[] = [];
  const baskets = new Map<string, Basket>();
  const payments = new Map<string, Payment>();
  const cards = new Map<string, (Body & { is_default: boolean })[]>();
  const wallets = new Map<string, number>();
  const addresses = new Map<string, Body[]>();
  const orders: Order[] = [];

  const customerOf = ({ user_id, server_token }: Body) => customers.find((one) => one._id === user_id && one.server_token === server_token);
  const signedIn =
    (answer: (body: Body, customer: Customer) => Body): Answer =>
    (body) => {
      const customer = customerOf(body);
      return customer ? answer(body, customer) : no(999);
    };
  const holderOf = (body: Body) =>
    body.delivery_type === 2 ? String(body.cart_unique_token) : (customerOf(body)?._id ?? String(body.cart_unique_token));
  const told = (customer: Customer) => without(customer, 'password');
  const letIn = (customer: Customer, guest: string) => {
    const begun = baskets.get(guest);
    if (begun) baskets.set(customer._id, begun);
    baskets.delete(guest);
    return ok({ user: told(customer) });
  };
  const cardsOf = (id: string) => cards.get(id) ?? [];
  const makeDefault = (id: string, chosen: unknown) => {
    for (const card of cardsOf(id)) card.is_default = card._id === chosen;
  };
  const listedCard = (card: Body) => without(card, 'payment_method');

  const linesOf = (basket: Basket) => basket.order_details.flatMap(({ items }) => items);
  const itemOf = (line: Line) => ITEMS.find(({ _id }) => _id === line.item_id);
  function costs(line: Line): number {
    const item = itemOf(line);
    const chosen = new Set(line.specifications.flatMap(({ list }) => list.map(({ unique_id }) => unique_id)));
    const options = (item?.specifications ?? []) as readonly { list: readonly { unique_id: number; price: number }[] }[];
    const extra = options.flatMap(({ list }) => list).filter(({ unique_id }) => chosen.has(unique_id));
    return ((item?.price ?? 0) + extra.reduce((sum, { price }) => sum + price, 0)) * line.quantity;
  }
  const goods = (basket: Basket) => cents(linesOf(basket).reduce((sum, line) => sum + costs(line), 0));
  const countOf = (basket: Basket) => linesOf(basket).reduce((sum, { quantity }) => sum + quantity, 0);
  /** What a client computes for itself is held against this market's own. */
  const holdAgainst = (call: string, own: number, ...claimed: readonly unknown[]) => {
    for (const claim of claimed) if (claim !== own) complain(`${call}: ${JSON.stringify(claim)} is not ${own}`);
  };
  const stored = (basket: Basket) =>
    basket.order_details.map((entry) => ({
      ...entry,
      product_detail: KITCHEN,
      items: entry.items.map((line) => ({ ...line, item_details: itemOf(line) })),
    }));
  function priceOf(basket: Basket, service: number, isPickup: boolean, _id: string, promo = 0): Price {
    const total_cart_price = goods(basket);
    return {
      _id,
      promo_payment: promo,
      total_cart_price,
      total_admin_tax_price: 0,
      total_service_price: service,
      total_store_tax_price: 0,
      total_item_count: countOf(basket),
      total_item_price: total_cart_price,
      total_order_price: total_cart_price,
      is_distance_unit_mile: false,
      price_per_unit_distance: 0,
      price_per_unit_time: 0,
      delivery_price: service,
      is_promo_for_delivery_service: false,
      goeats_service_fee: 0,
      user_pay_payment: cents(Math.max(0, total_cart_price + service - promo)),
      total_time: 25,
      is_user_pick_up_order: isPickup,
    };
  }
  /** The basket's open payment, priced anew. */
  function priced(basket: Basket, service: number, isPickup: boolean) {
    const open = [...payments].find(([, one]) => one.basket.cart_id === basket.cart_id && one.paid === null);
    const id = open?.[0] ?? newId('payment');
    const price = priceOf(basket, service, isPickup, id, Number(open?.[1].price.promo_payment ?? 0));
    payments.set(id, { basket, price, paid: null, secret: null });
    return price;
  }
  function holdTheWay(call: string, { total_distance, total_time }: Body, [from]: readonly Address[], [to]: readonly Address[]) {
    const far = from && to ? metres(from.location, to.location) : 0;
    if (Number(total_distance) < far * 0.95 || Number(total_time) <= 0)
      complain(`${call}: ${String(total_distance)} m for ${Math.round(far)} m`);
  }

  const isOver = ({ order_status: status }: Order) => status >= 100 || status === STATUS.completed;
  const statusId = ({ order_status: status }: Order) => (status >= 100 ? 2 : status === STATUS.completed ? 10 : 1);
  const ownOrder = (body: Body, { _id }: Customer) => orders.find((one) => one._id === body.order_id && one.customer === _id);
  const whatMayBeDone = (order: Order) => ({
    can_cancel: order.order_status < STATUS.ready && order.delivery_status === null,
    cancel_charge: 0,
    estimated_at: isOver(order) ? null : new Date(Date.now() + 25 * 60_000).toISOString(),
    latest_at: isOver(order) ? null : new Date(Date.now() + 40 * 60_000).toISOString(),
  });
  /** What does not exist yet is left out. */
  const tracked = (order: Order) => {
    const { basket } = order;
    const hasCourier = order.delivery_status !== null && order.delivery_status >= 11;
    return {
      _id: order._id,
      unique_id: order.unique_id,
      delivery_type: basket.isParcel ? 2 : 1,
      order_status: order.order_status,
      order_status_id: statusId(order),
      ...(basket.isParcel ? {} : { store_id: MARGOT._id, store_detail: { name: MARGOT.name, image_url: '' } }),
      ...(order.delivery_status === null
        ? {}
        : { request_id: `request-${order.unique_id}`, request_detail: { delivery_status: order.delivery_status, date_time: order.rides } }),
      date_time: order.date_time,
      cart_detail: {
        order_details: stored(basket),
        destination_addresses: basket.destination_addresses,
        pickup_addresses: basket.pickup_addresses,
        total_item_tax: 0,
        total_cart_price: goods(basket),
      },
      country_detail: { currency_sign: 'CHF' },
      order_payment_detail: order.price,
      ...(hasCourier ? { provider_detail: COURIER } : {}),
      image_url: [],
      confirmation_code_for_complete_delivery: '4711',
      confirmation_code_for_pick_up_delivery: basket.isParcel ? '0815' : '',
      ...whatMayBeDone(order),
    };
  };
  const nameOf = ({ basket }: Order) => (basket.isParcel ? {} : { store_name: MARGOT.name, store_image: '' });
  const running = (order: Order) => ({
    _id: order._id,
    unique_id: order.unique_id,
    ...nameOf(order),
    currency: 'CHF',
    user_pay_payment: order.price.user_pay_payment,
    order_status: order.order_status,
    delivery_status: order.delivery_status ?? 0,
    delivery_type: order.basket.isParcel ? 2 : 1,
    ...whatMayBeDone(order),
  });
  /** The specification lists no more of an order that has ended. */
  const ended = (order: Order) => ({
    _id: order._id,
    unique_id: order.unique_id,
    ...(order.basket.isParcel ? {} : { store_detail: { name: MARGOT.name, image_url: '' } }),
    currency: 'CHF',
    user_pay_payment: order.price.user_pay_payment,
    completed_at: order.date_time.at(-1)?.date,
    order_status: order.order_status,
    order_status_id: statusId(order),
    ...(order.delivery_status === null ? {} : { request_id: `request-${order.unique_id}` }),
  });

  const stores: Answer = ({ store_delivery_id }) =>
    ok({ stores: store_delivery_id === CATEGORIES[0]?._id ? LISTED_STORES : [], ads: [], city_name: 'Lausanne', server_time: time() });

  const answers: Readonly<Record<string, Answer>> = {
    '/api/admin/get_setting_detail': () =>
      ok({ setting: { is_user_login_by_phone: true, is_user_login_by_email: true, is_referral_to_user: true } }),
    '/api/admin/get_country_list': () => ok({ countries: [COUNTRY] }),
    '/api/user/country_city_list': () =>
      ok({ countries: [{ ...COUNTRY, cities: [{ ...CITY, city_name: 'Lausanne', country_id: COUNTRY._id, location: [46.52, 6.63] }] }] }),
    '/api/admin/get_delivery_list_for_city': ({ city_id }) => (city_id === CITY._id ? ok({ deliveries: CATEGORIES }) : no(811)),
    '/api/admin/check_referral': ({ referral_code }) => (referral_code === 'MARGOT' ? ok() : no(531)),
    '/api/admin/forgot_password': () => ok(),
    '/admin/get_address_using_postcode': ({ post_code }) => {
      const location = POSTCODES[String(post_code)];
      return location ? ok({ location }) : no(811);
    },
    '/api/send_email': () => ok({ message: 5001 }),
    '/api/send_hopper_email': () => ok({ message: 5001 }),
    '/api/send_partner_email': () => ok({ message: 5001 }),
    '/api/user/register': ({ password, cart_unique_token, first_name, last_name, email, phone, country_phone_code }) => {
      if (customers.some((one) => one.email === email)) return no(502);
      const customer: Customer = {
        _id: newId('customer'),
        server_token: newId('token'),
        password: String(password),
        first_name,
        last_name,
        email,
        phone,
        country_phone_code,
        image_url: './default.png',
        user_type: 7,
        is_use_wallet: true,
        favourite_stores: [],
        referral_code: 'ZOE5',
      };
      customers.push(customer);
      return { ...letIn(customer, String(cart_unique_token)), message: 101 };
    },
    '/api/user/login': ({ email, password, cart_unique_token }) => {
      const customer = customers.find((one) => (one.email === email || one.phone === email) && one.password === password);
      return customer ? letIn(customer, String(cart_unique_token)) : no(512);
    },
    '/api/user/logout': signedIn(() => ok({ message: 107 })),
    '/api/user/get_detail': signedIn(() =>
      ok({ minimum_phone_number_length: 9, maximum_phone_number_length: 12, user: { is_approved: true } }),
    ),
    '/api/user/update': signedIn((body, customer) => {
      if (body.old_password !== customer.password) return no(512);
      const { first_name, last_name, email, phone } = body;
      const changed = { ...customer, first_name, last_name, email, phone };
      customers.splice(customers.indexOf(customer), 1, changed);
      return ok({ user: told(changed), message: 103 });
    }),

    '/api/user/get_delivery_list_for_nearest_city': () =>
      ok({ deliveries: CATEGORIES, city: CITY, country_id: COUNTRY._id, ads: [], currency_sign: 'CHF', server_time: time() }),
    '/api/user/get_store_list_nearest_city': stores,
    '/api/user/get_store_list': stores,
    '/api/user/user_get_store_product_item_list': ({ store_id }) => {
      const store = STORES.find(({ _id }) => _id === store_id);
      if (!store) return no(634);
      const products = store._id === MARGOT._id ? PRODUCTS : [];
      const where = { delivery_name: 'Kitchens', city_name: 'Lausanne', server_time: time(), timezone: CITY.timezone };
      return ok({ products, currency: 'CHF', store, ...where });
    },
    '/api/user/check_delivery_available': ({ latitude }) => (Number(latitude) > 46.4 ? ok() : no(558)),

    '/api/user/add_item_in_cart': (body) => {
      const { order_details, destination_addresses, pickup_addresses } = body as Body & Basket;
      const isParcel = body.delivery_type === 2;
      const cart_id = baskets.get(holderOf(body))?.cart_id ?? newId('cart');
      const basket: Basket = { cart_id, isParcel, order_details, destination_addresses, pickup_addresses };
      const lines = cents(linesOf(basket).reduce((sum, line) => sum + line.total_item_and_specification_price, 0));
      if (!isParcel) holdAgainst('add_item_in_cart', goods(basket), body.total_cart_price, lines);
      if (isParcel || linesOf(basket).length > 0) baskets.set(holderOf(body), basket);
      else baskets.delete(holderOf(body));
      return ok({ cart_id, city_id: CITY._id, message: 952 });
    },
    '/api/user/get_cart': (body) => {
      const basket = baskets.get(holderOf(body));
      if (!basket) return ok({ message: 953, cart_id: null, cart: { order_details: [] } });
      const { cart_id, destination_addresses, pickup_addresses } = basket;
      const at = { city_id: CITY._id, location: STORES[1]?.location, store_id: MARGOT._id };
      return ok({ currency: 'CHF', cart_id, ...at, destination_addresses, pickup_addresses, cart: { order_details: stored(basket) } });
    },
    '/api/user/clear_cart': (body) => ok({ message: baskets.delete(holderOf(body)) && 954 }),
    '/api/user/change_delivery_address': ({ cart_id, destination_addresses }) => {
      const basket = [...baskets.values()].find((one) => one.cart_id === cart_id);
      if (!basket) return no(962);
      basket.destination_addresses = destination_addresses as readonly Address[];
      return ok({ message: 955 });
    },
    '/api/user/get_order_cart_invoice': (body) => {
      const basket = baskets.get(holderOf(body));
      if (!basket) return no(962);
      const isPickup = body.is_user_pick_up_order === true;
      holdAgainst('get_order_cart_invoice', goods(basket), body.total_cart_price);
      holdAgainst('get_order_cart_invoice', countOf(basket), body.total_item_count);
      if (isPickup && body.total_distance !== 0) complain('get_order_cart_invoice: a way to what is collected');
      if (!isPickup) holdTheWay('get_order_cart_invoice', body, basket.pickup_addresses, basket.destination_addresses);
      const order_payment = priced(basket, isPickup ? 0 : FEES.delivery, isPickup);
      const offered = { min_order_price: 0, is_provide_pickup_delivery: true };
      return ok({ server_time: time(), timezone: CITY.timezone, order_payment, store: STORES[1], ...offered, message: 113 });
    },
    '/api/store/get_vehicles_list': ({ delivery_type }) => (delivery_type === 2 ? ok({ admin_vehicles: VEHICLES }) : no(813)),
    '/api/user/get_courier_order_invoice': signedIn((body) => {
      const parcel = baskets.get(String(body.cart_unique_token));
      const vehicle = VEHICLES.find(({ _id }) => _id === body.vehicle_id);
      if (!parcel || !vehicle) return no(535);
      holdTheWay('get_courier_order_invoice', body, parcel.pickup_addresses, parcel.destination_addresses);
      const costs = cents(FEES.parcel + (Number(body.total_distance ?? 0) / 1_000) * vehicle.price_per_unit_distance);
      return ok({ server_time: time(), timezone: CITY.timezone, order_payment: priced(parcel, costs, false) });
    }),
    '/api/user/apply_promo_code': signedIn(({ promo_code_name, order_payment_id }) => {
      const payment = payments.get(String(order_payment_id));
      if (!payment) return no(548);
      if (promo_code_name !== '' && promo_code_name !== PROMO.name) return no(546);
      const service = Number(payment.price.delivery_price);
      const order_payment = priceOf(
        payment.basket,
        service,
        payment.price.is_user_pick_up_order === true,
        payment.price._id,
        promo_code_name === '' ? 0 : PROMO.takesOff,
      );
      payments.set(order_payment._id, { ...payment, price: order_payment });
      return ok({ order_payment, message: 197 });
    }),
    '/api/user/get_payment_gateway': signedIn((_, { _id, is_use_wallet }) => {
      const wallet = { wallet: wallets.get(_id) ?? 0, wallet_currency_code: 'CHF', is_use_wallet };
      return ok({ ...wallet, is_cash_payment_mode: true, payment_gateway: [{ _id: CARDS }] });
    }),
    '/api/user/change_user_wallet_status': signedIn(({ is_use_wallet }, customer) => {
      customers.splice(customers.indexOf(customer), 1, { ...customer, is_use_wallet });
      return ok({ message: 115 });
    }),
    '/api/user/pay_order_payment': signedIn((body, { _id }) => {
      const payment = payments.get(String(body.order_payment_id));
      if (!payment) return no(548);
      const isCash = body.is_payment_mode_cash === true;
      Object.assign(payment, { paid: body, secret: isCash ? null : `${newId('pi')}_secret_x` });
      return ok(
        isCash
          ? { message: 116 }
          : { client_secret: payment.secret, payment_method: cardsOf(_id).find((card) => card.is_default)?.payment_method },
      );
    }),
    '/api/user/create_order': signedIn((body, { _id }) => {
      const payment = payments.get(String(body.order_payment_id));
      if (!payment?.paid || (payment.secret !== null && !bank.confirmed.includes(payment.secret))) return no(549);
      const known = orders.find(({ price }) => price._id === payment.price._id);
      if (known) return ok({ order_id: known._id, message: 241 });
      const { basket, price, paid } = payment;
      if (body.cart_id !== basket.cart_id) complain('create_order: cart_id is another basket’s');
      const pictures = Object.keys(body).filter((name) => /^image\d$/.test(name)).length;
      const begins = [{ status: STATUS.waiting, date: time() }];
      const order: Order = {
        _id: newId('order'),
        unique_id: orders.length + 1,
        customer: _id,
        basket,
        price,
        paid,
        sent: body,
        pictures,
        order_status: STATUS.waiting,
        delivery_status: null,
        date_time: begins,
        rides: [],
      };
      orders.push(order);
      for (const [holder, one] of baskets) if (one.cart_id === basket.cart_id) baskets.delete(holder);
      return ok({ order_id: order._id, message: 241 });
    }),

    '/api/user/get_orders': signedIn((_, { _id }) =>
      ok({ order_list: orders.filter((one) => one.customer === _id && !isOver(one)).map(running) }),
    ),
    '/api/user/order_history': signedIn(({ start_date, end_date }, { _id }) =>
      (start_date === '') === (end_date === '')
        ? ok({ order_list: orders.filter((one) => one.customer === _id && isOver(one)).map(ended), message: 117 })
        : no(539),
    ),
    '/api/user/get_order_detail': signedIn((body, customer) => {
      const order = ownOrder(body, customer);
      return order ? ok({ order: tracked(order), is_confirmation_code_required_at_complete_delivery: true }) : no(652);
    }),
    '/api/user/get_provider_location': signedIn((body, customer) =>
      ownOrder(body, customer) ? ok({ provider_location: COURIER.location }) : no(652),
    ),
    '/api/user/user_cancel_order': signedIn((body, customer) => {
      const order = ownOrder(body, customer);
      if (!order) return no(652);
      if (order.order_status === STATUS.cancelled) return ok({ message: 246 });
      if (body.order_status !== order.order_status || !body.cancel_reason) return no(656);
      move(order, { order_status: STATUS.cancelled });
      return ok({ message: 246 });
    }),

    '/api/user/get_card_list': signedIn((_, { _id }) => ok({ cards: cardsOf(_id).map(listedCard) })),
    '/api/user/select_card': signedIn(({ card_id }, { _id }) => {
      makeDefault(_id, card_id);
      return ok();
    }),
    '/api/user/delete_card': signedIn(({ card_id }, { _id }) => {
      const left = cardsOf(_id).filter((card) => card._id !== card_id);
      cards.set(_id, left);
      if (!left.some((card) => card.is_default)) makeDefault(_id, left[0]?._id);
      return ok({ message: 926 });
    }),
    '/api/user/get_stripe_add_card_intent': signedIn(() => ok({ client_secret: `${newId('seti')}_secret_x` })),
    '/api/user/add_card': signedIn(({ payment_method, card_expiry_date }, { _id }) => {
      const known = bank.cardOf(String(payment_method));
      if (!known || !/^\d\d\/\d\d$/.test(String(card_expiry_date))) return no(1014);
      const kept = cardsOf(_id).find((card) => card.payment_method === payment_method);
      if (kept) return ok({ card: listedCard(kept) });
      const card = {
        _id: newId('card'),
        last_four: known.last_four,
        card_type: 'Visa',
        is_default: cardsOf(_id).length === 0,
        payment_method,
      };
      cards.set(_id, [...cardsOf(_id), card]);
      return ok({ card: listedCard(card) });
    }),
    '/api/user/get_stripe_payment_intent_wallet': signedIn(({ amount, card_id }, { _id }) => {
      const card = cardsOf(_id).find((one) => one._id === card_id);
      if (!card || !(Number(amount) > 0)) return no(536);
      return ok({ client_secret: `${newId('pi')}_secret_x`, payment_method: card.payment_method, last_four: card.last_four });
    }),
    '/api/user/add_wallet_amount': signedIn((body, { _id }) => {
      if (!bank.confirmed.includes(String(body.payment_intent_id))) return no(549);
      wallets.set(_id, cents((wallets.get(_id) ?? 0) + Number(body.wallet)));
      return ok({ wallet: wallets.get(_id), message: 114 });
    }),

    '/api/user/add_favourite_store': signedIn(({ store_id }, customer) => {
      const before = customer.favourite_stores;
      before.push(...idsOf(store_id).filter((id) => !before.includes(id)));
      return ok({ favourite_stores: before });
    }),
    '/api/user/remove_favourite_store': signedIn(({ store_id }, customer) => {
      const kept = customer.favourite_stores.filter((id) => !idsOf(store_id).includes(id));
      customer.favourite_stores.splice(0, Infinity, ...kept);
      return ok({ favourite_stores: kept });
    }),
    '/api/user/get_favourite_store_list': signedIn((_, { favourite_stores }) => {
      const kept = STORES.filter(({ _id }) => favourite_stores.includes(_id));
      const listed = ['_id', 'name', 'image_url', 'delivery_time', 'delivery_time_max', 'user_rate', 'user_rate_count'];
      const asListed = (store: Body) => Object.fromEntries(listed.map((field) => [field, store[field]]));
      return ok({ favourite_stores: kept.map(asListed) });
    }),
    '/api/user/get_favourite_addresses': signedIn((_, { _id }) => ok({ favourite_addresses: addresses.get(_id) ?? [] })),
    '/api/user/add_favourite_address': signedIn((body, { _id }) => {
      const sent = without(body, 'user_id', 'server_token', 'cart_unique_token');
      const others = (addresses.get(_id) ?? []).filter((one) => one.address_name !== sent.address_name || one.address !== sent.address);
      addresses.set(_id, [...others, { _id: newId('address'), ...sent }]);
      return ok({ favourite_addresses: addresses.get(_id) });
    }),
    '/api/user/delete_favourite_address': signedIn(({ address_ids }, { _id }) => {
      addresses.set(
        _id,
        (addresses.get(_id) ?? []).filter((one) => !idsOf(address_ids).includes(String(one._id))),
      );
      return ok({ favourite_addresses: addresses.get(_id) });
    }),
  };

  /** What the store and its courier do. */
  function move(order: Order, { order_status, delivery_status }: { readonly order_status?: number; readonly delivery_status?: number }) {
    if (order_status !== undefined) order.date_time.push({ status: (order.order_status = order_status), date: time() });
    if (delivery_status !== undefined) order.rides.push({ status: (order.delivery_status = delivery_status), date: time() });
  }
  return { answers, orders, move };
}

/** The id of the card gateway, which every server has (0-decisions, Wire details). */
const CARDS = '5ca4d1e0c0ffee0000ca4d01';
