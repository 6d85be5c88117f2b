import type { items, sections, stores } from '../database/schema/stores.ts';
import { dishPictureAddress, scenePictureAddress } from '../pictures/picture-address.ts';
import { idFrom } from '../secrets/ids.ts';
import type { ItemContent, SlotsContent, StoreContent } from './store-content.ts';
import { slotDays, storeDays } from './week.ts';

export type StorePlace = { readonly cityId: string; readonly prefix: string };

type Row<Table extends { $inferInsert: object }> = Omit<Table['$inferInsert'], 'uniqueId'>;

export const storeIdOf = ({ prefix }: Pick<StorePlace, 'prefix'>, key: string): string => idFrom('store', prefix + key);
export const categoryIdOf = ({ prefix }: Pick<StorePlace, 'prefix'>, key: string): string => idFrom('category', prefix + key);
export const sectionIdOf = ({ prefix }: Pick<StorePlace, 'prefix'>, store: string, key: string): string =>
  idFrom('section', prefix + store, key);
export const itemIdOf = ({ prefix }: Pick<StorePlace, 'prefix'>, store: string, key: string): string => idFrom('item', prefix + store, key);

const slotsOf = (slots: SlotsContent | undefined) =>
  slots ? { days: slotDays(slots), minutes: slots.minutes, capacity: slots.capacity } : null;

export const storeRow = (place: StorePlace, store: StoreContent): Row<typeof stores> => ({
  id: storeIdOf(place, store.key),
  key: place.prefix + store.key,
  cityId: place.cityId,
  categoryId: categoryIdOf(place, store.category),
  name: store.name,
  slogan: store.slogan,
  promotion: store.promotion ?? null,
  famousFor: store.famousFor,
  tags: [...store.tags],
  address: store.address.street,
  postcode: store.address.postcode,
  town: store.address.city,
  latitude: store.address.latitude,
  longitude: store.address.longitude,
  phone: store.phone,
  email: store.email ?? `${store.key}@example.org`,
  rating: store.rating,
  ratingCount: store.ratingCount,
  ratingSpread: store.ratingSpread ?? null,
  reviews: (store.reviews ?? []).map(({ by, stars, on, language, text }) => ({
    name: by,
    stars,
    text,
    language,
    at: Date.parse(`${on}T12:00:00Z`),
  })),
  priceRating: store.priceRating,
  hours: storeDays(store.hours),
  delivers: store.receiving !== 'pickup',
  pickup: store.receiving !== 'delivery',
  asap: store.asap,
  schedule: store.schedule,
  leadMinutes: store.leadMinutes,
  deliverySlots: slotsOf(store.deliverySlots),
  pickupSlots: slotsOf(store.pickupSlots),
  busy: store.busy ?? false,
  open: true,
  minimum: store.minimum ?? null,
  radiusMiles: store.reach === 'everywhere' ? null : store.reach.miles,
  feeBase: store.fee.base,
  feeIncludedKm: store.fee.includedKm,
  feePerKm: store.fee.perKm,
  prepareMinutes: store.prepareMinutes,
  itemTaxPercent: store.itemTaxPercent,
  itemTaxIncluded: store.taxIncluded ?? false,
  vatNumber: store.vatNumber ?? '',
  cashbackMode: store.cashback?.mode ?? null,
  cashbackValue: store.cashback?.value ?? null,
  image: scenePictureAddress(store.scene, 'card'),
  imageWide: scenePictureAddress(store.scene, 'banner'),
});

export const sectionRows = (place: StorePlace, store: StoreContent): Row<typeof sections>[] =>
  store.sections.map((section, position) => ({
    id: sectionIdOf(place, store.key, section.key),
    storeId: storeIdOf(place, store.key),
    name: section.name,
    visible: true,
    position,
  }));

const specificationsOf = ({ specifications = [] }: ItemContent) =>
  specifications.map(({ name, type, range = 0, max = 0, required = false, options }, groupIndex) => ({
    uniqueId: groupIndex + 1,
    name,
    type,
    range,
    max,
    required,
    options: options.map((option, optionIndex) => ({
      uniqueId: optionIndex + 1,
      name: option.name,
      price: option.price ?? 0,
      selected: option.selected ?? false,
      ...(option.minimumAge !== undefined && { minimumAge: option.minimumAge }),
    })),
  }));

export const itemRows = (place: StorePlace, store: StoreContent): Row<typeof items>[] =>
  store.sections.flatMap((section) =>
    section.items.map((item, position) => ({
      id: itemIdOf(place, store.key, item.key),
      storeId: storeIdOf(place, store.key),
      sectionId: sectionIdOf(place, store.key, section.key),
      name: item.name,
      details: item.details,
      price: item.price,
      priceBefore: item.was ?? null,
      cashbackMode: item.cashback?.mode ?? null,
      cashbackValue: item.cashback?.value ?? null,
      image: item.picture ? dishPictureAddress(item.picture) : null,
      specifications: specificationsOf(item),
      diets: item.diets ? [...item.diets] : null,
      allergens: item.allergens ? [...item.allergens] : null,
      minimumAge: item.minimumAge ?? null,
      soldOut: item.soldOut ?? false,
      position,
    })),
  );
