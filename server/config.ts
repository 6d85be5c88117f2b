import { isIP } from 'node:net';
import * as v from 'valibot';
import type { Sheet } from '#contract/payment-methods.ts';
import { readBrand, type Brand } from './brand/brand.ts';
import type { AccountSettings } from './call/account-settings.ts';
import type { ApiOfFront } from './front/api-of-front.ts';
import type { PushSettings } from './push/push-settings.ts';
import { readCardSettings, type CardSettings } from './payments/choose-provider.ts';

const whole = (fallback: number, minimum: number, maximum: number) =>
  v.pipe(v.optional(v.string(), String(fallback)), v.transform(Number), v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum));

/** Addresses of proxies, as Fastify takes them; a number or a `true` would trust nobody or everybody. */
const isProxyAddress = (address: string): boolean => {
  const [ip = '', bits, ...more] = address.trim().split('/');
  return (
    ['loopback', 'linklocal', 'uniquelocal'].includes(address.trim()) ||
    (isIP(ip) > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= 128)))
  );
};

const postgresUrl = v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')));

const environment = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: whole(5173, 0, 65_535),
  DATA_DIR: v.optional(v.string(), 'data'),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  DATABASE_READS_URL: postgresUrl,
  MIGRATE: v.optional(v.picklist(['on', 'off']), 'on'),
  POOL_MAX: whole(10, 2, 1_000),
  PREPARED_STATEMENTS: v.optional(v.picklist(['on', 'off'])),
  RATE_LIMIT_FACTOR: v.pipe(v.optional(v.string(), '1'), v.transform(Number), v.number(), v.minValue(0.01)),
  DEMO_ACCOUNTS: v.optional(v.picklist(['on', 'off'])),
  PROBLEM_HOURS: whole(48, 0, 720),
  TIPS: v.optional(v.picklist(['on', 'off']), 'off'),
  CLOCK: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?$/i,
        'must be a day and time such as 2026-11-20T12:30, by the clock of the city',
      ),
    ),
  ),
  CLOCK_PACE: v.optional(v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(1), v.maxValue(3_600))),
  DEMO_PACE: v.optional(v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0))),
  STOP_NOTICE: v.optional(v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0), v.maxValue(60))),
  LOG_LEVEL: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (addresses) => addresses.split(',').every(isProxyAddress),
        'must be addresses or networks of proxies, such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
      ),
    ),
  ),
  SITE_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//, 'must begin with http:// or https://'))),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]+@[^\r\n]+$/, 'must be an e-mail address'))),
  BRAND: v.optional(v.string()),
  LEADS_TO: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  SIGN_IN_BY: v.optional(v.picklist(['email', 'phone', 'both']), 'both'),
  CASH_NEEDS_EMAIL: v.optional(v.picklist(['on', 'off']), 'off'),
  REFERRALS: v.optional(v.picklist(['on', 'off']), 'on'),
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^(sk|rk)_(test|live)_/, 'must be a secret key of Stripe'))),
  STRIPE_PUBLISHABLE_KEY: v.optional(v.pipe(v.string(), v.regex(/^pk_(test|live)_/, 'must be a publishable key of Stripe'))),
  STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.regex(/^whsec_/, 'must be a webhook’s signing secret of Stripe'))),
  APPLE_PAY: v.optional(v.picklist(['on', 'off']), 'on'),
  GOOGLE_PAY: v.optional(v.picklist(['on', 'off']), 'on'),
  MAPBOX_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^pk\.[\w.-]+$/, 'must be a public token of Mapbox'))),
  API_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//, 'must begin with http:// or https://'))),
  API_FROM_BROWSER: v.optional(v.picklist(['proxied', 'direct']), 'proxied'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^\S{16,200}$/, 'must be 16 to 200 characters without spaces'))),
  LOCAL_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/, 'must be 16 to 200 letters, digits, - or _'))),
  OWNERS_VIEW: v.optional(v.picklist(['on', 'off'])),
  PUSH: v.optional(v.picklist(['on', 'off']), 'on'),
  VAPID_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{87}$/, 'must be a P-256 key, uncompressed, in base64url'))),
  VAPID_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be a P-256 private key in base64url'))),
  PUSH_SERVICES: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (origins) => origins.split(',').every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
        'must be origins, such as https://push.example.org',
      ),
    ),
  ),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off']), 'on'),
  DEMO: v.optional(v.picklist(['on', 'off'])),
  NODE_ENV: v.optional(v.string()),
});

