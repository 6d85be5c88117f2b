import type { IntentStatus } from '../database/intent-status.ts';

/**
 * What the server asks of a card provider, in its own words; `stripe-provider.ts` says them in Stripe's. Amounts are
 * whole minor units. Nothing here throws: what can go wrong is a value. No call may be made inside a database
 * transaction: an answer can take seconds, and the sandbox keeps its ledger in the same database.
 */

export type ProviderFailure =
  /** The card's bank said no; the code is its reason where it gave one, else the provider's: 'insufficient_funds', 'generic_decline' … */
  | { readonly kind: 'declined'; readonly code: string }
  /** The provider understood and will not: nothing was done, and asking the same again is answered the same. */
  | { readonly kind: 'refused'; readonly code: string }
  /** No readable answer: it may have been done or not. Asking again with the same key is safe, and so is reading. */
  | { readonly kind: 'unknown' };

export type ProviderResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: ProviderFailure };

export type PaymentIntent = {
  readonly id: string;
  /** What lets the browser confirm it, and nothing else. */
  readonly clientSecret: string;
  readonly status: IntentStatus;
  readonly amount: number;
  readonly received: number;
  /** Lower-case ISO 4217: 'chf'. */
  readonly currency: string;
  readonly paymentMethod: string | null;
  readonly customer: string | null;
  readonly declineCode: string | null;
  readonly metadata: Readonly<Record<string, string>>;
};

/** A card being kept for later payments. `clientSecret` lets the browser confirm it. */
export type SetupIntent = {
  readonly id: string;
  readonly clientSecret: string;
  readonly status: string;
  readonly paymentMethod: string | null;
  readonly customer: string | null;
};

export type PaymentMethod = {
  readonly id: string;
  /** The provider's customer that it belongs to; null while nobody's, and for the provider's own test cards. */
  readonly customer: string | null;
  /** As the provider names it: 'visa', 'mastercard' … */
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
  /** The same for the same number, whenever it is typed; null where the provider does not tell. */
  readonly fingerprint: string | null;
};

/** The metadata's name for the errand of ours that a refund was made for; one without it was made by hand. */
export const ERRAND = 'errand';

/** Given back, or on its way: 'pending' and 'succeeded' will arrive, 'failed' and 'canceled' will not. */
export type Refund = {
  readonly id: string;
  readonly amount: number;
  readonly status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  readonly metadata: Readonly<Record<string, string>>;
};

/** Something that happened at the provider. It is only a hint to look: the truth is what reading the object tells. */
export type ProviderEvent = {
  readonly id: string;
  readonly type: string;
  readonly object: {
    readonly kind: string;
    readonly id: string;
    readonly paymentIntent: string | null;
    readonly metadata: Readonly<Record<string, string>>;
  };
};

/**
 * Every verb that changes something takes a key, which makes it happen once however often it is asked: of a payment
 * `<payment>:<attempt>:<operation>`. The same key with other words is refused; a refusal is kept with its key.
 */
export type CardProvider = {
  /** Which provider's ids these are; they mean nothing to another. */
  readonly name: 'stripe' | 'sandbox';
  readonly createCustomer: (customer: { readonly customerId: string }, key: string) => Promise<ProviderResult<{ readonly id: string }>>;
  /** Begins to keep a card; the browser confirms it, which makes the payment method and attaches it to the customer. */
  readonly createSetupIntent: (
    setup: { readonly customer: string; readonly metadata: Readonly<Record<string, string>> },
    key: string,
  ) => Promise<ProviderResult<SetupIntent>>;
  readonly retrieveSetupIntent: (id: string) => Promise<ProviderResult<SetupIntent>>;
  readonly retrievePaymentMethod: (id: string) => Promise<ProviderResult<PaymentMethod>>;
  readonly detachPaymentMethod: (id: string, key: string) => Promise<ProviderResult<PaymentMethod>>;
  /** Makes an unconfirmed intent; the browser confirms it. `manual`: confirming only authorises, and `capture` takes the money; `automatic`: confirming takes it. */
  readonly createPaymentIntent: (
    intent: {
      readonly amount: number;
      readonly currency: string;
      readonly customer: string | null;
      /** A card's payment method; or TWINT's, which is made with the intent. */
      readonly pays: { readonly card: string } | 'twint';
      readonly capture: 'manual' | 'automatic';
      readonly metadata: Readonly<Record<string, string>>;
    },
    key: string,
  ) => Promise<ProviderResult<PaymentIntent>>;
  readonly retrievePaymentIntent: (id: string) => Promise<ProviderResult<PaymentIntent>>;
  /** Takes an authorised amount. Refused where nothing is authorised. */
  readonly capturePaymentIntent: (id: string, amount: number, key: string) => Promise<ProviderResult<PaymentIntent>>;
  /** Ends an intent and lets go of what it authorised. Refused where the money is taken already, or the bank has not answered yet. */
  readonly cancelPaymentIntent: (id: string, key: string) => Promise<ProviderResult<PaymentIntent>>;
  /** Gives back money that was taken. Refused where it is more than what is left of it. */
  readonly refund: (
    refund: { readonly paymentIntent: string; readonly amount: number; readonly metadata: Readonly<Record<string, string>> },
    key: string,
  ) => Promise<ProviderResult<Refund>>;
  /** Everything that was given back of a payment, by us or by hand at the provider's. */
  readonly listRefunds: (paymentIntent: string) => Promise<ProviderResult<readonly Refund[]>>;
  /** Reads an event as it arrived; null where its signature is not the provider's or is too old. `now` in epoch milliseconds. */
  readonly readEvent: (body: string, signature: string, now: number) => ProviderEvent | null;
};
