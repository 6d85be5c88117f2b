import type { CityContent } from '../cities/city-content.ts';
import { ADVERTS } from './adverts.ts';
import { CATEGORIES } from './categories.ts';
import { COURIERS } from './demo-couriers.ts';
import { PROMOS } from './demo-promos.ts';
import { STORES } from './demo-stores.ts';
import { PARCEL_TARIFF, VEHICLES } from './demo-vehicles.ts';
import { GENEVA_GAZETTEER, GENEVA_ROADS } from './geneva/geneva-gazetteer.ts';

/** The demo city, in the words of any city. */
export const DEMO_CITY: CityContent = {
  key: 'geneve',
  prefix: '',
  country: { code: 'CH', name: 'Switzerland', phoneCode: '+41', currencyCode: 'CHF', referralUses: 20 },
  city: {
    name: { en: 'Geneva', fr: 'Genève' }, timezone: 'Europe/Zurich', currencySign: 'CHF', latitude: 46.2044, longitude: 6.1432, radiusMiles: 12,
    serviceFee: 90, serviceTaxPercent: 8.1, cashAccepted: true, parcelTariff: PARCEL_TARIFF, roads: GENEVA_ROADS,
  },
  categories: CATEGORIES, stores: STORES, adverts: ADVERTS, promos: PROMOS, vehicles: VEHICLES, couriers: COURIERS,
  gazetteer: GENEVA_GAZETTEER,
  map: null,
};