type Environment = v.InferOutput<typeof environment>;

export type Config = {
  /** Whether customers' money is at stake: no published passwords, no card sandbox, no mailbox. Assumed where others can reach the server or it has a PostgreSQL, unless `DEMO` is on. */
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** The same PostgreSQL without the pooler that `databaseUrl` leads to; null where there is none. */
  readonly directUrl: string | null;
  /** A streaming replica of it, where the catalogue and lists of what is past are read; null where there is none. */
  readonly readsUrl: string | null;
  /** Whether a server brings PostgreSQL's tables up to date when it starts; else that is a step of its own. */
  readonly migrates: boolean;
  /** How many connections to PostgreSQL this process holds at most, with the one that hears news. */
  readonly connections: number;
  /** Whether PostgreSQL keeps statements with their plans; off behind a pooler, which may know of none. */
  readonly preparesStatements: boolean;
  readonly rateLimitFactor: number;
  /** How long after its end a problem with an order may be reported, milliseconds; 0: never. */
  readonly problemsWithin: number;
  readonly tips: boolean;
  /** When a demo's clock begins (as it is set; null: now) and how fast it goes; null where it can't be moved. */
  readonly clock: { readonly begins: string | null; readonly pace: number } | null;
  /** How fast demo orders move on: 1 is about a quarter of an hour for a delivery, 60 is a minute each second, 0 is by hand only. */
  readonly demoPace: number;
  readonly demoAccounts: boolean;
  readonly logLevel: string;
  /** How long a server that is stopping still takes calls while `/readyz` says that it is not ready, milliseconds. */
  readonly stopNotice: number;
  /** Addresses of proxies whose X-Forwarded-For is believed; none by default. */
  readonly trustProxy: string | false;
  readonly accounts: AccountSettings;
  /** Stripe where its three keys are set; else the sandbox, and in production nobody. */
  readonly cards: CardSettings;
  readonly sheets: readonly Sheet[];
  /** Draws maps and finds addresses; null: the embedded ones do. */
  readonly mapboxToken: string | null;
  readonly api: ApiOfFront | null;
  readonly brand: Brand;
  /** Where customers reach the storefront; links in e-mails begin so. */
  readonly siteUrl: string;
  /** The SMTP server that takes e-mails, or null: then they are kept. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** Where the marketplace reads of who wants to work with it: what is set, else where its e-mails come from, else the brand's own. */
  readonly leadsTo: string;
  /** How news of orders are sent to phones; null where they are not. */
  readonly push: PushSettings | null;
  /** What whoever reads `/metrics` has to show; null: only this machine may, and in production nobody. */
  readonly metricsToken: string | null;
  /** What opens the doors of this machine; null: one is made and kept. */
  readonly localKey: string | null;
  /** Whether the shop may be looked at beside its drawings at `/owners-view`: in production only where it is asked for. */
  readonly ownersView: boolean;
  /** Whether browsers keep pages for the time without a network; else they forget what they keep. */
  readonly serviceWorker: boolean;
  /** Whether kept e-mails may be read at `/mailbox`: only on one's own machine, never in production. */
  readonly mailbox: boolean;
};

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** Reads what is set. @throws Error whose message names the variable and what is wrong with it */
function readEnvironment(env: Record<string, string | undefined>): Environment {
  const read = v.safeParse(environment, Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'The environment'}: ${issue.message}`);
}

const isForProduction = ({ NODE_ENV, DEMO, HOST, DATABASE_URL }: Environment): boolean =>
  NODE_ENV === 'production' || (DEMO !== 'on' && (!isLoopback(HOST) || DATABASE_URL !== undefined));

const siteOf = ({ SITE_URL, HOST, PORT }: Environment): string =>
  (SITE_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`).replace(/\/+$/, '');

