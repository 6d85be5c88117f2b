/** A marketplace in Lausanne with two stores and parcels: everything that it has, in the specification's fields. Its ids are words of its own. */
export const CITY = { _id: 'lausanne', timezone: 'Europe/Zurich' };
export const COUNTRY = { _id: 'switzerland', country_phone_code: '+41' };

const category = (unique_id: number, delivery_name: string, delivery_type: 1 | 2, is_visible_in_goeat = true) => ({
  _id: `category-${unique_id}`,
  delivery_name,
  delivery_type,
  unique_id,
  icon_url: '/icon-192.png',
  image_url3: '/icon-192.png',
  famous_products_tags: delivery_type === 1 ? ['Soups'] : [],
  is_visible_in_goeat,
});
export const CATEGORIES = [category(2, 'Kitchens', 1), category(5, 'Parcels', 2), category(6, 'Wholesale', 1, false)];

const daily = (day_time: readonly object[]) =>
  Array.from({ length: 7 }, (_, day) => ({ day, is_store_open: day_time.length > 0, is_store_open_full_time: false, day_time }));
/** Not a minute is left out, and nothing is open 'full time'. */
const ALWAYS = daily([{ store_open_time: '00:00', store_close_time: '00:00' }]);

const listed = {
  image_url: '',
  promotion_text: '',
  is_store_busy: false,
  is_use_pre_delivery_slots: false,
  is_use_pickup_slots: false,
  is_in_pickup_time: true,
  is_in_delivery_time: true,
  is_provide_delivery: true,
  is_provide_delivery_anywhere: false,
  original_delivery_radius: 4,
  delivery_time: 25,
  delivery_time_max: 40,
  famous_products_tags: ['Soups'],
  favourite: false,
  is_cashback_available: false,
  cashback_mode: 1,
  cashback_value: 0,
};
export const MARGOT = {
  ...listed,
  _id: 'kitchen-of-margot-no-001',
  name: 'Chez Margot',
  slogan: 'What the market had this morning',
  distance: 0.4,
  user_rate: 4.6,
  user_rate_count: 31,
  is_taking_schedule_order: true,
  store_time: ALWAYS,
};
const NEVER_OPEN = {
  ...listed,
  _id: 'kitchen-of-gustav-no-002',
  name: 'Gustav’s Grill',
  slogan: '',
  distance: 0.9,
  user_rate: 0,
  user_rate_count: 0,
  is_taking_schedule_order: false,
  store_time: daily([]),
};
export const LISTED_STORES = [NEVER_OPEN, MARGOT];

const inFull = {
  location: [46.5207, 6.6323],
  address: 'Rue du Pont 3, 1003 Lausanne',
  phone: '213110011',
  country_phone_code: '+41',
  email: 'margot@example.org',
  user_type: 2,
  max_item_quantity_add_by_user: 10,
  price_rating: 2,
  famous_for: 'Soups',
  item_tax: 0,
  is_provide_pickup_delivery: true,
  is_provide_asap: true,
  schedule_order_create_after_minute: 30,
  slot_time: [],
  pickup_slot_time: [],
};
export const STORES = LISTED_STORES.map((store) => ({ ...store, ...inFull }));

const group = (unique_id: number, name: string) => ({
  _id: { _id: `group-${unique_id}`, name, unique_id },
  name,
  store_id: MARGOT._id,
  unique_id,
  is_visible_in_store: true,
});
export const KITCHEN = group(1, 'From the stove');
const DRINKS = group(2, 'To drink');

const item = (of: typeof KITCHEN, unique_id: number, name: string, price: number, specifications: object[] = [], more: object = {}) => ({
  _id: `item-${unique_id}`,
  unique_id,
  name,
  details: '',
  price,
  image_url: [],
  product_id: of._id._id,
  specifications,
  total_item_price: price,
  is_cashback_available: false,
  cashback_mode: 1,
  cashback_value: 0,
  ...more,
});
const bread = {
  unique_id: 71,
  name: 'Bread',
  type: 1,
  range: 1,
  max_range: 1,
  is_required: true,
  default_selected_count: 1,
  list: [
    { unique_id: 711, name: 'Rye', price: 0, is_default_selected: true },
    { unique_id: 712, name: 'Brioche', price: 1.2, is_default_selected: false },
  ],
};
/** Neither a least nor a most. */
const toppings = {
  unique_id: 72,
  name: 'On top',
  type: 2,
  is_required: false,
  default_selected_count: 0,
  list: [{ unique_id: 721, name: 'Gruyère', price: 1.5, is_default_selected: false }],
};
export const ITEMS = [
  item(KITCHEN, 11, 'Onion soup', 12.4, [bread, toppings]),
  item(KITCHEN, 12, 'Leek tart', 9.9, [], { item_price_without_offer: 12 }),
  item(DRINKS, 21, 'Cider', 5.5),
];
export const PRODUCTS = [KITCHEN, DRINKS].map((of) => ({ ...of, items: ITEMS.filter(({ product_id }) => product_id === of._id._id) }));

export const POSTCODES: Readonly<Record<string, { readonly lat: number; readonly lng: number }>> = {
  1003: { lat: 46.5207, lng: 6.6323 },
  1006: { lat: 46.5118, lng: 6.6378 },
  1004: { lat: 46.5274, lng: 6.6184 },
};

export const VEHICLES = [
  { _id: 'bike', vehicle_name: 'Bicycle', price_per_unit_distance: 2, description: 'Up to 5 kg', image_url: '' },
  { _id: 'van', vehicle_name: 'Van', price_per_unit_distance: 4.5, description: 'Up to 300 kg' },
];
export const COURIER = {
  _id: 'courier-1',
  first_name: 'Sami',
  last_name: 'Weber',
  image_url: '',
  location: [46.516, 6.634] as const,
  user_rate: 4.9,
  user_rate_count: 210,
};
export const FEES = { delivery: 4.5, parcel: 6 };
export const PROMO = { name: 'SOUPE5', takesOff: 5 };
