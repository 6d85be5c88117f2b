import type { FastifyInstance } from 'fastify';
import { storePath } from '#domain/slug.ts';
import { allCategories } from '../repositories/cities.ts';
import { openStoresInPlace } from '../repositories/stores.ts';
import type { Services } from '../call/services.ts';
import { inLanguage } from '../database/in-language.ts';
import { countPage } from './page-limits.ts';

const HOUR = 3_600;
/** Pages that anybody may find. */
const FOUND = ['/', '/deliveries', '/help', '/partner', '/hopper', '/terms.html'];
/** Addresses that are somebody's own, or none for people. */
const KEPT_OUT = [
  '/api/',
  '/admin/',
  '/basket',
  '/checking',
  '/thankyou',
  '/delivery-coming',
  '/order_detail',
  '/orders',
  '/profile',
  '/shared',
  '/operator',
  '/operator',
  '/payments',
  '/addresses',
  '/favourite_stores',
  '/welcome',
  '/user/',
  '/store/logout',
  '/store/',
];

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** `robots.txt` and `sitemap.xml`: the pages that search engines may show, each store among them. */
export function serveCrawlers(app: FastifyInstance, { database, siteUrl, limits, catalogue }: Services): void {
  const { origin } = new URL(siteUrl);
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${HOUR}`)
      .type('text/plain; charset=utf-8')
      .send(['User-agent: *', ...KEPT_OUT.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')),
  );
  app.get('/sitemap.xml', { config: { shed: 'first' } }, async (request, reply) => {
    await countPage(limits, 'pages', request);
    const [categories, stores] = await catalogue('sitemap', () => Promise.all([allCategories(database), openStoresInPlace(database)]));
    const paths = [
      ...FOUND,
      ...categories.filter(({ visible, deliveryType }) => visible && deliveryType === 1).map(({ id }) => `/stores?category=${id}`),
      ...stores.map(({ store, category, city }) =>
        storePath({ city: inLanguage(city.name, 'en'), category: inLanguage(category.name, 'en'), name: store.name, id: store.id }),
      ),
    ];
    const urls = paths.map((path) => `<url><loc>${inXml(origin + path)}</loc></url>`);
    return reply
      .header('cache-control', `public, max-age=${HOUR}`)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
  });
}