/** What is set, else the address in what the sender is called (of `Quay <hello@example.org>` hello@example.org), else the brand's. */
const leadsToOf = ({ LEADS_TO, MAIL_FROM }: Environment, { emails }: Brand): string =>
  LEADS_TO ?? (MAIL_FROM === undefined ? emails.partners : (/<([^<>]+)>\s*$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM.trim()));

const smtpOf = ({ SMTP_URL, MAIL_FROM }: Environment, { name, emails }: Brand): Config['smtp'] =>
  SMTP_URL === undefined ? null : { url: SMTP_URL, from: MAIL_FROM ?? `${name} <${emails.help}>` };

/** @throws Error where one of the two keys is set alone */
function pushOf(set: Environment, { emails }: Brand): PushSettings | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_SERVICES: services } = set;
  if ((publicKey === undefined) !== (privateKey === undefined)) throw new Error('VAPID_PUBLIC_KEY: goes with VAPID_PRIVATE_KEY');
  if (set.PUSH === 'off' || set.API_URL !== undefined) return null;
  const keys = publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey };
  return { keys, contact: `mailto:${emails.help}`, services: services?.split(',') ?? [] };
}

/** @throws Error where there is no such brand, or something is wrong with its folder */
function brandOf({ BRAND }: Environment): Brand {
  try {
    return readBrand(BRAND);
  } catch (error) {
    throw new Error(`BRAND: ${(error as Error).message}`, { cause: error });
  }
}

const accountsOf = ({ SIGN_IN_BY, REFERRALS, CASH_NEEDS_EMAIL }: Environment): AccountSettings => ({
  signInBy: SIGN_IN_BY === 'both' ? 'emailOrPhone' : SIGN_IN_BY,
  takesReferrals: REFERRALS === 'on',
  cashNeedsEmail: CASH_NEEDS_EMAIL === 'on',
});

const isForOwners = ({ OWNERS_VIEW }: Environment, isProduction: boolean): boolean =>
  (OWNERS_VIEW ?? (isProduction ? 'off' : 'on')) === 'on';

/** @throws Error where the way past a pooler, or a replica, is set without a database */
function databaseOf(set: Environment): Pick<Config, 'databaseUrl' | 'directUrl' | 'readsUrl' | 'preparesStatements'> {
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READS_URL'] as const)
    if (set[name] !== undefined && set.DATABASE_URL === undefined) throw new Error(`${name}: needs DATABASE_URL beside it`);
  const usual = set.DATABASE_DIRECT_URL === undefined ? 'on' : 'off';
  return {
    databaseUrl: set.DATABASE_URL ?? null,
    directUrl: set.DATABASE_DIRECT_URL ?? null,
    readsUrl: set.DATABASE_READS_URL ?? null,
    preparesStatements: (set.PREPARED_STATEMENTS ?? usual) === 'on',
  };
}

/** @throws Error where a storefront of another API is to have a database too, or none is named that browsers could call */
function apiOf(set: Environment): ApiOfFront | null {
  if (set.API_URL === undefined) {
    if (set.API_FROM_BROWSER === 'direct') throw new Error('API_FROM_BROWSER: needs API_URL beside it');
    return null;
  }
  for (const name of ['DATABASE_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL'] as const)
    if (set[name] !== undefined) throw new Error(`${name}: is the API’s, and API_URL makes this process a storefront without one`);
  return {
    url: set.API_URL.replace(/\/+$/, ''),
    isCalledDirectly: set.API_FROM_BROWSER === 'direct',
    stripePublishableKey: set.STRIPE_PUBLISHABLE_KEY ?? null,
  };
}

