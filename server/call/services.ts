import type { Database } from '../database/database.ts';
import type { Reads } from '../database/reads.ts';
import type { Limits } from '../limits/limits.ts';
import type { Memory } from '../memory/memory.ts';
import type { Payments } from '../payments/payments.ts';
import type { PushSettings } from '../push/push-settings.ts';
import type { Brand } from '../brand/brand.ts';
import type { AccountSettings } from './account-settings.ts';

export type Services = {
  readonly database: Database;
  /** Reads what decides nothing, outside of transactions: the catalogue, and a customer's lists of what is past. */
  readonly reads: Reads;
  /** The server's clock, epoch milliseconds. */
  readonly now: () => number;
  /** Lets so many milliseconds pass. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly limits: Limits;
  /** What is the same for everybody, made some seconds ago at most. */
  readonly memory: Memory;
  readonly payments: Payments | null;
  readonly accounts: AccountSettings;
  readonly brand: Brand;
  /** Where customers reach the storefront, without a slash at its end: links in e-mails begin so. */
  readonly siteUrl: string;
  readonly leadsTo: string;
  readonly push: PushSettings | null;
  /** How long scrypt works on a password: its N. */
  readonly passwordCost: number;
  /** How long after its end a problem with an order may be reported, milliseconds. */
  readonly problemsWithin: number;
  readonly tips: boolean;
  /** How fast demo orders move on; 0: only by hand. */
  readonly demoPace: number;
};
