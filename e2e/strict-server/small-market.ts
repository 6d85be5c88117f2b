/** A marketplace with one city, two categories, one store and three dishes, in the specification's fields and no others. */
const idOf = (number: number) => number.toString(16).padStart(24, '0');

export const CITY = { _id: idOf(1), timezone: 'Europe/Zurich' };
export const COUNTRY = { _id: idOf(2), country_phone_code: '+41' };
const PICTURE = '/favicon.svg';
const category = (number: number, delivery_name: string, unique_id: number) => ({
  _id: idOf(number),
  delivery_name,
  delivery_type: 1,
  unique_id,
  icon_url: PICTURE,
  image_url3: PICTURE,
  famous_products_tags: ['Soups'],
  is_visible_in_goeat: true,
});
export const CATEGORIES = [category(3, 'Restaurants', 2), category(4, 'Groceries', 3)];
export const ADVERTS = [
  { image_url: PICTURE, is_ads_redirect_to_store: true, store_id: idOf(5) },
  { image_url: PICTURE, is_ads_redirect_to_store: false, store_id: null },
];
const noCashback = { is_cashback_available: false, cashback_mode: 1, cashback_value: 0 };
const roundTheClock = Array.from({ length: 7 }, (_, day) => ({ day, is_store_open: true, is_store_open_full_time: true, day_time: [] }));

const STORE = {
  _id: idOf(5),
  name: 'The Other Kitchen',
  image_url: PICTURE,
  image_url_web: PICTURE,
  slogan: 'Soup all day',
  promotion_text: '',
  user_rate: 4.5,
  user_rate_count: 12,
  is_store_busy: false,
  is_taking_schedule_order: true,
  is_use_pre_delivery_slots: false,
  is_use_pickup_slots: false,
  is_in_pickup_time: true,
  is_in_delivery_time: true,
  is_provide_delivery: true,
  is_provide_delivery_anywhere: false,
  original_delivery_radius: 5,
  delivery_time: 30,
  delivery_time_max: 45,
  famous_products_tags: ['Soups'],
  favourite: false,
  ...noCashback,
  store_time: roundTheClock,
};
export const LISTED_STORE = { ...STORE, distance: 0.6 };
export const STORE_ON_ITS_PAGE = {
  ...STORE,
  distance: 0.6,
  location: [46.2, 6.145],
  address: 'Rue du Stand 1, 1204 Genève',
  phone: '227001122',
  country_phone_code: '+41',
  email: 'kitchen@example.org',
  user_type: 2,
  max_item_quantity_add_by_user: 20,
  price_rating: 2,
  famous_for: 'Soups',
  item_tax: 0,
  is_provide_pickup_delivery: true,
  is_provide_asap: true,
  schedule_order_create_after_minute: 30,
  slot_time: [],
  pickup_slot_time: [],
};

export const SECTION = {
  _id: { _id: idOf(6), name: 'Soups', unique_id: 1 },
  name: 'Soups',
  store_id: STORE._id,
  unique_id: 1,
  is_visible_in_store: true,
};
const option = (unique_id: number, name: string, price: number, is_default_selected = false) => ({
  unique_id,
  name,
  price,
  is_default_selected,
});
const dish = (number: number, name: string, price: number, specifications: object[] = []) => ({
  _id: idOf(number),
  unique_id: number,
  name,
  details: `${name} of the day`,
  price,
  image_url: [],
  product_id: SECTION._id._id,
  specifications,
  total_item_price: price,
  item_price_without_offer: 0,
  ...noCashback,
});
export const DISHES = [
  dish(7, 'Leek soup', 9.5),
  dish(8, 'Pumpkin soup', 11, [
    {
      unique_id: 31,
      name: 'Topping',
      type: 2,
      range: 0,
      max_range: 2,
      is_required: false,
      default_selected_count: 0,
      list: [option(311, 'Croutons', 1.5), option(312, 'Seeds', 2)],
    },
  ]),
  dish(9, 'Barley soup', 10),
];

export const POSTCODES: Readonly<Record<string, { readonly lat: number; readonly lng: number }>> = {
  1204: { lat: 46.2, lng: 6.145 },
  1205: { lat: 46.195, lng: 6.14 },
  1227: { lat: 46.187, lng: 6.135 },
  3011: { lat: 46.948, lng: 7.4474 },
};
export const DELIVERY_PRICE = 5;
