import type { FastifyInstance } from 'fastify';

const HOUR = 3_600;
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
  '/payments',
  '/addresses',
  '/favourite_stores',
  '/welcome',
  '/user/',
  '/store/logout',
  '/store/',
];

export function serveRobots(app: FastifyInstance, origin: string): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${HOUR}`)
      .type('text/plain; charset=utf-8')
      .send(['User-agent: *', ...KEPT_OUT.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')),
  );
}
