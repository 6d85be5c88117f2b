import 'temporal-polyfill/global';
import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { demoClock, instantSet, type DemoClock } from './call/demo-clock.ts';
import type { Database } from './database/database.ts';
import { openReads } from './database/open-replica.ts';
import { keepsTimeLimits } from './database/time-limits.ts';
import { watchEventLoop } from './event-loop.ts';
import { DEMO_PASSWORD } from './demo/demo-customers.ts';
import { hasDemoAccounts } from './demo/fill.ts';
import { startFront } from './start-front.ts';
import { loadStorefront } from './load-storefront.ts';
import { localKey } from './local-key.ts';
import { loggedError, loggerOptions } from './log.ts';
import { smtpDelivery } from './mail/smtp.ts';
import { createMetrics } from './metrics/metrics.ts';
import { mustBeFree, whyNotListening } from './must-be-free.ts';
import { openDatabase } from './open-database.ts';
import { PATHS } from './paths.ts';
import { gracefulShutdown } from './graceful-shutdown.ts';
import { recurringWork } from './recurring-work.ts';
import { watchVisits } from './visits.ts';
import { openPayments } from './payments/payments.ts';
import { allCities } from './repositories/cities.ts';
import { countUnfinished } from './repositories/unfinished.ts';
import { listenForNews } from './memory/listen-for-news.ts';
import { createNewsHub } from './memory/news-hub.ts';
import { createMemory } from './memory/memory.ts';
import { createLimits } from './limits/limits.ts';
import { PASSWORD_COST } from './secrets/passwords.ts';

const greetingOf = ({ brand, demoAccounts, mailbox, ownersView }: Config, address: string, key: string | null): string =>
  [
    `${brand.name} is open at ${address}\n`,
    demoAccounts && mailbox ? `Sign in as lea@example.org with ${DEMO_PASSWORD} (others: README)\n` : '',
    ...(key === null
      ? []
      : [
          'For this machine alone:\n',
          ...[mailbox ? '/mailbox' : '', '/operator', ownersView ? '/owners-view' : '', '/metrics']
            .filter((path) => path !== '')
            .map((path) => `  ${address}${path}?key=${key}\n`),
        ]),
  ].join('');

/** How much room the disk of the embedded database has for whoever is not its administrator, bytes; null where the database is another's. */
const freeSpaceOf = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl === null
    ? async () => {
        const { bavail, bsize } = await statfs(dataDir);
        return bavail * bsize;
      }
    : null;

const keyOfDoors = ({ isProduction, localKey: set, dataDir }: Config): string | null => (isProduction ? null : localKey({ set, dataDir }));

async function start(): Promise<void> {
  const config = readConfig({ ...process.env, ...settingsIn(process.argv.slice(2)) });
  return config.api ? startFront(config, config.api) : startServer(config);
}

/** What is set beside the environment: `npm start -- --clock 2026-11-20T12:30 --pace 60`. @throws where anything else is */
function settingsIn(args: string[]): Record<string, string> {
  const { clock, pace } = parseArgs({ args, options: { clock: { type: 'string' }, pace: { type: 'string' } } }).values;
  return { ...(clock !== undefined && { CLOCK: clock }), ...(pace !== undefined && { CLOCK_PACE: pace }) };
}

/** The clock of a demo, set by the clock of the city that was loaded first; null where the time is the real one. */
async function openClock({ clock }: Config, database: Database): Promise<DemoClock | null> {
  if (clock === null) return null;
  const [city] = await allCities(database);
  const timezone = city?.timezone ?? 'UTC';
  return demoClock({ begins: clock.begins === null ? null : instantSet(clock.begins, timezone), pace: clock.pace, timezone });
}

async function startServer(config: Config): Promise<void> {
  let lateness = () => 0;
  const stopping = gracefulShutdown();
  await mustBeFree(config);
  const open = await openDatabase(config);
  if (config.isProduction && (await hasDemoAccounts(open.database))) {
    await open.close();
    throw new Error('This database has the demo accounts, whose password is published. Use another one, or set DEMO=on.');
  }
  const clock = await openClock(config, open.database);
  const now = clock === null ? Date.now : clock.now;
  const key = keyOfDoors(config);
  const replica = openReads(open.database, {
    url: config.readsUrl,
    connections: config.connections,
    isPooled: config.directUrl !== null,
    preparesStatements: config.preparesStatements,
  });
  const services = {
    database: open.database,
    reads: replica.reads,
    now,
    pause,
    limits: createLimits(open.database, now, config.rateLimitFactor),
    memory: createMemory(now),
    payments: openPayments(config.cards, { database: open.database, now, sheets: config.sheets }),
    passwordCost: PASSWORD_COST,
    problemsWithin: config.problemsWithin,
    tips: config.tips,
    demoPace: config.demoPace,
    accounts: config.accounts,
    brand: config.brand,
    siteUrl: config.siteUrl,
    leadsTo: config.leadsTo,
    push: config.push,
  };
  const metrics = createMetrics({
    now: Date.now,
    connections: open.connections ?? null,
    reads: replica.counts,
    unfinished: () => services.memory.moments('unfinished', () => countUnfinished(open.database)),
  });
  const storefront = await loadStorefront(config);
  const hub = createNewsHub();
  const stopListening = await listenForNews(open, { hub, memory: services.memory });
  const app = await buildApp({
    services,
    news: { hub },
    logger: loggerOptions(config.logLevel),
    trustProxy: config.trustProxy,
    mailbox: config.mailbox,
    operator: !config.isProduction,
    clock,
    localKey: key,
    ownersView: config.ownersView ? PATHS.ownersView : null,
    statecharts: config.ownersView ? PATHS.statecharts : null,
    metrics: { metrics, token: config.metricsToken, isProduction: config.isProduction },
    isStopping: stopping.isStopping,
    freeSpace: freeSpaceOf(config),
    lateness: () => lateness(),
    storefront,
  });
  const deliver = config.smtp && (await smtpDelivery(config.smtp));
  if (!deliver && !config.mailbox) app.log.warn('no SMTP server is set: e-mails to customers are kept and nobody reads them');

  const visits = watchVisits(app.server);
  const recurring = recurringWork({ app, services, metrics, deliver, visits });
  stopping.begin({
    notice: config.stopNotice,
    server: app.server,
    // Who follows an order does so at another server from here on.
    endStreams: () => hub.close(),
    close: async () => {
      await recurring.stop();
      await app.close();
      await stopListening();
      await replica.close();
      await open.close();
    },
  });

  try {
    // From here on: starting is late by itself, and the first who ask are not turned away for it.
    lateness = watchEventLoop(visits);
    const address = await app.listen({ host: config.host, port: config.port });
    process.stdout.write(greetingOf(config, address, key));
  } catch (error) {
    await open.close();
    throw whyNotListening(error, config);
  }

  if (config.directUrl !== null && !(await keepsTimeLimits(open.database).catch(() => true)))
    app.log.warn('the pooler sets no statement_timeout or idle_in_transaction_session_timeout: see connect_query in deploy/pgbouncer.ini');
  if (!services.payments) app.log.warn('no card provider is set: only cash and wallets pay');
  recurring.begin();
}

start().catch((error: unknown) => {
  process.stderr.write(`${loggedError(error).message}\n`);
  process.exit(1);
});
