/** Whether a sent value is what the specification lists. */
type Check = (value: unknown) => boolean;
export type Payload = Readonly<Record<string, Check>>;

const text: Check = (value) => typeof value === 'string';
const words: Check = (value) => typeof value === 'string' && value.trim() !== '';
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const flag: Check = (value) => typeof value === 'boolean';
const is =
  (wanted: unknown): Check =>
  (value) =>
    value === wanted;
const id: Check = (value) => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);
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

/** The fields of a body that are missing or are something else than listed. */
export const misfits = (fields: Payload, body: object): string[] =>
  Object.entries(fields)
    .filter(([name, check]) => !check((body as Record<string, unknown>)[name]))
    .map(([name]) => name);

const someone: Payload = { user_id: maybe, server_token: maybe };
const customer: Payload = { user_id: id, server_token: words };
const basket: Payload = { cart_unique_token: words };
const place: Payload = {
  latitude: number,
  longitude: number,
  address: text,
  city1: text,
  city2: text,
  city3: text,
  country: text,
  country_code: text,
  country_code_2: text,
  city_code: text,
};
const person = object({ name: text, country_phone_code: text, phone: text, email: text });
const address = (type: 'destination' | 'pickup') =>
  object({
    delivery_status: number,
    address_type: is(type),
    address: words,
    post_code: text,
    city: text,
    location: point,
    note: text,
    user_type: number,
    floor: text,
    entry_code: text,
    user_details: person,
  });
const option = object({ unique_id: number, name: words, price: number });
const chosen = object({
  unique_id: number,
  name: words,
  price: number,
  type: number,
  range: number,
  max_range: number,
  list: list(option),
});
const line = object({
  item_id: id,
  unique_id: number,
  item_name: words,
  quantity: number,
  image_url: list(text),
  details: text,
  specifications: list(chosen),
  item_price: number,
  total_specification_price: number,
  total_item_and_specification_price: number,
  note_for_item: text,
});
const entry = object({ product_id: id, product_name: words, unique_id: number, total_item_price: number, items: list(line) });
const stores: Payload = { city_id: id, store_delivery_id: id, latitude: number, longitude: number, ...someone, ...basket };

/** Every call that this server knows, with what the specification lists for it (1-storefront, section 7; 2-account, section 7). */
export const LISTED_PAYLOADS: Readonly<Record<string, Payload>> = {
  '/api/admin/get_setting_detail': {},
  '/api/admin/get_country_list': {},
  '/api/user/country_city_list': {},
  '/api/admin/get_delivery_list_for_city': { city_id: id },
  '/admin/get_address_using_postcode': { post_code: words },
  '/api/user/register': {
    first_name: words,
    last_name: words,
    email: words,
    password: words,
    country_id: id,
    country_phone_code: words,
    phone: words,
    city: is(''),
    address: is(''),
    social_id: is(''),
    login_by: is('manual'),
    referral_code: text,
    image_url: is('./default.png'),
    // A form knows texts only.
    type: (value) => Number(value) === 7,
    ...basket,
  },
  '/api/user/login': { email: words, password: words, login_by: is('manual'), social_id: is(''), ...basket },
  '/api/user/logout': { store_id: id },
  '/api/user/get_detail': customer,
  '/api/user/get_delivery_list_for_nearest_city': { ...place, delivery_type: is(1), ...someone, ...basket },
  '/api/user/get_store_list_nearest_city': stores,
  '/api/user/get_store_list': stores,
  '/api/user/user_get_store_product_item_list': { store_id: id, ...someone, ...basket },
  '/api/user/add_item_in_cart': {
    ...someone,
    ...basket,
    user_type: is(7),
    cart_id: maybe,
    store_id: id,
    city_id: id,
    country_id: id,
    order_details: list(entry),
    destination_addresses: list(address('destination'), 1),
    pickup_addresses: list(address('pickup'), 1),
    total_cart_price: number,
    total_item_tax: number,
  },
  '/api/user/get_cart': { ...someone, ...basket },
  '/api/user/clear_cart': { ...someone, ...basket, cart_id: maybe },
  '/api/user/change_delivery_address': {
    latitude: number,
    longitude: number,
    destination_address: words,
    destination_addresses: list(address('destination'), 1),
    cart_id: id,
  },
  '/api/user/check_delivery_available': { latitude: number, longitude: number, city_id: id },
  '/api/user/get_order_cart_invoice': {
    ...someone,
    ...basket,
    total_distance: number,
    total_time: number,
    store_id: id,
    order_type: is(7),
    total_cart_price: number,
    total_item_count: number,
    is_user_pick_up_order: flag,
    is_web: is(true),
  },
  '/api/user/apply_promo_code': { ...customer, promo_code_name: text, order_payment_id: id },
  '/api/user/get_payment_gateway': { ...customer, city_id: id, ...place },
  '/api/user/change_user_wallet_status': { ...customer, is_use_wallet: flag },
  '/api/user/get_card_list': customer,
  '/api/user/select_card': { ...customer, card_id: id },
  '/api/user/get_stripe_add_card_intent': { payment_id: words },
  '/api/user/add_card': {
    ...customer,
    type: is(7),
    payment_id: words,
    card_expiry_date: (value) => typeof value === 'string' && /^\d\d\/\d\d$/.test(value),
    payment_method: words,
  },
  '/api/user/pay_order_payment': { ...customer, order_payment_id: id, payment_id: words, is_payment_mode_cash: flag },
  '/api/user/create_order': {
    ...customer,
    cart_id: id,
    destination_addresses: list(address('destination'), 1),
    delivery_note: text,
    delivery_user_name: words,
    delivery_user_phone: words,
    is_user_pick_up_order: flag,
    is_schedule_order: flag,
    order_payment_id: id,
    order_start_at: number,
    is_use_pre_delivery_slots: flag,
    slot_start_time: clockOrNone,
    slot_end_time: clockOrNone,
    is_use_pickup_slots: flag,
    pickup_slot_start_time: clockOrNone,
    pickup_slot_end_time: clockOrNone,
  },
  '/api/user/get_orders': customer,
  '/api/user/order_history': { ...customer, start_date: text, end_date: text },
  '/api/user/get_order_detail': { ...customer, order_id: id },
  '/api/user/get_favourite_addresses': customer,
  '/api/user/get_favourite_store_list': customer,
};
