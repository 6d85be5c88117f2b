import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { logCalls } from './http/call-log.ts';
import { compression } from './http/compression.ts';
import type { Services } from './call/services.ts';
import { serveCardSandbox } from './http/card-sandbox.ts';
import { serveSecretPictures } from './http/secret-pictures.ts';
import { serveCrawlers } from './http/crawlers.ts';
import { answerErrors } from './http/errors.ts';
import { warnOfUnknownProxy } from './http/unknown-proxy.ts';
import { takeForms } from './http/form-parts.ts';
import { mount } from './http/serve.ts';
import { strangersLine } from './http/strangers-line.ts';
import { shedLoad } from './http/shedding.ts';
import { serveEmailConfirmation } from './http/email-confirmation.ts';
import { localDoor } from './http/local-door.ts';
import { serveHealth } from './http/health.ts';
import { serveLetterStyle } from './http/letter-page.ts';
import { serveMailbox } from './http/mailbox.ts';
import { serveMetrics, type MetricsDoor } from './http/metrics.ts';
import { serveOperator } from './http/operator.ts';
import { serveOrderNews, type NewsKeeping } from './http/order-news.ts';
import { readableAddress, servePages, type PageRenderer } from './http/pages.ts';
import { serveProviderEvents } from './http/provider-events.ts';
import { serveOwnersView } from './http/owners-view.ts';
import { serveStatecharts } from './http/statecharts.ts';
import { serveMaps } from './http/maps.ts';
import { servePictures } from './http/pictures.ts';
import { securityHeaders } from './http/content-security-policy.ts';
import { secureAnswers } from './http/security-headers.ts';
import { serveNewsletterConsent } from './http/newsletter-consent.ts';
import { serveUnsubscribing } from './http/unsubscribing.ts';
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
  /** The folder of the owner's view, where it may be looked at; null, and no page may be framed. */
  readonly ownersView?: string | null;
  /** The folder of the statecharts' pages; null where they are not shown. */
  readonly statecharts?: string | null | undefined;
  /** The streams of news, which `listenForNews` wakes; without it each tells what is new once a minute. */
  readonly news?: NewsKeeping;
  /** What opens the mailbox, the operator's pages, the owner's view and the metrics at this machine; null: they need no key. */
  readonly localKey?: string | null;
  /** What measures this process, and who may read it. */
  readonly metrics?: MetricsDoor;
  /** The built storefront: its files, what draws its pages, and the other hosts that its pages ask. Null serves the API alone. */
  readonly storefront: { readonly files: string; readonly draw: PageRenderer; readonly connectsTo?: readonly string[] } | null;
  /** Whether this process is about to stop: it is not ready then, and asks for no connection to be kept. */
  readonly isStopping?: () => boolean;
  /** How much room the disk of the embedded database has, bytes; null where the database has another's disk. */
  readonly freeSpace?: (() => Promise<number>) | null | undefined;
  /** How late this process comes to its work, milliseconds: what it turns calls away by. */
  readonly lateness?: () => number;
};

/** What a call's body may weigh where nothing is said of it: an order's addresses and notes, with room. */
const BODY_LIMIT = 32_768;
/** How long a request may take to come, and how long a connection may stand still while nothing is asked on it, milliseconds. */
const PATIENCE = { request: 30_000, idle: 75_000, checkedEvery: 5_000 };
/** So many connections one process holds. */
const CONNECTIONS = 10_000;

const sourcesOf = ({ payments }: Services, storefront: AppOptions['storefront'], ownersView: string | null) => ({
  connectsTo: storefront?.connectsTo ?? [],
  paysByStripe: payments?.provider.name === 'stripe',
  framedHere: ownersView !== null,
});

/** Puts the whole server together; `inject` or `listen` to it. */
export async function buildApp({
  services,
  logger,
  trustProxy,
  mailbox = false,
  operator = false,
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
  const app = Fastify({
    logger,
    trustProxy,
    forceCloseConnections: true,
    bodyLimit: BODY_LIMIT,
    requestTimeout: PATIENCE.request,
    connectionTimeout: PATIENCE.idle,
    http: { connectionsCheckingInterval: PATIENCE.checkedEvery },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
  });
  const sources = sourcesOf(services, storefront, ownersView);
  secureAnswers(app, securityHeaders(sources));
  await app.register(compress, compression);
  app.server.maxConnections = CONNECTIONS;
  answerErrors(app);
  shedLoad(app, lateness);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping()) void reply.header('connection', 'close');
    done(null, payload);
  });
  logCalls(app);
  const door = localDoor(localKey);
  if (metrics) serveMetrics(app, metrics, door);
  warnOfUnknownProxy(app);
  serveHealth(app, services, { isStopping, freeSpace });
  serveLetterStyle(app);
  await serveEmailConfirmation(app, services);
  await serveNewsletterConsent(app, services);
  await serveUnsubscribing(app, services);
  await serveProviderEvents(app, services);
  if (services.payments?.sandbox) serveCardSandbox(app, services.payments.sandbox);
  servePictures(app, services);
  serveMaps(app, services);
  serveSecretPictures(app, services);
  if (mailbox) serveMailbox(app, services, door);
  if (operator) serveOperator(app, services, door);
  if (ownersView !== null) serveOwnersView(app, ownersView, door);
  await serveStatecharts(app, statecharts);
  serveOrderNews(app, services, news);
  const inLine = strangersLine();
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
    isThere: (request, reply) => !/^\/operator\/?(\?|$)/i.test(request.url) || (operator && door.opensHere(request, reply)),
    ...services,
  });
  return app;
}
