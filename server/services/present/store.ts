import { type Language, ROLE } from '#contract/enumerations.ts';
import { QUANTITY } from '#contract/limits.ts';
import type { ListedStore, StoreDetail } from '#contract/entities/store.ts';
import { deliveryFee } from '#domain/pricing/delivery-fee.ts';
import { estimate } from '#domain/pricing/estimate.ts';
import { milesBetween, type Point } from '#domain/geometry.ts';
import { toMajor } from '#domain/money.ts';
import { isOpenAt } from '#domain/schedule/opening.ts';
import { storeAvailabilityAt, type StoreAvailability } from '#domain/schedule/availability-at.ts';
import { isCollectable } from '#domain/schedule/store-rules.ts';
import type { Call } from '#server/call/call.ts';
import { inLanguage } from '#server/database/in-language.ts';
import type { Category, City } from '#server/repositories/cities.ts';
import type { SlotRow } from '#server/repositories/slots.ts';
import type { Store, StoreInPlace } from '#server/repositories/stores.ts';
import { firstPossibleOf, firstPossibleWith } from '../fulfilment/first-possible.ts';
import { reachOf } from '../fulfilment/reach.ts';
import { fewPlacesAmong } from '../fulfilment/slot-places.ts';
import { rulesOf } from '../fulfilment/rules-of-store.ts';
import { ratingFields } from './rating.ts';
import { storePhone } from './store-phone.ts';

export type Onlooker = {
  readonly language: Language;
  readonly now: number;
  readonly at: Point | null;
  /** The time that is asked about, epoch milliseconds; null for now. */
  readonly wantedAt: number | null;
  readonly favourites: ReadonlySet<string>;
};

const twoDecimals = (value: number) => Math.round(value * 100) / 100;

export const tagName = (category: Category, key: string, language: Language): string =>
  inLanguage(category.tags.find((tag) => tag.key === key)?.name, language) || key;

export function openNow(
  store: Store,
  city: City,
  now: number,
): { readonly is_in_pickup_time: boolean; readonly is_in_delivery_time: boolean } {
  const rules = rulesOf({ store, city }, now);
  return {
    is_in_pickup_time: store.pickup && isCollectable(rules, { now, timezone: city.timezone }),
    is_in_delivery_time: store.delivers && isOpenAt(rules.store_time, now, city.timezone),
  };
}

export function presentListedStore(store: Store, category: Category, city: City, onlooker: Onlooker): ListedStore {
  const { language, now, at } = onlooker;
  const place: Point = [store.latitude, store.longitude];
  const reach = at && reachOf({ store, city }, at);
  const times = estimate({
    prepareMinutes: store.prepareMinutes,
    drivingSeconds: store.delivers ? (reach?.drive.seconds ?? 0) : null,
    busy: store.busy,
  });
  const rules = rulesOf({ store, city }, now);
  return {
    _id: store.id,
    name: store.name,
    image_url: store.image,
    image_url_web: store.imageWide,
    slogan: inLanguage(store.slogan, language),
    promotion_text: inLanguage(store.promotion, language),
    ...ratingFields(store),
    price_rating: store.priceRating,
    is_store_busy: store.busy,
    is_taking_schedule_order: rules.is_taking_schedule_order,
    is_provide_asap: rules.is_provide_asap,
    is_use_pre_delivery_slots: rules.is_use_pre_delivery_slots,
    is_use_pickup_slots: rules.is_use_pickup_slots,
    ...openNow(store, city, now),
    is_provide_delivery: rules.is_provide_delivery,
    is_provide_pickup_delivery: rules.is_provide_pickup_delivery,
    is_provide_delivery_anywhere: store.radiusMiles === null,
    original_delivery_radius: store.radiusMiles ?? 0,
    delivery_time: times.about,
    delivery_time_max: times.atTheLatest,
    famous_products_tags: store.tags.map((key) => tagName(category, key, language)),
    favourite: onlooker.favourites.has(store.id),
    is_cashback_available: store.cashbackMode !== null,
    cashback_mode: store.cashbackMode ?? 1,
    cashback_value: cashbackValue(store),
    store_time: rules.store_time,
    schedule_order_create_after_minute: rules.schedule_order_create_after_minute,
    location: [store.latitude, store.longitude],
    distance: at ? twoDecimals(milesBetween(at, place)) : 0,
    delivery_fee: reach?.isWithin ? toMajor(deliveryFee(tariffOf(store), reach.drive.metres)) : null,
    min_order_price: store.minimum === null ? null : toMajor(store.minimum),
  };
}

