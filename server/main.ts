import 'temporal-polyfill/global';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import type { PageRenderer } from './http/pages.ts';
import { hasDemoAccounts } from './demo/fill.ts';
import { loggedError, loggerOptions } from './log.ts';
import { sendMails } from './mail/send-mails.ts';
import { smtpDelivery } from './mail/smtp.ts';
import { mustBeFree, whyNotListening } from './must-be-free.ts';
import { openDatabase } from './open-database.ts';
import { PATHS } from './paths.ts';
import { deliverEvent } from './payments/deliver-events.ts';
import { openPayments } from './payments/payments.ts';
import { createDishIndex } from './services/dish-index.ts';
import { moveDueOrders } from './services/clockwork.ts';
import { keepHouse } from './services/housekeeping.ts';
import { endStalePayments } from './services/end-stale-payments.ts';
import { runErrands } from './services/run-errands.ts';
import { settleTopUps } from './services/settle-top-up.ts';
import { settleDuePayments } from './services/settle-due-payments.ts';
import { createLimits } from './services/limits.ts';
import { PASSWORD_COST } from './services/secrets.ts';

const CLOCKWORK_EVERY = 1_000;
const SWEEP_EVERY = 1_000;
const EVENTS_EVERY = 250;
const POST_EVERY = 1_000;
const HOUSEKEEPING_EVERY = 3_600_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await mustBeFree(config);
  const open = await openDatabase(config);
  const now = Date.now;
  const services = {
    database: open.database,
    now,
    limits: createLimits(open.database, now, config.rateLimitFactor),
    dishes: createDishIndex(open.database, now),
    payments: openPayments(config.cards, { database: open.database, now }),
    passwordCost: PASSWORD_COST,
    demoPace: config.demoPace,
    accounts: config.accounts,
    siteUrl: config.siteUrl,
  };
  const pages = existsSync(PATHS.pages) ? ((await import(pathToFileURL(PATHS.pages).href)) as PageRenderer & { CONNECTS_TO: readonly string[] }) : null;
  const app = await buildApp({
    services,
    logger: loggerOptions(config.logLevel),
    trustProxy: config.trustProxy,
    mailbox: config.mailbox,
    publicOrigin: config.publicOrigin,
    storefront: pages && { files: PATHS.client, draw: pages, connectsTo: pages.CONNECTS_TO },
  });
  if (!config.demoAccounts && (await hasDemoAccounts(open.database))) app.log.warn('the database has demo accounts, whose password is published');
  const deliver = config.smtp && (await smtpDelivery(config.smtp));
  if (!deliver && !config.mailbox) app.log.warn('no SMTP server is set: e-mails to customers are kept and nobody reads them');

  try {
    const address = await app.listen({ host: config.host, port: config.port });
    process.stdout.write(`Escale is open at ${address}\n`);
  } catch (error) {
    await open.close();
    throw whyNotListening(error, config);
  }

  const clockwork = setInterval(() => {
    moveDueOrders(services).catch((error: unknown) => app.log.error({ err: error }, 'the clockwork failed'));
  }, CLOCKWORK_EVERY);
  const sweeper = setInterval(() => {
    Promise.all([endStalePayments(services), settleDuePayments(services), runErrands(services), settleTopUps(services)]).catch((error: unknown) => app.log.error({ err: error }, 'the sweeper failed'));
  }, SWEEP_EVERY);

  const { sandbox } = services.payments ?? {};
  if (!services.payments) app.log.warn('no card provider is set: only cash and wallets pay');
  const events = sandbox ? setInterval(() => {
    sandbox.work((event) => deliverEvent(app, event)).catch((error: unknown) => app.log.error({ err: error }, 'the card sandbox failed'));
  }, EVENTS_EVERY) : undefined;

  const post = setInterval(() => {
    sendMails(services, deliver).catch((error: unknown) => app.log.error({ err: error }, 'e-mails were not sent'));
  }, POST_EVERY);
  const housekeeping = setInterval(() => {
    keepHouse(services).catch((error: unknown) => app.log.error({ err: error }, 'housekeeping failed'));
  }, HOUSEKEEPING_EVERY);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    for (const timer of [clockwork, sweeper, events, post, housekeeping]) clearInterval(timer);
    await app.close();
    await open.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

start().catch((error: unknown) => {
  process.stderr.write(`${loggedError(error).message}\n`);
  process.exit(1);
});
