import type { checkoutCalls } from '#contract/calls/checkout.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Payment } from '#contract/entities/payment.ts';
import type { MethodPart } from '#contract/payment-methods.ts';
import { partElsewhere } from '#domain/payment/methods.ts';
import { endsSession } from '#contract/failure.ts';
import type { CheckoutFailure } from '../invoice/invoice.setup.ts';

export type PlacedOrder = AnswerOf<typeof checkoutCalls.create_order>;

/** What the provider needs to confirm a payment. `elsewhere`: what pays, where its customer is led to a page of the provider's and comes back by an address. */
export type CardToConfirm = { readonly clientSecret: string; readonly paymentMethod: string | null; readonly elsewhere?: MethodPart };
/** The same from what the server says of a payment; null where there is nothing to confirm. */
export const toConfirm = ({
  client_secret: clientSecret,
  payment_method: paymentMethod,
  paid_with: paidWith,
}: Pick<Payment, 'client_secret' | 'payment_method' | 'paid_with'>): CardToConfirm | null => {
  const elsewhere = partElsewhere(paidWith);
  return clientSecret === null ? null : { clientSecret, paymentMethod, ...(elsewhere && { elsewhere }) };
};

/** Why the card did not pay: the provider's own words where it gave any, and its code. Nothing is charged. */
export type Decline = {
  readonly message: string | null;
  readonly code: string | null;
  readonly isRefunded?: true;
};

export type PaymentEnd =
  /** Nothing is left to pay or confirm: the order can be asked for. */
  | { readonly is: 'authorised' }
  | { readonly is: 'ordered'; readonly order: PlacedOrder }
  /** The card did not pay, or the customer thought better of it; nothing is charged. */
  | { readonly is: 'declined'; readonly decline: Decline }
  /** The customer closed the payment sheet, and this page asked nothing of the server. */
  | { readonly is: 'closed' }
  /** No order can be made of it; nothing is charged. */
  | {
      readonly is: 'refused';
      readonly failure: CheckoutFailure;
      /** It was taken before that was known, and is given back. */ readonly isRefunded?: true;
    }
  | { readonly is: 'gone' }
  /** The server knows no looks, and this browser nothing of the payment but its id. */
  | { readonly is: 'untold' };

/**
 * Whether a failure leaves open what became of a payment: no answer, the server's own word, or a session that is over.
 * Whoever has no session any more learns nothing of the payment, and an earlier try may have taken it.
 */
export const isUnsettled = (failure: CheckoutFailure): boolean =>
  failure.kind === 'transport' || failure.reason === 'payment_checking' || endsSession(failure);

/** So many looks in a row must find a server that knows none before it counts as one: a proxy on its way to a newer release may say so too. */
export const ABSENT_LOOKS = 3;

const unread: CheckoutFailure = { kind: 'transport', cause: 'unreadable', retryAfterMs: null };

export function endOf(
  value: PaymentEnd['is'],
  {
    seen,
    decline,
    failure,
    isRefunded,
  }: {
    readonly seen: Payment | null;
    readonly decline: Decline | null;
    readonly failure: CheckoutFailure | null;
    readonly isRefunded: boolean;
  },
): PaymentEnd {
  const refunded = isRefunded ? { isRefunded } : {};
  switch (value) {
    case 'authorised':
      return { is: 'authorised' };
    case 'ordered':
      return { is: 'ordered', order: { order_id: seen?.order_id ?? '', unique_id: seen?.unique_id ?? undefined } };
    case 'declined':
      return { is: 'declined', decline: { ...(decline ?? { message: null, code: null }), ...refunded } };
    case 'closed':
      return { is: 'closed' };
    case 'refused':
      return { is: 'refused', failure: failure ?? unread, ...refunded };
    case 'gone':
      return { is: 'gone' };
    case 'untold':
      return { is: 'untold' };
  }
}
