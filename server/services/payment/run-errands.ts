import type { Services } from '#server/call/services.ts';
import { partByProvider } from '#server/database/payment-parts.ts';
import { crashPoint } from '#server/payments/crash-points.ts';
import { ERRAND, type CardProvider, type Refund } from '#server/payments/provider.ts';
import { endErrand, takeErrand, type ErrandRow } from '#server/repositories/errands.ts';
import { lockPayment } from '#server/repositories/order-payments.ts';
import { intentOfOrder } from '#server/repositories/card-intents.ts';
import { moveForPayment } from '../money/transfers.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

/** How long an errand without an answer waits. */
const WAITS = { first: 15_000, longest: 1_800_000 };
/** So many are run in one round at most. */
const AT_ONCE = 50;

type Result = 'done' | 'refused' | 'unknown';

const resultOf = ({ status }: Refund): Result => (status === 'failed' || status === 'canceled' ? 'refused' : 'done');

async function refund({ database }: Services, provider: CardProvider, errand: ErrandRow): Promise<Result> {
  const intent = errand.orderPaymentId === null ? null : await intentOfOrder(database, errand.orderPaymentId);
  if (intent === null || errand.amount === null) return 'refused';
  if (errand.attempts > 0) {
    // It may have been done long ago: the provider remembers keys for a day, and refunds for ever.
    const listed = await provider.listRefunds(intent);
    if (!listed.ok) return 'unknown';
    const earlier = listed.value.find(({ metadata }) => metadata[ERRAND] === errand.key);
    if (earlier) return resultOf(earlier);
  }
  const result = await provider.refund({ paymentIntent: intent, amount: errand.amount, metadata: { [ERRAND]: errand.key } }, errand.key);
  if (result.ok) return resultOf(result.value);
  return result.failure.kind === 'unknown' ? 'unknown' : 'refused';
}

async function forgetCard(provider: CardProvider, errand: ErrandRow): Promise<Result> {
  const result = await provider.detachPaymentMethod(errand.subject, errand.key);
  return !result.ok && result.failure.kind === 'unknown' ? 'unknown' : 'done';
}

const record = ({ database, now }: Services, errand: ErrandRow, result: 'done' | 'refused'): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const payment = errand.orderPaymentId === null ? null : await lockPayment(transaction, errand.orderPaymentId);
    if (!(await endErrand(transaction, errand.id, result))) return false;
    const part = payment && partByProvider(payment, payment.order);
    if (payment && part && errand.kind === 'refund' && result === 'done') {
      await moveForPayment(
        transaction,
        payment,
        { name: `${part}-refunded`, from: 'refunds', to: part, cause: 'refund', amount: errand.amount ?? 0 },
        { actor: 'provider', requestId: errand.requestId, at: now() },
      );
    }
    return true;
  });

/**
 * Sends the card provider the requests that it still has to get. Safe to run in many processes at once, and after one was killed
 * anywhere in it: the provider does the same errand once, by its key.
 * @returns how many errands this call ended
 */
export async function runErrands(services: Services): Promise<number> {
  const provider = services.payments?.provider;
  if (!provider) return 0;
  let ended = 0;
  for (let turn = 0; turn < AT_ONCE; turn += 1) {
    const errand = await takeErrand(services.database, services.now(), WAITS);
    if (!errand) break;
    const result = errand.kind === 'refund' ? await refund(services, provider, errand) : await forgetCard(provider, errand);
    crashPoint('errand-sent');
    if (result !== 'unknown' && (await record(services, errand, result))) ended += 1;
  }
  return ended;
}
