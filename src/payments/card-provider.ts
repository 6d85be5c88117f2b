import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { CardToConfirm } from '#machines/payment/payment-facts.ts';
import type { CardFailure, Confirmed } from '#machines/payment/payment.setup.ts';
import type { Result } from '#contract/result.ts';

/** What of Stripe.js is used, and what the sandbox must be able to do in its place. */
export type StripeLike = Pick<
  Stripe,
  | 'elements'
  | 'createToken'
  | 'createPaymentMethod'
  | 'confirmCardPayment'
  | 'confirmCardSetup'
  | 'confirmTwintPayment'
  | 'retrievePaymentIntent'
> & {
  /** Takes an open question of the bank away, unanswered; Stripe itself has no such call. */
  readonly dismissQuestion?: () => void;
};

/** A card that the provider keeps now, by the provider's name for it. */
export type CardKept = Result<
  { readonly paymentMethod: string; /** MM/YY; null where the provider does not say. */ readonly expiry: string | null },
  CardFailure
>;

/** A payment to confirm; `returnTo` is the address that leads back from a page of the provider's, where one confirms it. */
export type ToConfirm = CardToConfirm & { readonly returnTo?: string };

/** The one door to the card provider. Nothing rejects: what goes wrong is an outcome. */
export type CardProvider = {
  /** The provider's script, for its fields; null where it can't be loaded. Asked again, it is tried again. */
  readonly script: () => Promise<StripeLike | null>;
  /**
   * Confirms a payment with a saved card; the bank's question is asked on the way, in the provider's own dialog, and goes with the page
   * that waits for it (`left`). Where a page of the provider's confirms it, this one is left; should it be shown again, nothing is known.
   */
  readonly confirmPayment: (card: ToConfirm, left: AbortSignal) => Promise<Confirmed>;
  /** Has the card that stands in the provider's fields kept for later. `holder` is the name on it. */
  readonly keepCard: (clientSecret: string, holder: string) => Promise<CardKept>;
  /** The fields that stand on the page; null when they leave it. */
  readonly readFrom: (fields: StripeElements | null) => void;
};
