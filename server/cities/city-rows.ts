import { foldCode } from '#domain/pricing/promo.ts';
import { createHash } from 'node:crypto';
import { dishPictureAddress, scenePictureAddress } from '../pictures/picture-address.ts';
import type { CityRows } from '../repositories/write-city.ts';
import { idFrom } from '../secrets/ids.ts';
import type { CityContent, PromoContent } from './city-content.ts';
import { categoryIdOf, itemIdOf, itemRows, sectionIdOf, sectionRows, storeIdOf, storeRow } from './store-rows.ts';

export const cityIdOf = (key: string): string => idFrom('city', key);
export const countryIdOf = (code: string): string => idFrom('country', code.toLowerCase());

const promoTargets = ({ prefix, stores }: CityContent, keys: readonly string[]): string[] =>
  keys.map((key) => {
    const [store = '', part] = key.split('/');
    if (part === undefined) return storeIdOf({ prefix }, store);
    const section = stores.find((candidate) => candidate.key === store)?.sections[Number(part)];
    return section ? sectionIdOf({ prefix }, store, section.key) : itemIdOf({ prefix }, store, part);
  });

const instantOf = (text: string | undefined): number | null => (text === undefined ? null : Date.parse(text));

const promoRow = (content: CityContent, promo: PromoContent) => ({
  id: idFrom('promo', content.prefix + promo.code),
  code: promo.code,
  codeFolded: foldCode(promo.code),
  details: promo.details,
  appliesTo: promo.appliesTo,
  targetIds: promoTargets(content, promo.targets ?? []),
  cityId: cityIdOf(promo.city ?? content.key),
  percent: promo.percent ?? null,
  amount: promo.amount ?? null,
  maximumDiscount: promo.maximumDiscount ?? null,
  minimumItems: promo.minimumItems ?? null,
  startsAt: instantOf(promo.startsAt),
  endsAt: instantOf(promo.endsAt),
  recurrence: promo.recurrence ?? 0,
  recurrenceRule: promo.recurrenceRule ?? null,
  usesLimit: promo.usesLimit ?? null,
  usesPerCustomer: promo.usesPerCustomer ?? null,
  uses: promo.uses ?? 0,
  firstOrders: promo.firstOrders ?? null,
  active: !promo.inactive,
});

export const gazetteerRow = ({ key, gazetteer, map }: Pick<CityContent, 'key' | 'gazetteer' | 'map'>) => ({
  cityId: cityIdOf(key),
  digest: createHash('sha256')
    .update(JSON.stringify([gazetteer, map]))
    .digest('hex'),
  content: gazetteer,
  map,
});

export function rowsOfCity(content: CityContent): CityRows {
  const { country, city, prefix, stores } = content;
  const cityId = cityIdOf(content.key);
  const place = { cityId, prefix };
  const { cancelCharge, ...facts } = city;
  return {
    country: {
      id: countryIdOf(country.code),
      code: country.code,
      name: country.name,
      phoneCode: country.phoneCode,
      currencyCode: country.currencyCode,
      referralUses: country.referralUses,
      referralReward: country.referralReward ?? 100,
    },
    city: {
      ...facts,
      id: cityId,
      countryId: countryIdOf(country.code),
      serviceTaxIncluded: facts.serviceTaxIncluded ?? false,
      operator: facts.operator ?? null,
      cancelChargeType: cancelCharge?.type ?? (2 as const),
      cancelChargeValue: cancelCharge?.value ?? 500,
      problemAtOnce: facts.problemAtOnce ?? 3_000,
    },
    categories: content.categories.map(({ key, picture, tags, ...category }, position) => ({
      ...category,
      id: categoryIdOf(place, key),
      cityId,
      image: dishPictureAddress(picture),
      tags: [...tags],
      position,
    })),
    stores: stores.map((store) => storeRow(place, store)),
    sections: stores.flatMap((store) => sectionRows(place, store)),
    items: stores.flatMap((store) => itemRows(place, store)),
    adverts: content.adverts.map((advert, position) => ({
      id: idFrom('advert', prefix + advert.key),
      cityId,
      title: advert.title,
      text: advert.text,
      image: scenePictureAddress(advert.scene, 'advert'),
      storeId: advert.store === undefined ? null : storeIdOf(place, advert.store),
      leadsToCourier: advert.courier ?? false,
      places: advert.places.map((at) => (at === 'landing' ? at : categoryIdOf(place, at))),
      position,
    })),
    promos: content.promos.map((promo) => promoRow(content, promo)),
    vehicles: content.vehicles.map(({ key, picture, farthestMetres = null, ...vehicle }, position) => ({
      ...vehicle,
      id: idFrom('vehicle', prefix + key),
      cityId,
      farthestMetres,
      image: dishPictureAddress(picture),
      open: true,
      position,
    })),
    couriers: content.couriers.map(({ key, ...courier }) => ({
      ...courier,
      id: idFrom('courier', prefix + key),
      cityId,
      image: '',
      phoneCode: country.phoneCode,
    })),
    gazetteer: gazetteerRow(content),
  };
}
