import type { Language } from '#contract/enumerations.ts';
import type { Advert as WireAdvert, DeliveryCategory } from '#contract/entities/category.ts';
import { toMajor } from '#domain/money.ts';
import { slug, storePath } from '#domain/slug.ts';
import { inLanguage } from '#server/database/in-language.ts';
import type { Advert, Category, City, Country } from '#server/repositories/cities.ts';
import type { Store } from '#server/repositories/stores.ts';

export const presentCategory = (category: Category, language: Language): DeliveryCategory => ({
  _id: category.id,
  delivery_name: inLanguage(category.name, language),
  delivery_type: category.deliveryType,
  unique_id: category.uniqueId,
  icon_url: category.image,
  image_url3: category.image,
  famous_products_tags: category.tags.map((tag) => inLanguage(tag.name, language)),
  is_visible_in_goeat: category.visible,
});

export const citySlug = (city: Pick<City, 'name'>): string => slug(inLanguage(city.name, 'en'));

export const presentCity = (city: City, language: Language) => ({
  _id: city.id,
  city_name: inLanguage(city.name, language),
  city_slug: citySlug(city),
  country_id: city.countryId,
  timezone: city.timezone,
  location: [city.latitude, city.longitude] as [number, number],
  radius: city.radiusMiles,
});

export const presentCountry = (country: Country) => ({
  _id: country.id,
  country_name: country.name,
  country_phone_code: country.phoneCode,
  currency_code: country.currencyCode,
  country_code: country.code,
  referral_reward: toMajor(country.referralReward),
});

export const pathOf = (store: Store, category: Category, city: City, language: Language): string =>
  storePath({ city: inLanguage(city.name, language), category: inLanguage(category.name, language), name: store.name, id: store.id });

export const presentAdverts = (adverts: readonly Advert[], leadTo: ReadonlyMap<string, string>, language: Language): WireAdvert[] =>
  adverts.map((advert) => ({
    _id: advert.id,
    image_url: advert.image,
    is_ads_redirect_to_store: advert.storeId !== null,
    store_id: advert.storeId,
    title: inLanguage(advert.title, language),
    text: inLanguage(advert.text, language),
    store_path: advert.storeId === null ? null : (leadTo.get(advert.storeId) ?? null),
    leads_to_courier: advert.leadsToCourier,
  }));
