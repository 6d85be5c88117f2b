import type {
  PaymentMethod,
  PaymentRequest,
  PaymentRequestOptions,
  PaymentRequestPaymentMethodEvent,
  Stripe,
  StripeElements,
} from '@stripe/stripe-js';
import type { CardToConfirm } from '#machines/payment/payment-facts.ts';
import type { Approved, CardFailure, Confirmed } from '#machines/payment/payment.setup.ts';
import type { Sheet } from '#contract/payment-methods.ts';
import type { Minor } from '#domain/money.ts';
import type { Result } from '#contract/result.ts';

export type Shop = { readonly country: string; readonly currency: string; readonly name: string };

export type SheetApproval = Pick<PaymentRequestPaymentMethodEvent, 'complete'> & { readonly paymentMethod: Pick<PaymentMethod, 'id'> };
export type SheetRequest = Pick<PaymentRequest, 'canMakePayment' | 'update' | 'show' | 'abort' | 'isShowing'> & {
  on(type: 'paymentmethod', listener: (approval: SheetApproval) => void): unknown;
  on(type: 'cancel', listener: () => void): unknown;
};

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
  readonly paymentRequest: (options: PaymentRequestOptions) => SheetRequest;
  /** Takes an open question of the bank away, unanswered; Stripe itself has no such call. */
  readonly dismissQuestion?: () => void;
};

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
  readonly sheetsHere: (shop: Shop) => Promise<readonly Sheet[]>;
  /** Opens a method's for an amount, whole minor units, as the answer to a press: browsers open none otherwise. It stays open until the payment is confirmed, or `endSheet`. */
  readonly openSheet: (asked: { readonly paymentId: string; readonly amount: Minor }, left: AbortSignal) => Promise<Approved>;
  readonly endSheet: () => void;
  /**
   * Confirms a payment with a saved card; the bank's question is asked on the way, in the provider's own dialog, and goes with the page
   * that waits for it (`left`). Where a page of the provider's confirms it, this one is left; should it be shown again, nothing is known.
   */
  readonly confirmPayment: (card: ToConfirm, left: AbortSignal) => Promise<Confirmed>;
  readonly keepCard: (clientSecret: string, holder: string) => Promise<CardKept>;
  readonly readFrom: (fields: StripeElements | null) => void;
};
