import 'temporal-polyfill/global';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { sendPush } from '../server/services/orders/send-push.ts';
import { buildApp } from '../server/app.ts';
import { readBrand } from '#server/brand/brand.ts';
import { readsOf } from '#server/database/reads.ts';
import { openPglite } from '../server/database/open-pglite.ts';
import { openPostgres } from '../server/database/open-postgres.ts';
import type { PageRenderer } from '../server/http/pages.ts';
import { deliverEvent } from '../server/http/deliver-event.ts';
import { openPayments } from '../server/payments/payments.ts';
import { PATHS } from '../server/paths.ts';
import { sendMails } from '../server/mail/send-mails.ts';
import { listenForNews } from '../server/memory/listen-for-news.ts';
import { createNewsHub } from '../server/memory/news-hub.ts';
import { createMemory } from '../server/memory/memory.ts';
import { createLimits } from '../server/limits/limits.ts';
import { settleDueCardPayments } from '../server/services/payment/settle-due-card-payments.ts';
import { importCity } from '../tests/server/second-city.ts';
import { copyOrder } from '../tests/server/copy-order.ts';
import { createDatabase } from '../tests/server/create-database.ts';
import { DEMO_CITY_TEMPLATE } from '../tests/server/demo-city.ts';
import { moveDueOrders } from '../server/services/orders/demo-progress.ts';

/** The real server over a fresh demo city, with a clock that browser tests move: Friday 20 November 2026, 12:30 in Geneva. */
let offset = Date.parse('2026-11-20T11:30:00Z') - Date.now();
const now = () => Date.now() + offset;
/** Whether the operator's page moved it, so that pages say so. */
let isMoved = false;
const clock = {
  now,
  moveTo: (instant: number) => {
    offset = instant - Date.now();
    isMoved = true;
  },
  pageSettings: () => (isMoved ? { now: now(), pace: 1, timezone: 'Europe/Zurich' } : null),
};
const port = Number(process.env.PORT ?? 5190);
const { POSTGRES_AT } = process.env;

/** A copy of the demo city on the PostgreSQL server that is named at `POSTGRES_AT`, else one in memory. */
async function openCity() {
  if (POSTGRES_AT === undefined)
    return openPglite({ snapshot: new Blob([await readFile(PATHS.snapshot)]), migrationsFolder: PATHS.migrations });
  const server = await (await fetch(POSTGRES_AT)).text();
  await createDatabase(server, `browser_${port}`, DEMO_CITY_TEMPLATE);
  return openPostgres({ url: `${server}/browser_${port}`, migrationsFolder: PATHS.migrations });
}
const open = await openCity();
const pushServices: string[] = [];
/** Whether couriers may be given something: a test says so. */
let tips = false;
const services = {
  database: open.database,
  reads: readsOf(open.database),
  now,
  pause,
  limits: createLimits(open.database, now, 10_000),
  memory: createMemory(now),
  payments: openPayments({ kind: 'sandbox' }, { database: open.database, now, sheets: ['apple_pay', 'google_pay'] }),
  passwordCost: 1_024,
  problemsWithin: 48 * 3_600_000,
  get tips() {
    return tips;
  },
  demoPace: 1,
  accounts: { signInBy: 'emailOrPhone' as const, takesReferrals: true, cashNeedsEmail: false },
  brand: readBrand(process.env.BRAND),
  siteUrl: `http://127.0.0.1:${port}`,
  leadsTo: 'leads@storefront.test',
  push: { keys: null, contact: 'mailto:help@storefront.test', services: pushServices },
};
const draw = (await import(pathToFileURL(PATHS.pages).href)) as PageRenderer;
const hub = createNewsHub();
await listenForNews(open, { hub, memory: services.memory });
const app = await buildApp({
  services,
  news: { hub },
  logger: false,
  trustProxy: false,
  mailbox: true,
  operator: true,
  clock,
  ownersView: PATHS.ownersView,
  statecharts: PATHS.statecharts,
  storefront: { files: PATHS.client, draw, worker: { file: PATHS.worker } },
});
app.addHook('onClose', () => open.close());
const tests = await buildApp({ services, logger: false, trustProxy: false, storefront: null });

/** Only here, on a port of its own: sets the clock, or moves it on by so many seconds, and the demo orders with it. */
tests.post('/clock', async (request) => {
  const asked = request.body as { seconds: number } | { at: string };
  isMoved = false;
  offset = 'at' in asked ? Date.parse(asked.at) - Date.now() : offset + asked.seconds * 1_000;
  while ((await moveDueOrders(services)) > 0);
  return { now: new Date(now()).toISOString() };
});
/** A push service of a test's own. */
tests.post('/push-services', async (request) => {
  pushServices.push((request.body as { readonly origin: string }).origin);
  return {};
});
/** Has customers give their courier something, or not. */
tests.post('/tips', async (request) => {
  tips = (request.body as { readonly on: boolean }).on;
  return {};
});
/** Makes a customer faithful: copies of an order, as if it had been ordered so many times before, a day between one and the next. */
tests.post('/copies', async (request) => {
  const { orderId, count } = request.body as { orderId: string; count: number };
  await copyOrder(open.database, orderId, count, now());
  return {};
});
/** Brings the second city, in another country; once more changes nothing. */
tests.post('/cities', async () => {
  await importCity(open.database);
  return {};
});
// Whoever reads the mailbox finds what was written until now.
app.addHook('onRequest', async ({ url }) => {
  if (url.startsWith('/mailbox')) await sendMails(services, null);
});
setInterval(
  () =>
    void Promise.all([
      sendPush(services).catch(() => undefined),
      settleDueCardPayments(services),
      services.payments?.sandbox?.work((event) => deliverEvent(app, event)),
    ]),
  250,
);
await app.listen({ host: '127.0.0.1', port });
await tests.listen({ host: '127.0.0.1', port: port + 1 });
