import type { ReceivedOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { TOP_UP } from '#contract/limits.ts';
import type { PaymentMethod, Sheet } from '#contract/payment-methods.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { methodOf } from '#domain/payment/methods.ts';
import { isByProvider } from '#domain/payment/parts.ts';
import { answer, refuse } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { payingCard } from '#server/repositories/cards.ts';
import { findTopUpByIntent } from '#server/repositories/top-ups.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { isCards } from '#server/services/payment/methods/on-a-sheet.ts';
import { beginTopUp, TWINT } from '#server/services/payment/top-ups/begin-top-up.ts';
import { settleTopUp } from '#server/services/payment/top-ups/settle-top-up.ts';

type Asked = ReceivedOf<typeof endpoints.get_stripe_payment_intent_wallet>;

const methodAsked = ({ payment_id: id }: Asked, sheets: readonly Sheet[] = []) => {
  const method = methodOf(id);
  return method && isByProvider(method.part) && (!method.sheet || sheets.includes(method.sheet)) ? method : null;
};

/** What pays: a saved card, what was approved on a payment sheet, or TWINT; null where it is missing. */
async function payingBy({ needsCard, sheet }: PaymentMethod, body: Asked, { database, customer }: CustomerCall, provider: string) {
  if (needsCard) return payingCard(database, { customerId: customer.id, provider }, body.card_id);
  if (!sheet) return TWINT;
  return isCards(body.payment_method) ? { paymentMethod: body.payment_method, lastFour: '' } : null;
}

export const getStripePaymentIntentWallet = serve(
  endpoints.get_stripe_payment_intent_wallet,
  { count: 30, seconds: 3_600 },
  async (body, call) => {
    const provider = call.payments?.provider;
    const amount = toMinor(body.amount);
    if (amount < TOP_UP.minimum) return refuse(560);
    const method = methodAsked(body, call.payments?.sheets);
    if (!provider || !method || amount > TOP_UP.maximum) return refuse(536);
    if (!call.customer.approved) return refuse(536, { reason: 'customer_not_approved' });
    const paying = await payingBy(method, body, call, provider.name);
    if (!paying) return refuse(1016);
    const begun = await beginTopUp(call, provider, { key: body.top_up_key ?? null, amount, paying });
    return begun
      ? answer({ client_secret: begun.clientSecret, payment_method: begun.paymentMethod, last_four: begun.lastFour })
      : refuse(536);
  },
);

/** Last step of a top-up: what the provider took is credited once, however often and by whomever it is asked. */
export const addWalletAmount = serve(endpoints.add_wallet_amount, { count: 120, seconds: 3_600 }, async (body, call) => {
  const topUp = await findTopUpByIntent(call.database, body.payment_intent_id);
  if (topUp?.customerId !== call.customer.id) return refuse(536);
  const end = await settleTopUp(call, topUp, { actor: 'customer', requestId: call.requestId, at: call.now() });
  if (end === 'lapsed') return refuse(536);
  if (end === 'pending') return refuse(549, { reason: 'not_paid' });
  if (end === 'unknown') return refuse(549, { reason: 'payment_checking' });
  return answer({ wallet: toMajor(await walletBalance(call.database, call.customer.id)) });
});
