import { Stripe } from 'stripe';
import type {
  CardProvider,
  PaymentIntent,
  PaymentMethod,
  ProviderEvent,
  ProviderFailure,
  Refund,
  SetupIntent,
  ProviderResult,
} from './provider.ts';

export type ProviderTransport = NonNullable<NonNullable<ConstructorParameters<typeof Stripe>[1]>['httpClient']>;

export type StripeSettings = {
  readonly name: CardProvider['name'];
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly transport?: ProviderTransport;
  readonly address?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
};

/** How long an answer is waited for, milliseconds: a purchase's calls wait 30 s in the browser. */
const TIMEOUT = 8_000;
/** How old an event may be when it arrives, seconds. */
const EVENT_TOLERANCE = 300;

function failureOf(error: unknown): ProviderFailure {
  if (error instanceof Stripe.errors.StripeCardError)
    return { kind: 'declined', code: error.decline_code ?? error.code ?? 'generic_decline' };
  const isClear =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError ||
    error instanceof Stripe.errors.StripePermissionError;
  // A key in use by another process, limits, a broken answer, a wrong secret key: whatever was asked stands as it stood, or is being done.
  if (isClear && error.statusCode !== 409) return { kind: 'refused', code: error.code ?? error.type };
  return { kind: 'unknown' };
}

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'object' && reference !== null ? reference.id : reference;

const paymentIntentOf = (intent: Stripe.PaymentIntent): PaymentIntent => ({
  id: intent.id,
  clientSecret: intent.client_secret ?? '',
  status: intent.status as PaymentIntent['status'],
  amount: intent.amount,
  received: intent.amount_received,
  currency: intent.currency,
  paymentMethod: idOf(intent.payment_method),
  customer: idOf(intent.customer),
  declineCode: intent.last_payment_error
    ? (intent.last_payment_error.decline_code ?? intent.last_payment_error.code ?? 'generic_decline')
    : null,
  metadata: intent.metadata,
});

const setupIntentOf = (intent: Stripe.SetupIntent): SetupIntent => ({
  id: intent.id,
  clientSecret: intent.client_secret ?? '',
  status: intent.status,
  paymentMethod: idOf(intent.payment_method),
  customer: idOf(intent.customer),
});

const paymentMethodOf = (method: Stripe.PaymentMethod): PaymentMethod => ({
  id: method.id,
  customer: idOf(method.customer),
  brand: method.card?.brand ?? 'unknown',
  lastFour: method.card?.last4 ?? '0000',
  expiryMonth: method.card?.exp_month ?? 1,
  expiryYear: method.card?.exp_year ?? 1970,
  fingerprint: method.card?.fingerprint ?? null,
});

const refundStatusOf = (status: string | null) =>
  status === 'succeeded' || status === 'failed' || status === 'canceled' ? status : 'pending';

const refundOf = ({ id, amount, status, metadata }: Stripe.Refund): Refund => ({
  id,
  amount,
  status: refundStatusOf(status),
  metadata: metadata ?? {},
});

function eventOf(event: Stripe.Event): ProviderEvent {
  const object = event.data.object as {
    object: string;
    id?: string;
    payment_intent?: string | { id: string } | null;
    metadata?: Record<string, string> | null;
  };
  return {
    id: event.id,
    type: event.type,
    object: {
      kind: object.object,
      id: object.id ?? '',
      paymentIntent: idOf(object.payment_intent ?? null),
      metadata: object.metadata ?? {},
    },
  };
}

/** What may pay an intent, and what does: with its method attached it waits to be confirmed, as a card's. */
const paidBy = (pays: Parameters<CardProvider['createPaymentIntent']>[0]['pays']) =>
  pays === 'twint'
    ? { allowed_payment_method_types: ['twint'], payment_method_data: { type: 'twint' as const } }
    : { allowed_payment_method_types: ['card'], payment_method: pays.card };

/** The provider over Stripe's SDK. It asks once: who wants an answer asks again with the same key. */
export function createStripeProvider({ name, secretKey, webhookSecret, transport, address }: StripeSettings): CardProvider {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 0,
    timeout: TIMEOUT,
    telemetry: false,
    ...(transport ? { httpClient: transport } : {}),
    ...address,
  });

  async function resultOf<Given, Value>(asked: Promise<Given>, read: (given: Given) => Value): Promise<ProviderResult<Value>> {
    try {
      return { ok: true, value: read(await asked) };
    } catch (error) {
      return { ok: false, failure: failureOf(error) };
    }
  }

  return {
    name,
    createCustomer: ({ customerId }, idempotencyKey) =>
      resultOf(stripe.customers.create({ metadata: { customer_id: customerId } }, { idempotencyKey }), ({ id }) => ({ id })),
    createSetupIntent: ({ customer, metadata }, idempotencyKey) =>
      resultOf(
        stripe.setupIntents.create({ customer, metadata, usage: 'on_session', allowed_payment_method_types: ['card'] }, { idempotencyKey }),
        setupIntentOf,
      ),
    retrieveSetupIntent: (id) => resultOf(stripe.setupIntents.retrieve(id), setupIntentOf),
    retrievePaymentMethod: (id) => resultOf(stripe.paymentMethods.retrieve(id), paymentMethodOf),
    detachPaymentMethod: (id, idempotencyKey) => resultOf(stripe.paymentMethods.detach(id, {}, { idempotencyKey }), paymentMethodOf),
    createPaymentIntent: ({ amount, currency, customer, pays, capture, metadata }, idempotencyKey) =>
      resultOf(
        stripe.paymentIntents.create(
          {
            amount,
            currency,
            ...paidBy(pays),
            capture_method: capture,
            metadata: { ...metadata },
            ...(customer === null ? {} : { customer }),
          },
          { idempotencyKey },
        ),
        paymentIntentOf,
      ),
    retrievePaymentIntent: (id) => resultOf(stripe.paymentIntents.retrieve(id), paymentIntentOf),
    capturePaymentIntent: (id, amount, idempotencyKey) =>
      resultOf(stripe.paymentIntents.capture(id, { amount_to_capture: amount }, { idempotencyKey }), paymentIntentOf),
    cancelPaymentIntent: (id, idempotencyKey) => resultOf(stripe.paymentIntents.cancel(id, {}, { idempotencyKey }), paymentIntentOf),
    refund: ({ paymentIntent, amount, metadata }, idempotencyKey) =>
      resultOf(stripe.refunds.create({ payment_intent: paymentIntent, amount, metadata: { ...metadata } }, { idempotencyKey }), refundOf),
    listRefunds: (paymentIntent) =>
      resultOf(stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }), ({ data }) => data.map(refundOf)),
    readEvent: (body, signature, now) => {
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature, webhookSecret, EVENT_TOLERANCE, undefined, now));
      } catch {
        return null;
      }
    },
  };
}
