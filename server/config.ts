import * as v from 'valibot';
import type { CardSettings } from './payments/payments.ts';
import type { AccountSettings } from './services/account-settings.ts';

const whole = (fallback: number, minimum: number, maximum: number) =>
  v.pipe(v.optional(v.string(), String(fallback)), v.transform(Number), v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum));

const environment = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: whole(5173, 0, 65_535),
  DATA_DIR: v.optional(v.string(), 'data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  RATE_LIMIT_FACTOR: v.pipe(v.optional(v.string(), '1'), v.transform(Number), v.number(), v.minValue(0.01)),
  DEMO_ACCOUNTS: v.optional(v.picklist(['on', 'off'])),
  DEMO_PACE: v.optional(v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0))),
  LOG_LEVEL: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  TRUST_PROXY: v.optional(v.string()),
  SITE_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//, 'must begin with http:// or https://'))),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]+@[^\r\n]+$/, 'must be an e-mail address')), 'Escale <escale@localhost>'),
  SIGN_IN_BY: v.optional(v.picklist(['email', 'phone', 'both']), 'both'),
  REFERRALS: v.optional(v.picklist(['on', 'off']), 'on'),
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^(sk|rk)_(test|live)_/, 'must be a secret key of Stripe'))),
  STRIPE_PUBLISHABLE_KEY: v.optional(v.pipe(v.string(), v.regex(/^pk_(test|live)_/, 'must be a publishable key of Stripe'))),
  STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.regex(/^whsec_/, 'must be a webhook’s signing secret of Stripe'))),
  NODE_ENV: v.optional(v.string()),
});

export type Config = {
  readonly host: string;
  readonly port: number;
  /** Where the embedded database lives. */
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** Multiplies every limit on calls. */
  readonly rateLimitFactor: number;
  /** How fast demo orders move on: 1 is about a quarter of an hour for a delivery, 60 is a minute each second, 0 is by hand only. */
  readonly demoPace: number;
  /** Whether a new database has customers whose password everybody knows. */
  readonly demoAccounts: boolean;
  readonly logLevel: string;
  /** Addresses of proxies whose X-Forwarded-For is believed; none by default. */
  readonly trustProxy: string | false;
  readonly accounts: AccountSettings;
  /** Stripe where its three keys are set; else the sandbox, and in production nobody. */
  readonly cards: CardSettings;
  /** Where customers reach the storefront; links in e-mails begin so. */
  readonly siteUrl: string;
  /** The SMTP server that takes e-mails, or null: then they are kept. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** Whether kept e-mails may be read at `/mailbox`: only on one's own machine, never in production. */
  readonly mailbox: boolean;
  /** The storefront's own address where the operator said it; null: where a request was addressed to. */
  readonly publicOrigin: string | null;
};

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

function cardSettings(env: v.InferOutput<typeof environment>): CardSettings {
  const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const missing = keys.filter((name) => env[name] === undefined);
  if (missing.length > 0 && missing.length < keys.length) throw new Error(`${missing[0]}: must be set too, as ${keys.find((name) => !missing.includes(name))} is`);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey && publishableKey && webhookSecret) return { kind: 'stripe', secretKey, publishableKey, webhookSecret };
  return env.NODE_ENV === 'production' ? null : { kind: 'sandbox' };
}

/** Reads the environment. @throws Error whose message names the variable and what is wrong with it. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = v.safeParse(environment, Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!read.success) {
    const [issue] = read.issues;
    throw new Error(`${v.getDotPath(issue) ?? 'The environment'}: ${issue.message}`);
  }
  const { output } = read;
  const isProduction = output.NODE_ENV === 'production';
  return {
    host: output.HOST,
    port: output.PORT,
    dataDir: output.DATA_DIR,
    databaseUrl: output.DATABASE_URL ?? null,
    rateLimitFactor: output.RATE_LIMIT_FACTOR,
    demoPace: output.DEMO_PACE ?? (isProduction ? 0 : 1),
    demoAccounts: output.DEMO_ACCOUNTS === undefined ? !isProduction : output.DEMO_ACCOUNTS === 'on',
    logLevel: output.LOG_LEVEL,
    trustProxy: output.TRUST_PROXY ?? false,
    accounts: { signInBy: output.SIGN_IN_BY === 'both' ? 'emailOrPhone' : output.SIGN_IN_BY, takesReferrals: output.REFERRALS === 'on' },
    cards: cardSettings(output),
    siteUrl: (output.SITE_URL ?? `http://${output.HOST.includes(':') ? `[${output.HOST}]` : output.HOST}:${output.PORT}`).replace(/\/+$/, ''),
    smtp: output.SMTP_URL === undefined ? null : { url: output.SMTP_URL, from: output.MAIL_FROM },
    mailbox: output.SMTP_URL === undefined && !isProduction && isLoopback(output.HOST),
    publicOrigin: output.SITE_URL === undefined ? null : new URL(output.SITE_URL).origin,
  };
}
