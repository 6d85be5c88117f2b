/** Whether a sent value is what the specification lists. */
type Check = (value: unknown) => boolean;
type Payload = Readonly<Record<string, Check>>;

const text: Check = (value) => typeof value === 'string';
const words: Check = (value) => typeof value === 'string' && value.trim() !== '';
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const flag: Check = (value) => typeof value === 'boolean';
const is =
  (wanted: unknown): Check =>
  (value) =>
    value === wanted;
const id: Check = (value) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
/** Nothing yet, or a word of the server's own. */
const maybe: Check = (value) => value === null || text(value);
const point: Check = (value) => Array.isArray(value) && value.length === 2 && value.every(number);
const object =
  (fields: Payload): Check =>
  (value) =>
    typeof value === 'object' && value !== null && misfits(fields, value).length === 0;
const list =
  (item: Check, most = 200): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(item);
const clockOrNone: Check = (value) => typeof value === 'string' && /^(\d\d:\d\d)?$/.test(value);

const misfits = (fields: Payload, body: object): string[] =>
  Object.entries(fields)
    .filter(([name, check]) => !check((body as Record<string, unknown>)[name]))
    .map(([name]) => name);
const present: Check = (value) => value !== undefined;
const all = (check: Check, names: string): Payload => Object.fromEntries(names.split(' ').map((name) => [name, check]));
/** Fields of which it is enough that they are sent. */
const sent = (names: string): Payload => all(present, names);

const someone: Payload = { user_id: maybe, server_token: maybe };
const customer: Payload = { user_id: id, server_token: words };
const basket: Payload = { cart_unique_token: words };
const place: Payload = {
  ...all(number, 'latitude longitude'),
  ...all(text, 'address city1 city2 city3 country country_code country_code_2 city_code'),
};
const person = object(all(text, 'name country_phone_code phone email'));
const address = (type: 'destination' | 'pickup') =>
  object({
    ...all(number, 'delivery_status user_type'),
    ...all(text, 'post_code city note floor entry_code'),
    address_type: is(type),
    address: words,
    location: point,
    user_details: person,
  });
const ends: Payload = { destination_addresses: list(address('destination'), 1), pickup_addresses: list(address('pickup'), 1) };
const option = object({ name: words, ...all(number, 'unique_id price') });
const chosen = object({ name: words, ...all(number, 'unique_id price type range max_range'), list: list(option) });
const line = object({
  item_id: id,
  item_name: words,
  ...all(number, 'unique_id quantity item_price total_specification_price total_item_and_specification_price'),
  ...all(text, 'details note_for_item'),
  image_url: list(text),
  specifications: list(chosen),
});
const entry = object({ product_id: id, product_name: words, unique_id: number, total_item_price: number, items: list(line) });
const stores: Payload = { city_id: maybe, store_delivery_id: id, latitude: number, longitude: number, ...someone, ...basket };

