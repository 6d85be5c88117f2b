import type { StoreDay } from '#contract/entities/schedule.ts';
import type { MenuItem, ProductGroup } from '#contract/entities/store.ts';
import { DEFAULT_CATEGORY_UNIQUE_ID } from '#contract/limits.ts';
import type { Menu } from '../api/menu-opening.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const DIETS: Readonly<Record<string, string>> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  halal: 'HalalDiet',
  glutenFree: 'GlutenFreeDiet',
  lactoseFree: 'LowLactoseDiet',
};
/** A longer menu is left to the page itself. */
const MENU_ITEMS_MAXIMUM = 120;

const hoursOn = ({ day, is_store_open, is_store_open_full_time, day_time }: StoreDay): object[] => {
  if (!is_store_open) return [];
  const on = { '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${DAYS[day]}` };
  if (is_store_open_full_time) return [{ ...on, opens: '00:00', closes: '23:59' }];
  return day_time.map(({ store_open_time, store_close_time }) => ({ ...on, opens: store_open_time, closes: store_close_time }));
};

const itemFacts = (item: MenuItem, currency: string): object => ({
  '@type': 'MenuItem',
  name: item.name,
  ...(item.details ? { description: item.details } : {}),
  offers: { '@type': 'Offer', price: item.total_item_price.toFixed(2), priceCurrency: currency },
  ...(item.diets && item.diets.length > 0
    ? { suitableForDiet: item.diets.flatMap((diet) => (DIETS[diet] ? [`https://schema.org/${DIETS[diet]}`] : [])) }
    : {}),
});

const sectionFacts = ({ name, items }: ProductGroup, currency: string): object => ({
  '@type': 'MenuSection',
  name,
  hasMenuItem: items.map((item) => itemFacts(item, currency)),
});

/** A store and its menu in the words of schema.org; the currency is the city's sign, which is its code in Switzerland. */
export function storeFacts(
  { store, products, currency, city_name, delivery_name, delivery_unique_id }: Menu,
  { origin, canonical }: { origin: string; canonical: string },
): object {
  const sellsFood = products.some(({ items }) => items.some(({ diets }) => diets !== undefined && diets !== null));
  const count = products.reduce((sum, { items }) => sum + items.length, 0);
  return {
    '@context': 'https://schema.org',
    '@type': delivery_unique_id === DEFAULT_CATEGORY_UNIQUE_ID ? 'Restaurant' : sellsFood ? 'FoodEstablishment' : 'Store',
    '@id': canonical,
    url: canonical,
    name: store.name,
    description: store.slogan,
    image: store.image_url_web.startsWith('/') ? origin + store.image_url_web : store.image_url_web,
    telephone: `${store.country_phone_code}${store.phone}`,
    address: { '@type': 'PostalAddress', streetAddress: store.address.split(',')[0], addressLocality: city_name, addressCountry: 'CH' },
    geo: { '@type': 'GeoCoordinates', latitude: store.location[0], longitude: store.location[1] },
    openingHoursSpecification: store.store_time.flatMap(hoursOn),
    priceRange: '$'.repeat(Math.max(1, store.price_rating)),
    ...(store.user_rate_count > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: store.user_rate, ratingCount: store.user_rate_count, bestRating: 5 } }
      : {}),
    ...(sellsFood ? { servesCuisine: store.famous_products_tags.length > 0 ? store.famous_products_tags : [delivery_name] } : {}),
    ...(sellsFood && count <= MENU_ITEMS_MAXIMUM
      ? { hasMenu: { '@type': 'Menu', hasMenuSection: products.map((group) => sectionFacts(group, currency)) } }
      : {}),
  };
}
