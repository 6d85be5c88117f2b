import { endpoints } from '#contract/endpoints.ts';
import { TOP_UP } from '#contract/limits.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { methodOf } from '#domain/payment/methods.ts';
import { isByProvider } from '#domain/payment/parts.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { payingCard } from '#server/repositories/cards.ts';
import { findTopUpByIntent } from '#server/repositories/top-ups.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { beginTopUp, TWINT } from '#server/services/payment/top-ups/begin-top-up.ts';
import { settleTopUp } from '#server/services/payment/top-ups/settle-top-up.ts';

const methodAsked = (id: string | null | undefined) => {
  const method = methodOf(id);
  return method && isByProvider(method.part) ? method : null;
};

/** First step of a top-up: an intent at the provider for the amount asked, which the browser confirms. */
export const getStripePaymentIntentWallet = serve(
  endpoints.get_stripe_payment_intent_wallet,
  async (body, call) => {
    const provider = call.payments?.provider;
    const amount = toMinor(body.amount);
    if (amount < TOP_UP.minimum) return refuse(560);
    const method = methodAsked(body.payment_id);
    if (!provider || !method || amount > TOP_UP.maximum) return refuse(536);
    if (!call.customer.approved) return refuse(536, { reason: 'customer_not_approved' });
    const card = method.needsCard
      ? await payingCard(call.database, { customerId: call.customer.id, provider: provider.name }, body.card_id)
      : null;
    if (method.needsCard && !card) return refuse(1016);
    const begun = await beginTopUp(call, provider, { key: body.top_up_key ?? null, amount, paying: card ?? TWINT });
    return begun
      ? answer({ client_secret: begun.clientSecret, payment_method: begun.paymentMethod, last_four: begun.lastFour })
      : refuse(536);
  },
  { count: 30, seconds: 3_600 },
);

/** Last step of a top-up: what the provider took is credited once, however often and by whomever it is asked. */
export const addWalletAmount = serve(
  endpoints.add_wallet_amount,
  async (body, call) => {
    const topUp = await findTopUpByIntent(call.database, body.payment_intent_id);
    if (topUp?.customerId !== call.customer.id) return refuse(536);
    const end = await settleTopUp(call, topUp, { actor: 'customer', requestId: call.requestId, at: call.now() });
    if (end === 'lapsed') return refuse(536);
    if (end === 'pending') return refuse(549, { reason: 'not_paid' });
    if (end === 'unknown') return refuse(549, { reason: 'payment_checking' });
    return answer({ wallet: toMajor(await walletBalance(call.database, call.customer.id)) });
  },
  { count: 120, seconds: 3_600 },
);
