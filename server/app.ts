import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Services } from './call/services.ts';
import type { DemoClock } from './call/demo-clock.ts';
import { serveApiDocs } from './routes/api-docs.ts';
import { serveCardSandbox } from './routes/sandbox/card-sandbox.ts';
import { serveSandboxDevice } from './routes/sandbox/sandbox-device.ts';
import { serveSandboxTwint } from './routes/sandbox/sandbox-twint.ts';
import { serveSecretPictures } from './routes/secret-pictures.ts';
import { serveCrawlers } from './routes/crawlers.ts';
import { warnOfUnknownProxy } from './http/unknown-proxy.ts';
import { takeForms } from './http/form-parts.ts';
import { mount } from './http/serve.ts';
import { guestQueue } from './http/guest-queue.ts';
import { serveEmailConfirmation } from './routes/email-confirmation.ts';
import { localDoor } from './http/local-door.ts';
import { serveHealth } from './http/health.ts';
import { serveLetterStyle } from './routes/letter-page.ts';
import { serveMailbox } from './routes/mailbox.ts';
import { serveMetrics, type MetricsDoor } from './http/metrics.ts';
import { serveOperator } from './routes/operator.ts';
import { serveOrderNews, type NewsKeeping } from './routes/order-news.ts';
import { connectedHosts } from './http/content-security-policy.ts';
import { callsItself, servePages, type Storefront } from './http/pages.ts';
import { webServer } from './http/web-server.ts';
import { serveProviderEvents } from './http/provider-events.ts';
import { serveOwnersView } from './routes/owners-view.ts';
import { serveStatecharts } from './routes/statecharts.ts';
import { serveMaps } from './routes/maps.ts';
import { servePictures } from './routes/pictures.ts';
import { serveNewsletterConsent } from './routes/newsletter-consent.ts';
import { serveUnsubscribing } from './routes/unsubscribing.ts';
import { createNewsHub } from './memory/news-hub.ts';
import { routes } from './routes/routes.ts';

export type AppOptions = {
  readonly services: Services;
  readonly logger: FastifyServerOptions['logger'];
  readonly trustProxy: string | false;
  /** Whether kept e-mails may be read at `/mailbox`. */
  readonly mailbox?: boolean;
  /** Whether orders may be moved by hand at `/operator`. */
  readonly operator?: boolean;
  readonly clock?: DemoClock | null | undefined;
  /** The folder of the owner's view, where it may be looked at; null, and no page may be framed. */
  readonly ownersView?: string | null;
  readonly statecharts?: string | null | undefined;
  /** The streams of news, which `listenForNews` wakes; without it each tells what is new once a minute. */
  readonly news?: NewsKeeping;
  /** What opens the mailbox, the operator's pages, the owner's view and the metrics at this machine; null: they need no key. */
  readonly localKey?: string | null;
  readonly metrics?: MetricsDoor;
  /** The built storefront. Null serves the API alone. */
  readonly storefront: Storefront | null;
  readonly isStopping?: () => boolean;
  /** How much room the disk of the embedded database has, bytes; null where the database has another's disk. */
  readonly freeSpace?: (() => Promise<number>) | null | undefined;
  /** How late this process comes to its work, milliseconds: what it turns calls away by. */
  readonly lateness?: () => number;
};

const sourcesOf = ({ payments }: Services, storefront: AppOptions['storefront'], ownersView: string | null) => ({
  connectsTo: connectedHosts(storefront?.settings),
  picturesFrom: [],
  paysByStripe: payments?.provider.name === 'stripe',
  framedHere: ownersView !== null,
});

export async function buildApp({
  services,
  logger,
  trustProxy,
  mailbox = false,
  operator = false,
  clock,
  localKey = null,
  ownersView = null,
  statecharts,
  news = { hub: createNewsHub() },
  metrics,
  storefront,
  isStopping = () => false,
  freeSpace,
  lateness = () => 0,
}: AppOptions): Promise<FastifyInstance> {
  const sources = sourcesOf(services, storefront, ownersView);
  const app = await webServer({ logger, trustProxy, sources, lateness, isStopping });
  const door = localDoor(localKey);
  if (metrics) serveMetrics(app, metrics, door);
  warnOfUnknownProxy(app);
  serveHealth(app, services, { isStopping, freeSpace });
  serveLetterStyle(app);
  await serveEmailConfirmation(app, services);
  await serveNewsletterConsent(app, services);
  await serveUnsubscribing(app, services);
  await serveProviderEvents(app, services);
  if (services.payments?.sandbox) {
    serveCardSandbox(app, services.payments.sandbox);
    serveSandboxDevice(app);
    serveSandboxTwint(app, services.payments.sandbox, services.brand);
  }
  serveApiDocs(app);
  servePictures(app, services);
  serveMaps(app, services);
  serveSecretPictures(app, services);
  if (mailbox) serveMailbox(app, services, door);
  if (operator) serveOperator(app, services, { door, clock });
  if (ownersView !== null) serveOwnersView(app, ownersView, door);
  await serveStatecharts(app, statecharts);
  serveOrderNews(app, services, news);
  const inLine = guestQueue();
  for (const route of routes.filter(({ endpoint }) => !endpoint.multipart)) mount(app, services, inLine, route);
  await app.register(async (forms) => {
    await takeForms(forms);
    for (const route of routes.filter(({ endpoint }) => endpoint.multipart)) mount(forms, services, inLine, route);
  });
  serveCrawlers(app, services);
  await servePages(app, {
    storefront,
    sources,
    inLine,
    clock,
    callFor: callsItself(app),
    isThere: (request, reply) => !/^\/operator\/?(\?|$)/i.test(request.url) || (operator && door.opensHere(request, reply)),
    ...services,
  });
  return app;
}
