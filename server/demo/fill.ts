import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { adverts } from '../database/schema/adverts.ts';
import { categories, cities, countries, vehicles } from '../database/schema/cities.ts';
import { customers } from '../database/schema/customers.ts';
import { couriers } from '../database/schema/rides.ts';
import { items, sections, stores } from '../database/schema/stores.ts';
import { promos } from '../database/schema/promos.ts';
import { marks } from '../database/schema/marks.ts';
import { dishPictureAddress, scenePictureAddress } from '../pictures/picture-address.ts';
import { idFrom } from '../secrets/ids.ts';
import { ADVERTS } from './adverts.ts';
import { CATEGORIES } from './categories.ts';
import { CUSTOMERS } from './demo-customers.ts';
import { fillCustomers } from './fill-customers.ts';
import { COURIERS } from './demo-couriers.ts';
import { PARCEL_TARIFF, VEHICLES } from './demo-vehicles.ts';
import { PROMOS } from './demo-promos.ts';
import { STORES } from './demo-stores.ts';
import type { DemoStore } from './demo-types.ts';
import { slotDays, storeDays } from './week.ts';

export const DEMO_CITY_ID = idFrom('city', 'geneve');
const COUNTRY_ID = idFrom('country', 'ch');
const MARK = 'demo-city';

/** A fingerprint of the demo data, to be found in a database that was filled with it. */
const demoFingerprint = (): string => createHash('sha256').update(JSON.stringify([CATEGORIES, STORES, ADVERTS, PROMOS, CUSTOMERS])).digest('hex').slice(0, 16);

const storeId = (key: string) => idFrom('store', key);
const categoryId = (key: string) => idFrom('category', key);

function storeRow(store: DemoStore): Omit<typeof stores.$inferInsert, 'uniqueId'> {
  return {
    id: storeId(store.key),
    key: store.key,
    cityId: DEMO_CITY_ID,
    categoryId: categoryId(store.category),
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
    email: `${store.key}@example.org`,
    rating: store.rating,
    ratingCount: store.ratingCount,
    priceRating: store.priceRating,
    hours: storeDays(store.hours),
    delivers: store.receiving !== 'pickup',
    pickup: store.receiving !== 'delivery',
    asap: store.asap,
    schedule: store.schedule,
    leadMinutes: store.leadMinutes,
    deliverySlots: store.deliverySlots ? { days: slotDays(store.deliverySlots), minutes: store.deliverySlots.minutes, capacity: store.deliverySlots.capacity } : null,
    pickupSlots: store.pickupSlots ? { days: slotDays(store.pickupSlots), minutes: store.pickupSlots.minutes, capacity: store.pickupSlots.capacity } : null,
    busy: store.busy ?? false,
    open: true,
    minimum: store.minimum ?? null,
    radiusMiles: store.reach === 'everywhere' ? null : store.reach.miles,
    feeBase: store.fee.base,
    feeIncludedKm: store.fee.includedKm,
    feePerKm: store.fee.perKm,
    prepareMinutes: store.prepareMinutes,
    itemTaxPercent: store.itemTaxPercent,
    cashbackMode: store.cashback?.mode ?? null,
    cashbackValue: store.cashback?.value ?? null,
    image: scenePictureAddress(store.scene, 'card'),
    imageWide: scenePictureAddress(store.scene, 'banner'),
  };
}

const sectionRows = (store: DemoStore): Omit<typeof sections.$inferInsert, 'uniqueId'>[] =>
  store.sections.map((section, position) => ({ id: idFrom('section', store.key, section.key), storeId: storeId(store.key), name: section.name, visible: true, position }));

const itemRows = (store: DemoStore): Omit<typeof items.$inferInsert, 'uniqueId'>[] =>
  store.sections.flatMap((section) =>
    section.items.map((item, position) => ({
      id: idFrom('item', store.key, item.key),
      storeId: storeId(store.key),
      sectionId: idFrom('section', store.key, section.key),
      name: item.name,
      details: item.details,
      price: item.price,
      priceBefore: item.was ?? null,
      cashbackMode: item.cashback?.mode ?? null,
      cashbackValue: item.cashback?.value ?? null,
      image: item.picture ? dishPictureAddress(item.picture) : null,
      specifications: (item.specifications ?? []).map((group, groupIndex) => ({
        uniqueId: groupIndex + 1,
        name: group.name,
        type: group.type,
        range: group.range ?? 0,
        max: group.max ?? 0,
        required: group.required ?? false,
        options: group.options.map((option, optionIndex) => ({ uniqueId: optionIndex + 1, name: option.name, price: option.price ?? 0, selected: option.selected ?? false })),
      })),
      diets: item.diets ? [...item.diets] : null,
      allergens: item.allergens ? [...item.allergens] : null,
      soldOut: item.soldOut ?? false,
      position,
    })),
  );

/** Ids of what a promo is for, from its keys. */
function promoTargets(keys: readonly string[]): string[] {
  return keys.map((key) => {
    const [store = '', part] = key.split('/');
    if (part === undefined) return storeId(store);
    const sections = STORES.find((candidate) => candidate.key === store)?.sections ?? [];
    const section = sections[Number(part)];
    return section ? idFrom('section', store, section.key) : idFrom('item', store, part);
  });
}

