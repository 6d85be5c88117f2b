import type { Flow } from '../flow.ts';

/** A payment that was begun and whose end this browser does not know yet. */
export type PaymentKey = {
  readonly customerId: string;
  readonly paymentId: string;
  /** It pays for a parcel; a basket's otherwise. */
  readonly isParcel?: boolean | undefined;
};

/** Which payment is under way, if any; kept by the browser, so that a reload and another tab know of it. */
export type UnderWay = Omit<Flow<PaymentKey | null, never>, 'send'> & {
  /** Notes a payment before anything is asked for it. Gives the way to take that back: what another tab had under way is so again. */
  readonly begin: (key: PaymentKey) => () => void;
  /** Forgets a payment: how it ended is known. Another one stays; null: whichever it is. */
  readonly end: (paymentId: string | null) => void;
};