const sheetsOf = ({ APPLE_PAY, GOOGLE_PAY }: Environment): Sheet[] => [
  ...(APPLE_PAY === 'on' ? (['apple_pay'] as const) : []),
  ...(GOOGLE_PAY === 'on' ? (['google_pay'] as const) : []),
];

/** @throws Error where what is set does not go together */
const servicesOf = (set: Environment, isProduction: boolean): Pick<Config, 'api' | 'cards' | 'mapboxToken'> => ({
  api: apiOf(set),
  cards: set.API_URL === undefined ? readCardSettings(set, isProduction) : null,
  mapboxToken: set.MAPBOX_TOKEN ?? null,
});

/** @throws Error where the clock is set and may not be moved */
function clockOf(set: Environment, isProduction: boolean): Config['clock'] {
  const name = set.CLOCK === undefined ? 'CLOCK_PACE' : 'CLOCK';
  const isSet = set.CLOCK !== undefined || set.CLOCK_PACE !== undefined;
  if (isSet && isProduction) throw new Error(`${name}: can’t be set in production: orders and payments go by the real time`);
  if (isSet && set.API_URL !== undefined) throw new Error(`${name}: is the API’s, and API_URL makes this process a storefront without one`);
  if (isSet && set.DATABASE_URL !== undefined)
    throw new Error(`${name}: can’t be set beside DATABASE_URL: servers that share it have one time`);
  if (isProduction || set.DATABASE_URL !== undefined) return null;
  return { begins: set.CLOCK ?? null, pace: set.CLOCK_PACE ?? 1 };
}

/** Reads the environment. @throws Error whose message names the variable and what is wrong with it. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = readEnvironment(env);
  const isProduction = isForProduction(set);
  const brand = brandOf(set);
  if (isProduction && set.SITE_URL === undefined)
    throw new Error('SITE_URL: must be set in production: links in e-mails begin so. To show the demo city to others, set DEMO=on');
  if (isProduction && set.DEMO_ACCOUNTS === 'on')
    throw new Error('DEMO_ACCOUNTS: can’t be on in production: everybody knows their password');
  const usual = isProduction ? { demoPace: 0, demoAccounts: 'off', stopNotice: 5 } : { demoPace: 1, demoAccounts: 'on', stopNotice: 0 };
  return {
    isProduction,
    host: set.HOST,
    port: set.PORT,
    dataDir: set.DATA_DIR,
    ...databaseOf(set),
    migrates: set.MIGRATE === 'on',
    connections: set.POOL_MAX,
    rateLimitFactor: set.RATE_LIMIT_FACTOR,
    problemsWithin: set.PROBLEM_HOURS * 3_600_000,
    tips: set.TIPS === 'on',
    clock: clockOf(set, isProduction),
    demoPace: set.DEMO_PACE ?? usual.demoPace,
    demoAccounts: (set.DEMO_ACCOUNTS ?? usual.demoAccounts) === 'on',
    logLevel: set.LOG_LEVEL,
    stopNotice: (set.STOP_NOTICE ?? usual.stopNotice) * 1_000,
    trustProxy: set.TRUST_PROXY ?? false,
    accounts: accountsOf(set),
    ...servicesOf(set, isProduction),
    sheets: sheetsOf(set),
    brand,
    siteUrl: siteOf(set),
    smtp: smtpOf(set, brand),
    leadsTo: leadsToOf(set, brand),
    push: pushOf(set, brand),
    metricsToken: set.METRICS_TOKEN ?? null,
    localKey: set.LOCAL_KEY ?? null,
    ownersView: isForOwners(set, isProduction),
    serviceWorker: set.SERVICE_WORKER === 'on',
    mailbox: set.SMTP_URL === undefined && !isProduction && isLoopback(set.HOST),
  };
}