/** What the specification lists for each call (1-storefront, section 7; 2-account, section 7). */
const LISTED: Readonly<Record<string, Payload>> = {
  get_setting_detail: {},
  get_country_list: {},
  country_city_list: {},
  get_delivery_list_for_city: { city_id: id },
  get_address_using_postcode: { post_code: words },
  register: {
    ...all(words, 'first_name last_name email password country_phone_code phone'),
    ...all(is(''), 'city address social_id'),
    country_id: id,
    login_by: is('manual'),
    referral_code: text,
    image_url: is('./default.png'),
    // A form knows texts only.
    type: (value) => Number(value) === 7,
    ...basket,
  },
  check_referral: sent('country_phone_code referral_code type'),
  forgot_password: sent('email type'),
  update: { ...customer, ...sent('phone email new_password first_name last_name social_id login_by old_password') },
  login: { email: words, password: words, login_by: is('manual'), social_id: is(''), ...basket },
  logout: { store_id: id },
  get_detail: customer,
  get_delivery_list_for_nearest_city: { ...place, delivery_type: is(1), ...someone, ...basket },
  get_store_list_nearest_city: stores,
  get_store_list: stores,
  user_get_store_product_item_list: { store_id: id, ...someone, ...basket },
  add_item_in_cart: {
    ...someone,
    ...basket,
    ...ends,
    ...all(id, 'store_id city_id country_id'),
    ...all(number, 'total_cart_price total_item_tax'),
    user_type: is(7),
    cart_id: maybe,
    order_details: list(entry),
  },
  get_cart: { ...someone, ...basket },
  clear_cart: { ...someone, ...basket, cart_id: maybe },
  change_delivery_address: {
    ...all(number, 'latitude longitude'),
    destination_address: words,
    destination_addresses: list(address('destination'), 1),
    cart_id: id,
  },
  check_delivery_available: { latitude: number, longitude: number, city_id: id },
  get_order_cart_invoice: {
    ...someone,
    ...basket,
    ...all(number, 'total_distance total_time total_cart_price total_item_count'),
    store_id: id,
    order_type: is(7),
    is_user_pick_up_order: flag,
    is_web: is(true),
  },
  apply_promo_code: { ...customer, promo_code_name: text, order_payment_id: id },
  get_payment_gateway: { ...customer, city_id: id, ...place },
  change_user_wallet_status: { ...customer, is_use_wallet: flag },
  get_card_list: customer,
  select_card: { ...customer, card_id: id },
  get_stripe_add_card_intent: { payment_id: words },
  add_card: {
    ...customer,
    type: is(7),
    payment_id: words,
    card_expiry_date: (value) => typeof value === 'string' && /^\d\d\/\d\d$/.test(value),
    payment_method: words,
  },
  pay_order_payment: { ...customer, order_payment_id: id, payment_id: words, is_payment_mode_cash: flag },
  create_order: {
    ...customer,
    ...all(id, 'cart_id order_payment_id'),
    ...all(words, 'delivery_user_name delivery_user_phone'),
    ...all(flag, 'is_user_pick_up_order is_schedule_order is_use_pre_delivery_slots is_use_pickup_slots'),
    ...all(clockOrNone, 'slot_start_time slot_end_time pickup_slot_start_time pickup_slot_end_time'),
    destination_addresses: list(address('destination'), 1),
    delivery_note: text,
    order_start_at: number,
  },
  get_orders: customer,
  order_history: { ...customer, start_date: text, end_date: text },
  get_order_detail: { ...customer, order_id: id },
  get_favourite_addresses: customer,
  get_favourite_store_list: customer,
  get_provider_location: { ...customer, order_id: id, provider_id: present },
  user_cancel_order: { ...customer, order_id: id, order_status: number, cancel_reason: words },
  get_vehicles_list: { delivery_type: is(2), city_id: id },
  get_courier_order_invoice: {
    ...customer,
    ...basket,
    ...sent('total_distance total_time store_id order_type total_cart_price total_item_count is_user_pick_up_order'),
    ...all(id, 'city_id country_id vehicle_id'),
  },
  delete_card: { ...customer, card_id: id },
  get_stripe_payment_intent_wallet: { ...customer, ...sent('wallet payment_id card_id amount type') },
  add_wallet_amount: { ...customer, ...sent('wallet payment_id payment_intent_id type') },
  add_favourite_store: sent('user_id store_id'),
  remove_favourite_store: { ...customer, store_id: present },
  add_favourite_address: {
    ...customer,
    ...sent('latitude longitude country country_code address_name address floor entry_code comment'),
  },
  delete_favourite_address: { ...customer, address_ids: list(id) },
  send_email: { email: words },
  send_hopper_email: sent('name email password snames mobile address'),
  send_partner_email: sent('name email password snames mobile address delivery_type companyName postal_code'),
};
/** A parcel is in no store and has no lines. */
const OF_A_PARCEL: Readonly<Record<string, Payload>> = {
  add_item_in_cart: {
    ...customer,
    ...basket,
    ...sent('user_type store_id order_details total_item_tax total_cart_price'),
    ...ends,
  },
  get_cart: { ...customer, ...basket },
  create_order: {
    ...customer,
    ...sent('cart_id delivery_note delivery_user_name delivery_user_phone is_user_pick_up_order is_schedule_order'),
  },
  pay_order_payment: { ...customer, ...sent('order_payment_id payment_id is_payment_mode_cash delivery_type store_delivery_id') },
};

/** The fields of a call's body that are missing or are something else than listed. A form knows texts only, and leaves out what is nobody's. */
export function unlisted(call: string, body: Readonly<Record<string, unknown>>, isForm: boolean): readonly string[] {
  const fields = (body.delivery_type === undefined || call.includes('list') ? undefined : OF_A_PARCEL[call]) ?? LISTED[call] ?? {};
  return isForm ? Object.keys(fields).filter((name) => !(name in body)) : misfits(fields, body);
}
