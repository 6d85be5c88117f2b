import type { Language } from '#contract/enumerations.ts';
import type { Customer } from '../repositories/customers.ts';
import type { Note } from './security-events.ts';
import type { Services } from './services.ts';

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
