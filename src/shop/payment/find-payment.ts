import type { Api } from '#src/api/api.ts';
import type { SessionFlow } from '../session/session-flow.ts';
import type { LoadOnce } from '../load-once.ts';
import type { PendingPaymentStore } from './pending-payment-types.ts';

type Deps = {
  readonly api: Api;
  readonly session: Pick<SessionFlow, 'getSnapshot'>;
  readonly pendingPayment: Pick<PendingPaymentStore, 'getSnapshot'>;
  readonly load: LoadOnce;
};

/**
 * Asks whether a payment of who has just signed in is under way, begun on another device perhaps; the bar under the header
 * then leads to it. Rejects where its part does not come: the next page load knows.
 */
export async function findPayment({ api, session, pendingPayment, load }: Deps, customerId: string): Promise<void> {
  if (Object.values(pendingPayment.getSnapshot()).some((payment) => payment?.customerId === customerId)) return;
  const { paymentCalls } = await import('#contract/calls/payments.ts');
  const answered = await api.call(paymentCalls.get_payment, {});
  const payment = answered.ok ? answered.value.payment : null;
  const isUnderWay = payment !== null && payment.state !== 'open' && payment.state !== 'ordered';
  if (!isUnderWay) return;
  const { loadPendingPayment } = await import('./load-pending-payment.ts');
  const noting = await load(loadPendingPayment);
  if (session.getSnapshot().context.user?._id === customerId) noting.begin({ customerId, paymentId: payment.order_payment_id }, null);
}
