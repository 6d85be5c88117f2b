import type { Language } from '../../contract/enumerations.ts';
import type { Database } from '../database/database.ts';
import type { Payments } from '../payments/payments.ts';
import type { AccountSettings } from '../services/account-settings.ts';
import type { DishIndex } from '../services/dish-index.ts';
import type { Kept } from '../services/kept.ts';
import type { Limits } from '../services/limits.ts';
import type { customers } from '../database/schema/customers.ts';
import type { Note } from './security-log.ts';

/** What the whole server shares. */
export type Services = {
  readonly database: Database;
  /** The server's clock, epoch milliseconds. */
  readonly now: () => number;
  /** Lets so many milliseconds pass. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly limits: Limits;
  readonly dishes: DishIndex;
  /** What lists are made of, read some seconds ago at most. */
  readonly catalogue: Kept;
  /** How cards are charged; null where no card provider serves. */
  readonly payments: Payments | null;
  readonly accounts: AccountSettings;
  /** Where customers reach the storefront, without a slash at its end: links in e-mails begin so. */
  readonly siteUrl: string;
  /** How long scrypt works on a password: its N. */
  readonly passwordCost: number;
  /** How fast demo orders move on; 0: only by hand. */
  readonly demoPace: number;
};

/** Who is asking. */
export type Customer = typeof customers.$inferSelect;

/** One call: who asks, in which language, from where. */
export type Call = Services & {
  readonly customer: Customer | null;
  readonly tokenHash: string | null;
  /** SHA-256 of the guest's basket token, or null. */
  readonly guestHash: string | null;
  readonly language: Language;
  /** Where the call comes from, as limits count it: of IPv6 the /64, and the /48 around it. */
  readonly address: string;
  readonly network: string;
  readonly requestId: string;
  /** Says in the log what happened to an account or a door. */
  readonly note: Note;
};

/** A call whose customer is known. */
export type CustomerCall = Call & { readonly customer: Customer };
