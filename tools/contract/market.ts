import { randomBytes } from 'node:crypto';
import type { AnswerOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { MenuItem } from '#contract/entities/store.ts';
import { ORDER_TYPE } from '#contract/enumerations.ts';
import { metresBetween } from '#domain/geometry.ts';
import type { Body, Trial } from './trial.ts';

export const ownToken = (): string => randomBytes(24).toString('base64url');
export const idOfNobody = (): string => randomBytes(12).toString('hex');
export const NOBODY = { user_id: null, server_token: null };
const cents = (amount: number) => Math.round(amount * 100) / 100;

type Menu = AnswerOf<typeof endpoints.user_get_store_product_item_list>;
export type Place = { readonly latitude: number; readonly longitude: number };

export type Market = {
  readonly countryId: string;
  readonly phoneCode: string;
  readonly cityId: string;
  readonly categoryId: string;
  readonly place: Place;
  readonly sentPlace: Body;
  readonly menu: Menu;
  readonly item: MenuItem;
  readonly quantity: number;
  readonly address: (type: 'destination' | 'pickup', at?: Place) => Body;
};

export const storeAsked = (market: Pick<Market, 'cityId' | 'categoryId' | 'place'>, who: Body): Body => ({
  city_id: market.cityId,
  store_delivery_id: market.categoryId,
  ...market.place,
  ...who,
});

export function basketBody(market: Market, who: Body, cartId: string | null, quantity = market.quantity): Body {
  const { menu, item } = market;
  const group = menu.products.find(({ items }) => items.some(({ _id }) => _id === item._id));
  const total = cents(item.price * quantity);
  const line = {
    item_id: item._id,
    unique_id: item.unique_id,
    item_name: item.name,
    quantity,
    image_url: item.image_url,
    details: item.details,
    specifications: [],
    item_price: item.price,
    total_specification_price: 0,
    total_item_and_specification_price: total,
    note_for_item: '',
  };
  const section = { product_id: item.product_id, product_name: group?.name ?? '', unique_id: group?.unique_id ?? 0 };
  const { store } = menu;
  const seller = { name: store.name, country_phone_code: store.country_phone_code, phone: store.phone, email: store.email };
  const [latitude, longitude] = store.location;
  return {
    ...who,
    user_type: ORDER_TYPE,
    cart_id: cartId,
    store_id: store._id,
    city_id: market.cityId,
    country_id: market.countryId,
    order_details: quantity === 0 ? [] : [{ ...section, total_item_price: total, items: [line] }],
    destination_addresses: [market.address('destination')],
    pickup_addresses: [{ ...market.address('pickup', { latitude, longitude }), address: store.address, user_details: seller }],
    total_cart_price: total,
    total_item_tax: 0,
  };
}

export const invoiceBody = (market: Market, who: Body): Body => ({
  ...who,
  // Along streets it is further than as the crow flies.
  total_distance: Math.ceil(metresBetween(market.menu.store.location, [market.place.latitude, market.place.longitude]) * 1.35),
  total_time: 600,
  store_id: market.menu.store._id,
  order_type: ORDER_TYPE,
  total_cart_price: cents(market.item.price * market.quantity),
  total_item_count: market.quantity,
  is_user_pick_up_order: false,
  is_web: true,
});

/** A dish that is sold as it is, to anybody; dear ones first, so that few of them are enough. */
const plainDish = ({ products }: Menu): MenuItem | undefined =>
  products
    .flatMap(({ items }) => items)
    .filter(
      (item) =>
        item.is_item_in_stock && item.price > 0 && item.minimum_age == null && item.specifications.every(({ is_required: is }) => !is),
    )
    .toSorted((a, b) => b.price - a.price)[0];

/** Looks around as a guest does, from the cities to a store's menu. Null where no store delivers now. */
export async function findMarket(trial: Trial, who: Body, at: Place | null): Promise<Market | null> {
  await trial.well(endpoints.get_setting_detail, 'the settings', {});
  await trial.well(endpoints.get_country_list, 'the countries', {}, [801]);
  const countries = (await trial.well(endpoints.country_city_list, 'the cities', NOBODY))?.countries ?? [];
  const country = countries.find(({ cities }) => cities.length > 0);
  const city = country?.cities[0];
  if (!country || !city) return null;
  const place = at ?? { latitude: city.location[0], longitude: city.location[1] };
  const near = (await trial.well(endpoints.nearest_place, 'the address at a point', place))?.place;
  const text = near ? `${near.label}, ${near.postcode} ${near.city}` : city.city_name;
  const words = {
    city1: city.city_name,
    city2: '',
    city3: '',
    country: country.country_name ?? '',
    country_code: '',
    country_code_2: '',
    city_code: '',
  };
  const sentPlace = { ...place, address: text, ...words };
  const address: Market['address'] = (type, spot = place) => ({
    delivery_status: 0,
    address_type: type,
    address: text,
    post_code: near?.postcode ?? '',
    city: near?.city ?? city.city_name,
    location: [spot.latitude, spot.longitude],
    note: '',
    user_type: ORDER_TYPE,
    floor: '',
    entry_code: '',
    user_details: { name: 'Contract Trial', country_phone_code: country.country_phone_code, phone: '791234567', email: '' },
  });
  const around = await trial.well(endpoints.get_delivery_list_for_nearest_city, 'the categories around', {
    ...sentPlace,
    delivery_type: 1,
    ...who,
  });
  if (around)
    trial.expect(
      endpoints.get_delivery_list_for_nearest_city,
      'the city is one of those served',
      countries.some(({ cities }) => cities.some(({ _id }) => _id === around.city._id)),
      'a served city',
      around.city._id,
    );
  for (const { _id: categoryId } of around?.deliveries ?? []) {
    const found = { cityId: around?.city._id ?? city._id, categoryId, place };
    const list = await trial.well(endpoints.get_store_list_nearest_city, 'the stores around', storeAsked(found, who), [561, 813]);
    const stores = (list?.stores ?? []).filter((store) => store.is_provide_delivery && !store.is_store_busy && store.delivery_fee !== null);
    for (const { _id } of stores
      .filter((store) => store.first_possible_at !== null && store.is_in_delivery_time && store.is_provide_asap)
      .slice(0, 12)) {
      const menu = await trial.well(endpoints.user_get_store_product_item_list, 'a menu', { store_id: _id, ...place, ...who });
      const item = menu && plainDish(menu);
      if (!menu || !item) continue;
      trial.expect(
        endpoints.user_get_store_product_item_list,
        'it is the store that was asked for',
        menu.store._id === _id,
        _id,
        menu.store._id,
      );
      const most = menu.store.max_item_quantity_add_by_user || 99;
      const quantity = Math.max(2, Math.ceil((menu.store.min_order_price ?? 0) / item.price));
      if (quantity <= most)
        return { ...found, countryId: country._id, phoneCode: country.country_phone_code, sentPlace, menu, item, quantity, address };
    }
  }
  return null;
}