export async function presentCard(
  call: Call,
  place: StoreInPlace,
  onlooker: Onlooker,
): Promise<ListedStore & { readonly first_possible_at: number | null }> {
  const { store, category, city } = place;
  const card = presentListedStore(store, category, city, onlooker);
  return { ...card, first_possible_at: await firstPossibleOf(call, place, { aboutMinutes: card.delivery_time, at: onlooker.at }) };
}

/** When an order can be had of a store: of now when the first can be there, of a chosen time also whether it can be had then. */
export function standingFor(
  place: StoreInPlace,
  { now, at, wantedAt }: Pick<Onlooker, 'now' | 'at' | 'wantedAt'>,
  aboutMinutes: number,
  slots: readonly SlotRow[],
): Partial<StoreAvailability> & { readonly first_possible_at: number | null; readonly is_store_busy?: boolean } {
  const { store, city } = place;
  const few = fewPlacesAmong(slots, place);
  if (wantedAt === null) return { first_possible_at: firstPossibleWith(place, { aboutMinutes, at, now }, few) };
  const standing = storeAvailabilityAt(rulesOf(place, now), { now, timezone: city.timezone }, wantedAt, few);
  const isWithin = at === null || !store.delivers || reachOf({ store, city }, at).isWithin;
  return { ...standing, is_store_busy: false, first_possible_at: isWithin ? standing.first_possible_at : null };
}

export function presentCardWith(
  place: StoreInPlace,
  onlooker: Onlooker,
  slots: readonly SlotRow[],
): ListedStore & { readonly first_possible_at: number | null } {
  const card = presentListedStore(place.store, place.category, place.city, onlooker);
  return { ...card, ...standingFor(place, onlooker, card.delivery_time, slots) };
}

export function presentStoreDetail(store: Store, category: Category, city: City, onlooker: Onlooker): StoreDetail {
  const rules = rulesOf({ store, city }, onlooker.now);
  const { distance, ...core } = presentListedStore(store, category, city, onlooker);
  return {
    ...core,
    location: [store.latitude, store.longitude],
    distance: onlooker.at ? distance : null,
    address: `${store.address}, ${store.postcode} ${store.town}`,
    ...storePhone(store),
    email: store.email,
    user_type: ROLE.store,
    max_item_quantity_add_by_user: QUANTITY.maximum,
    famous_for: inLanguage(store.famousFor, onlooker.language),
    item_tax: store.itemTaxIncluded ? 0 : store.itemTaxPercent,
    is_tax_included: store.itemTaxIncluded,
    delivery_tax: city.serviceTaxIncluded ? 0 : city.serviceTaxPercent,
    service_fee: toMajor(city.serviceFee),
    slot_time: rules.slot_time,
    pickup_slot_time: rules.pickup_slot_time,
  };
}

export const tariffOf = (store: Store) => ({ base: store.feeBase, includedKm: store.feeIncludedKm, perKm: store.feePerKm });

/** A cashback's value as it travels: percent, or major units. */
export const cashbackValue = (of: { cashbackMode: 1 | 2 | null; cashbackValue: number | null }): number =>
  of.cashbackMode === 2 ? toMajor(of.cashbackValue ?? 0) : (of.cashbackValue ?? 0);
