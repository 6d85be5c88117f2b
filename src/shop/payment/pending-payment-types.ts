import type { Flow } from '../flow.ts';

export type PaymentKey = { readonly customerId: string; readonly paymentId: string };
export type ParcelPaymentKey = PaymentKey & { readonly parcelToken: string };
type Sent = { readonly keys: readonly string[] };

export type PendingPayments = { readonly basket: (PaymentKey & Sent) | null; readonly parcel: (ParcelPaymentKey & Sent) | null };

/** Which payments are under way, if any; kept by the browser, so that a reload and another tab know of them. `hear` reads them anew. */
export type PendingPaymentStore = Omit<Flow<PendingPayments, never>, 'send'> & { readonly refresh: () => void };

export type PendingPayment = PendingPaymentStore & {
  /** Notes a payment before anything is asked for it, with the key of the command that asks for it; null where another device does. */
  readonly begin: (payment: PaymentKey | ParcelPaymentKey, key: string | null) => void;
  readonly takeBack: (paymentId: string) => void;
  /** Forgets a payment: how it ended is known. Another one stays; null: whichever there are. `coming`: keys of commands that have not come yet; as long as there are any, it is under way. */
  readonly end: (paymentId: string | null, coming?: readonly string[]) => void;
  /** The keys of the commands to pay it whose end nobody knows, other tabs' too; null: of whichever are under way. */
  readonly keysOf: (paymentId: string | null) => readonly string[];
};
