import { readBrand } from '#server/brand/brand.ts';
import type { Database } from '#server/database/database.ts';
import { readsOf, type Reads } from '#server/database/reads.ts';
import type { Services } from '#server/call/services.ts';
import { openPayments } from '#server/payments/payments.ts';
import { type CardSettings } from '#server/payments/choose-provider.ts';
import type { ProviderTransport } from '#server/payments/stripe-provider.ts';
import type { AccountSettings } from '#server/call/account-settings.ts';
import { createMemory, type Ages } from '#server/memory/memory.ts';
import { createLimits } from '#server/limits/limits.ts';

export type TestServices = {
  readonly rateLimitFactor?: number;
  readonly accounts?: Partial<AccountSettings>;
  readonly cards?: CardSettings | null;
  readonly through?: (transport: ProviderTransport) => ProviderTransport;
  /** What passes instead of time; nobody waits without it. */
  readonly pause?: Services['pause'];
  /** How old what everybody is told alike may be; nothing is kept without it. */
  readonly ages?: Ages;
  /** Where the catalogue and lists of what is past are read; the same database without it. */
  readonly reads?: Reads;
  /** How news are sent to phones; the browsers' own push services alone without it. */
  readonly push?: Services['push'];
  readonly tips?: boolean;
  readonly passwordCost: number;
};

/** What a server under test shares: orders move by hand only, and limits are far away unless they are what is tested. */
export const testServices = (
  database: Database,
  now: () => number,
  {
    rateLimitFactor = 1_000,
    accounts = {},
    cards = { kind: 'sandbox' },
    through,
    pause = () => Promise.resolve(),
    ages = { listening: 0, notListening: 0, moments: 0, screens: 0, customers: 0 },
    reads = readsOf(database),
    push = { keys: null, contact: 'mailto:help@storefront.test', services: [] },
    tips = false,
    passwordCost,
  }: TestServices,
): Services => ({
  database,
  reads,
  now,
  pause,
  limits: createLimits(database, now, rateLimitFactor),
  memory: createMemory(now, ages),
  payments: openPayments(cards, { database, now, slowAnswer: 0, sheets: ['apple_pay', 'google_pay'], ...(through ? { through } : {}) }),
  passwordCost,
  problemsWithin: 48 * 3_600_000,
  tips,
  demoPace: 0,
  accounts: { signInBy: 'emailOrPhone', takesReferrals: true, cashNeedsEmail: false, ...accounts },
  brand: readBrand(),
  siteUrl: 'http://storefront.test',
  leadsTo: 'leads@storefront.test',
  push,
});
