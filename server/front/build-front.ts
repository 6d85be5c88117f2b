import type { FastifyInstance } from 'fastify';
import { createLimits } from '../limits/limits.ts';
import { localDoor } from '../http/local-door.ts';
import { serveDrawnPictures } from '../http/drawn-pictures.ts';
import { createMemory } from '../memory/memory.ts';
import type { Brand } from '../brand/brand.ts';
import type { ApiOfFront } from './api-of-front.ts';
import { connectedHosts } from '../http/content-security-policy.ts';
import { serveReadiness } from '../http/health.ts';
import { serveMetrics, type MetricsDoor } from '../http/metrics.ts';
import { servePages, type Storefront } from '../http/pages.ts';
import { serveRobots } from '../http/robots.ts';
import { sendSitemap, sitemap } from '../http/sitemap.ts';
import { guestQueue } from '../http/guest-queue.ts';
import { warnOfUnknownProxy } from '../http/unknown-proxy.ts';
import { webServer, type WebServerOptions } from '../http/web-server.ts';
import { callsApi, sitemapOf } from './call-api.ts';
import { handOn } from './hand-on.ts';
import { lackingCalls } from './lacking-calls.ts';

export type FrontOptions = Omit<WebServerOptions, 'sources'> & {
  readonly api: ApiOfFront;
  readonly storefront: Storefront;
  readonly brand: Brand;
  readonly siteUrl: string;
  readonly rateLimitFactor: number;
  readonly now: () => number;
  readonly metrics?: MetricsDoor;
};

export async function buildFront(options: FrontOptions): Promise<FastifyInstance> {
  const { api, storefront, brand, siteUrl, now, metrics, isStopping } = options;
  const sources = {
    connectsTo: connectedHosts(storefront.settings),
    // Only the API knows where its pictures lie, and whether its cards are Stripe's.
    picturesFrom: ['https:', new URL(api.url).origin],
    paysByStripe: true,
    framedHere: false,
  };
  const app = await webServer({ ...options, sources });
  if (metrics) serveMetrics(app, metrics, localDoor(null));
  warnOfUnknownProxy(app);
  // Without its API the storefront says so itself: one that is not reached takes no front out of service.
  serveReadiness(app, isStopping, () => Promise.resolve());
  const hand = await handOn(app, api);
  const limits = createLimits(null, now, options.rateLimitFactor);
  serveDrawnPictures(app, { limits, others: hand });
  const { origin } = new URL(siteUrl);
  serveRobots(app, origin);
  app.get('/sitemap.xml', async (request, reply) => sendSitemap(reply, (await sitemapOf(api, request)) ?? sitemap(origin)));
  await servePages(app, {
    storefront,
    sources,
    inLine: guestQueue(),
    callFor: callsApi(api),
    otherFile: hand,
    lacks: await lackingCalls(api, now),
    isThere: (request) => !/^\/operator\/?(\?|$)/i.test(request.url),
    brand,
    siteUrl,
    limits,
    memory: createMemory(now),
    now,
  });
  return app;
}
