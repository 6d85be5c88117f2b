import type { FastifyInstance } from 'fastify';
import first from '#content/cities/first.json' with { type: 'json' };
import { pathInCity } from '#domain/page-address.ts';
import { EVERYTHING } from '../repositories/catalogue-news.ts';
import { allCategories, allCities, findCityAround } from '../repositories/cities.ts';
import { openStoresInPlace } from '../repositories/stores.ts';
import type { Services } from '../call/services.ts';
import { citySlug, pathOf } from '../services/present/place.ts';
import { countPage } from '../http/page-limits.ts';
import { serveRobots } from '../http/robots.ts';
import { sendSitemap, sitemap } from '../http/sitemap.ts';

const OF_A_CITY = ['/', '/deliveries'];
/** Where a visitor looks around from who said no place and whose address names no city: what is shown there has plain addresses. */
const CENTRE = [first.centre.latitude, first.centre.longitude] as const;

export function serveCrawlers(app: FastifyInstance, { reads, siteUrl, limits, memory }: Services): void {
  const { origin } = new URL(siteUrl);
  serveRobots(app, origin);
  app.get('/sitemap.xml', { config: { shed: 'first' } }, async (request, reply) => {
    await countPage(limits, 'pages', request);
    const [categories, stores, shownFirst, cities] = await memory.catalogue(
      'sitemap',
      () =>
        reads((database) =>
          Promise.all([allCategories(database), openStoresInPlace(database), findCityAround(database, CENTRE), allCities(database)]),
        ),
      [EVERYTHING],
    );
    const listed = categories.filter(({ visible, deliveryType }) => visible && deliveryType === 1);
    const pathsIn = (city: (typeof cities)[number]) => {
      const named = city.id === shownFirst?.id ? null : citySlug(city);
      const lists = listed.filter(({ cityId }) => cityId === city.id).map(({ id }) => `/stores?category=${id}`);
      return [...(named === null || lists.length === 0 ? [] : OF_A_CITY), ...lists].map((path) => pathInCity(path, named));
    };
    const paths = [
      ...cities.flatMap(pathsIn),
      ...stores.filter(({ category }) => category.visible).map(({ store, category, city }) => pathOf(store, category, city, 'en')),
    ];
    return sendSitemap(reply, sitemap(origin, paths));
  });
}
