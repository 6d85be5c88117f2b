import type { PaymentIntent, PaymentMethod, StripeElements, StripeError } from '@stripe/stripe-js';
import type { CardFailure, Confirmed } from '#machines/payment/payment.setup.ts';
import { failed, ok } from '#contract/result.ts';
import { sheetOf } from '#domain/payment/methods.ts';
import type { CardProvider, StripeLike } from './card-provider.ts';
import { leaveFor } from './leave-for.ts';
import { paymentSheets } from './payment-sheets.ts';

/** Errors that say nothing about the card: whether it was asked is not known. */
const SILENT: readonly string[] = ['api_connection_error', 'api_error', 'rate_limit_error', 'authentication_error', 'idempotency_error'];

function whyNot({ type, code, decline_code, message }: StripeError): CardFailure {
  if (SILENT.includes(type)) return { kind: 'unknown' };
  // Asked in a state that does not fit, such as from a second tab: only the server knows how it stands.
  if (code?.endsWith('_unexpected_state')) return { kind: 'unknown' };
  return { kind: 'declined', decline: { message: message ?? null, code: decline_code ?? code ?? null } };
}

const expiryOf = ({ card }: PaymentMethod) =>
  card ? `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year).slice(-2)}` : null;

function confirmedBy(intent: PaymentIntent | undefined): Confirmed | null {
  if (intent?.status === 'requires_capture' || intent?.status === 'succeeded') return ok('authorised');
  return intent?.status === 'processing' ? ok('processing') : null;
}

const unreachable = failed({ kind: 'unreachable' } as const);
const unknown = failed({ kind: 'unknown' } as const);

type Intent = Awaited<ReturnType<StripeLike['retrievePaymentIntent']>>;
const pageOf = ({ paymentIntent }: Intent): string | null =>
  paymentIntent?.status === 'requires_action' ? (paymentIntent.next_action?.redirect_to_url?.url ?? null) : null;

async function askPage(stripe: StripeLike, clientSecret: string, returnUrl: string): Promise<string | Confirmed> {
  const known = await stripe.retrievePaymentIntent(clientSecret);
  const asked =
    known.paymentIntent?.status === 'requires_confirmation'
      ? await stripe.confirmTwintPayment(clientSecret, { return_url: returnUrl }, { handleActions: false })
      : known;
  if (asked.error) return failed(whyNot(asked.error));
  return pageOf(asked) ?? confirmedBy(asked.paymentIntent) ?? unknown;
}

/** The door to a provider that speaks as Stripe.js does; `load` loads its script, `leave` leads to another page and answers where this one is shown again. */
export function providerOver(load: () => Promise<StripeLike | null>, leave = leaveFor): CardProvider {
  let fields: StripeElements | null = null;
  const sheets = paymentSheets();
  const script = () => load().catch(() => null);
  return {
    script,
    readFrom: (elements) => {
      fields = elements;
    },
    sheetsHere: async (shop) => {
      const stripe = await script();
      return stripe ? sheets.find(stripe, shop).catch(() => []) : [];
    },
    openSheet: ({ paymentId, amount }, left) => sheets.open(sheetOf(paymentId), amount, left).catch(() => unreachable),
    endSheet: () => sheets.end('fail'),
    confirmPayment: async ({ clientSecret, paymentMethod, elsewhere, returnTo }, left) => {
      const stripe = await script();
      if (!stripe) return unreachable;
      left.addEventListener('abort', () => stripe.dismissQuestion?.(), { once: true });
      try {
        if (elsewhere && returnTo) {
          const page = await askPage(stripe, clientSecret, returnTo);
          if (typeof page !== 'string') return page;
          await leave(page, left);
          return unknown;
        }
        const { paymentIntent, error } = await sheets.confirmed((options) =>
          stripe.confirmCardPayment(clientSecret, paymentMethod === null ? undefined : { payment_method: paymentMethod }, options),
        );
        // Asked once more, the provider says how it stands instead.
        if (error) return (error.code?.endsWith('_unexpected_state') && confirmedBy(error.payment_intent)) || failed(whyNot(error));
        return confirmedBy(paymentIntent) ?? unknown;
      } catch {
        return unknown;
      }
    },
    keepCard: async (clientSecret, holder) => {
      const stripe = await script();
      const card = fields?.getElement('card');
      if (!stripe || !card) return unreachable;
      try {
        const typed = await stripe.createPaymentMethod({ type: 'card', card, billing_details: { name: holder } });
        if (typed.error) return failed(whyNot(typed.error));
        const { setupIntent, error } = await stripe.confirmCardSetup(clientSecret, { payment_method: typed.paymentMethod.id });
        if (error) return failed(whyNot(error));
        const kept = setupIntent.payment_method;
        return setupIntent.status === 'succeeded' && kept !== null
          ? ok({ paymentMethod: typeof kept === 'string' ? kept : kept.id, expiry: expiryOf(typed.paymentMethod) })
          : unknown;
      } catch {
        return unknown;
      }
    },
  };
}
