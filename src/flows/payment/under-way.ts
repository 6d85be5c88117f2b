import type { Flow } from '../flow.ts';

/** A payment that was begun and whose end this browser does not know yet. */
export type PaymentKey = { readonly customerId: string; readonly paymentId: string };
/** One of a parcel, with the token of the parcel's cart that it pays for. */
export type ParcelPaymentKey = PaymentKey & { readonly parcelToken: string };

/** What is under way: a basket and a parcel may be paid at the same time. */
export type PaymentsUnderWay = { readonly basket: PaymentKey | null; readonly parcel: ParcelPaymentKey | null };

/** Which payments are under way, if any; kept by the browser, so that a reload and another tab know of them. */
export type UnderWay = Omit<Flow<PaymentsUnderWay, never>, 'send'> & {
  /** Notes a payment before anything is asked for it. Gives the way to take that back: what another tab had under way is so again. */
  readonly begin: (key: PaymentKey | ParcelPaymentKey) => () => void;
  /** Forgets a payment: how it ended is known. Another one stays; null: whichever there are. */
  readonly end: (paymentId: string | null) => void;
};
