import type { FastifyInstance } from 'fastify';
import first from '#content/cities/first.json' with { type: 'json' };
import { addressesOf, addressIn, pathInCity } from '#domain/page-address.ts';
import { LANGUAGES } from '#contract/enumerations.ts';
import { BRAND_PAGES } from '../brand/brand-pages.ts';
import { EVERYTHING } from '../repositories/catalogue-news.ts';
import { allCategories, allCities, findCityAround } from '../repositories/cities.ts';
import { openStoresInPlace } from '../repositories/stores.ts';
import type { Services } from '../call/services.ts';
import { citySlug, pathOf } from '../services/present/place.ts';
import { countPage } from './page-limits.ts';
import { serveRobots } from './robots.ts';

const HOUR = 3_600;
/** Pages that anybody may find. */
const FOUND = ['/', '/deliveries', '/help', '/partner', '/hopper'];
/** Pages that have both languages on it. */
const IN_BOTH = BRAND_PAGES.map(({ path }) => path);
/** Pages that are others in each city. */
const OF_A_CITY = ['/', '/deliveries'];
/** Where a visitor looks around from who said no place and whose address names no city: what is shown there has plain addresses. */
const CENTRE = [first.centre.latitude, first.centre.longitude] as const;

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page in each of its languages, each with the way to the others. */
function entriesOf(address: string): string[] {
  const others = addressesOf(address).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${inXml(href)}"/>`,
  );
  return LANGUAGES.map((language) => `<url><loc>${inXml(addressIn(address, language))}</loc>${others.join('')}</url>`);
}

/** `robots.txt`, and `sitemap.xml`: the pages that search engines may show, each store among them, in each language. */
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
      () => [EVERYTHING],
    );
    const listed = categories.filter(({ visible, deliveryType }) => visible && deliveryType === 1);
    const pathsIn = (city: (typeof cities)[number]) => {
      const named = city.id === shownFirst?.id ? null : citySlug(city);
      const lists = listed.filter(({ cityId }) => cityId === city.id).map(({ id }) => `/stores?category=${id}`);
      return [...(named === null || lists.length === 0 ? [] : OF_A_CITY), ...lists].map((path) => pathInCity(path, named));
    };
    const paths = [
      ...FOUND,
      ...cities.flatMap(pathsIn),
      ...stores.filter(({ category }) => category.visible).map(({ store, category, city }) => pathOf(store, category, city, 'en')),
    ];
    return reply
      .header('cache-control', `public, max-age=${HOUR}`)
      .type('application/xml; charset=utf-8')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
          ...paths.flatMap((path) => entriesOf(origin + path)),
          ...IN_BOTH.map((path) => `<url><loc>${origin}${path}</loc></url>`),
          '</urlset>',
          '',
        ].join('\n'),
      );
  });
}