async function inPieces<Row>(rows: readonly Row[], insert: (rows: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += 200) await insert(rows.slice(start, start + 200));
}

/** Whether the database has customers whose password is published. */
export async function hasDemoAccounts(database: Database): Promise<boolean> {
  const ids = CUSTOMERS.map(({ key }) => idFrom('customer', key));
  return (await database.select({ id: customers.id }).from(customers).where(inArray(customers.id, ids)).limit(1)).length > 0;
}

/**
 * Fills an empty database with the demo city and, unless they are left out, its customers; one that is filled already is
 * left as it is, but that customers who were left out come when they are wanted.
 */
export async function fillWithDemoCity(database: Database, { accounts = true, ...input }: { now: number; passwordCost: number; accounts?: boolean }): Promise<void> {
  const [filled] = await database.select().from(marks).where(eq(marks.key, MARK));
  if (!filled) await fillCity(database);
  await fillCouriers(database);
  await fillVehicles(database);
  if (accounts && !(await hasDemoAccounts(database))) await inTransaction(database, (transaction) => fillCustomers(transaction, input));
}

/** The couriers; those who are there already stay as they are, so that they come to a city that was filled without them. */
async function fillCouriers(database: Database): Promise<void> {
  await database.insert(couriers).values(
    COURIERS.map((courier) => ({
      id: idFrom('courier', courier.key), cityId: DEMO_CITY_ID, firstName: courier.firstName, lastName: courier.lastName, image: '',
      phoneCode: '+41', phone: courier.phone, rating: courier.rating, ratingCount: courier.ratingCount,
    })),
  ).onConflictDoNothing();
}

/** The vehicles and what they ask, likewise; a tariff that is there already stays. */
async function fillVehicles(database: Database): Promise<void> {
  await database.update(cities).set({ parcelTariff: PARCEL_TARIFF }).where(and(eq(cities.id, DEMO_CITY_ID), isNull(cities.parcelTariff)));
  await database.insert(vehicles).values(
    VEHICLES.map(({ key, picture, farthestMetres = null, ...vehicle }, position) => ({
      ...vehicle, id: idFrom('vehicle', key), cityId: DEMO_CITY_ID, farthestMetres, image: dishPictureAddress(picture), position,
    })),
  ).onConflictDoNothing();
}

const fillCity = (database: Database): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await transaction.insert(countries).values({ id: COUNTRY_ID, name: 'Switzerland', phoneCode: '+41', currencyCode: 'CHF', referralUses: 20 });
    await transaction.insert(cities).values({
      id: DEMO_CITY_ID, countryId: COUNTRY_ID, name: { en: 'Geneva', fr: 'Genève' }, timezone: 'Europe/Zurich', currencySign: 'CHF',
      latitude: 46.2044, longitude: 6.1432, radiusMiles: 12, serviceFee: 90, serviceTaxPercent: 8.1, cashAccepted: true,
    });
    await transaction.insert(categories).values(
      CATEGORIES.map((category, position) => ({
        id: categoryId(category.key), cityId: DEMO_CITY_ID, uniqueId: category.uniqueId, name: category.name, deliveryType: category.deliveryType,
        visible: category.visible, image: dishPictureAddress(category.picture), tags: [...category.tags], position,
      })),
    );
    await inPieces(STORES.map(storeRow), (rows) => transaction.insert(stores).values(rows));
    await inPieces(STORES.flatMap(sectionRows), (rows) => transaction.insert(sections).values(rows));
    await inPieces(STORES.flatMap(itemRows), (rows) => transaction.insert(items).values(rows));
    await transaction.insert(adverts).values(
      ADVERTS.map((advert, position) => ({
        id: idFrom('advert', advert.key), cityId: DEMO_CITY_ID, title: advert.title, text: advert.text, image: scenePictureAddress(advert.scene, 'advert'),
        storeId: advert.store === undefined ? null : storeId(advert.store), leadsToCourier: advert.courier ?? false,
        places: advert.places.map((place) => (place === 'landing' ? place : categoryId(place))), position,
      })),
    );
    await transaction.insert(promos).values(
      PROMOS.map((promo) => ({
        id: idFrom('promo', promo.code), code: promo.code, codeFolded: promo.code.toLowerCase(), details: promo.details, appliesTo: promo.appliesTo,
        targetIds: promoTargets(promo.targets ?? []), cityId: promo.otherCity ? idFrom('city', 'lausanne') : DEMO_CITY_ID,
        percent: promo.percent ?? null, amount: promo.amount ?? null, maximumDiscount: promo.maximumDiscount ?? null, minimumItems: promo.minimumItems ?? null,
        startsAt: promo.startsAt ? Date.parse(promo.startsAt) : null, endsAt: promo.endsAt ? Date.parse(promo.endsAt) : null,
        recurrence: promo.recurrence ?? 0, recurrenceRule: promo.recurrenceRule ?? null,
        usesLimit: promo.usesLimit ?? null, usesPerCustomer: promo.usesPerCustomer ?? null, uses: promo.uses ?? 0, firstOrders: promo.firstOrders ?? null, active: !promo.inactive,
      })),
    );
    await transaction.insert(marks).values({ key: MARK, value: demoFingerprint() });
  });
