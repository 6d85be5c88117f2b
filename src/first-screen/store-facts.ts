import type {
  FoodEstablishment,
  Graph,
  MenuItem as MenuItemFacts,
  MenuSection,
  OpeningHoursSpecification,
  RestrictedDiet,
  Restaurant,
  Store,
} from 'schema-dts';
import type { StoreDay } from '#contract/entities/schedule.ts';
import type { MenuItem, ProductGroup } from '#contract/entities/store.ts';
import { DEFAULT_CATEGORY_UNIQUE_ID, MENU_OPENING } from '#contract/limits.ts';
import { addressIn } from '#domain/page-address.ts';
import { storePath } from '#domain/slug.ts';
import { countOf, type Menu } from '../api/menu-opening.ts';
import { breadcrumbs, type Whereabouts } from './site-facts.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const DIETS: Readonly<Record<string, RestrictedDiet>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  halal: 'https://schema.org/HalalDiet',
  glutenFree: 'https://schema.org/GlutenFreeDiet',
  lactoseFree: 'https://schema.org/LowLactoseDiet',
};
const hoursOn = ({ day, is_store_open, is_store_open_full_time, day_time }: StoreDay): OpeningHoursSpecification[] => {
  if (!is_store_open) return [];
  const on = { '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${DAYS[day] ?? 'Sunday'}` } as const;
  if (is_store_open_full_time) return [{ ...on, opens: '00:00', closes: '23:59' }];
  return day_time.map(({ store_open_time, store_close_time }) => ({ ...on, opens: store_open_time, closes: store_close_time }));
};

const itemFacts = (item: MenuItem, currency: string): MenuItemFacts => ({
  '@type': 'MenuItem',
  name: item.name,
  ...(item.details ? { description: item.details } : {}),
  offers: { '@type': 'Offer', price: item.total_item_price.toFixed(2), priceCurrency: currency },
  ...(item.diets && item.diets.length > 0 ? { suitableForDiet: item.diets.flatMap((diet) => DIETS[diet] ?? []) } : {}),
});

const sectionFacts = ({ name, items }: ProductGroup, currency: string): MenuSection => ({
  '@type': 'MenuSection',
  name,
  hasMenuItem: items.map((item) => itemFacts(item, currency)),
});

function shopFacts(
  { store, products, currency, currency_code, country_code, city_name, delivery_name, delivery_unique_id }: Menu,
  { id, canonical, picture }: { id: string; canonical: string; picture: string },
): Restaurant | FoodEstablishment | Store {
  const sellsFood = products.some(({ items }) => items.some(({ diets }) => diets !== undefined && diets !== null));
  const count = products.reduce((sum, group) => sum + countOf(group), 0);
  const shared = {
    '@id': id,
    url: canonical,
    name: store.name,
    description: store.slogan,
    image: picture,
    telephone: `${store.country_phone_code}${store.phone}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.address.split(',')[0] ?? '',
      addressLocality: city_name,
      ...(country_code ? { addressCountry: country_code } : {}),
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.location[0], longitude: store.location[1] },
    openingHoursSpecification: store.store_time.flatMap(hoursOn),
    priceRange: '$'.repeat(Math.max(1, store.price_rating)),
    ...(store.user_rate_count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: store.user_rate,
            ratingCount: store.user_rate_count,
            bestRating: 5,
          } as const,
        }
      : {}),
  } as const;
  if (!sellsFood) return { '@type': 'Store', ...shared };
  const food = {
    ...shared,
    servesCuisine: store.famous_products_tags.length > 0 ? store.famous_products_tags : [delivery_name],
    ...(count <= MENU_OPENING.longest
      ? { hasMenu: { '@type': 'Menu', hasMenuSection: products.map((group) => sectionFacts(group, currency_code || currency)) } as const }
      : {}),
  };
  return delivery_unique_id === DEFAULT_CATEGORY_UNIQUE_ID ? { '@type': 'Restaurant', ...food } : { '@type': 'FoodEstablishment', ...food };
}

export function storeFacts(menu: Menu, { picture, ...where }: Whereabouts & { readonly picture: string }): Graph {
  const { store, city_name: city, delivery_name: category, store_delivery_id: categoryId } = menu;
  const path = menu.store_path ?? storePath({ city, category, name: store.name, id: store._id });
  const way = [...(categoryId ? [{ name: category, path: `/stores?category=${categoryId}` }] : []), { name: store.name, path }];
  const id = where.origin + path;
  const shop = shopFacts(menu, { id, canonical: addressIn(id, where.language), picture });
  return { '@context': 'https://schema.org', '@graph': [shop, breadcrumbs(where, ...way)] };
}
