import type { Language } from '#contract/enumerations.ts';
import type { Customer } from '../repositories/customers.ts';
import type { Note } from './security-events.ts';
import type { Services } from './services.ts';

/** A file of a form, whole in memory; or that it was too large, or one more than the call takes, and was not kept. */
export type UploadedFile = { readonly bytes: Uint8Array } | { readonly refused: 'tooLarge' | 'tooMany' };
export type UploadedFiles = ReadonlyMap<string, UploadedFile>;

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
  /** What the browser says it is; '' where it says nothing. */
  readonly userAgent: string;
  readonly files?: UploadedFiles;
  readonly note: Note;
};

export type CustomerCall = Call & { readonly customer: Customer };
