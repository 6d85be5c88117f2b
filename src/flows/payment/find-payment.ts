import type { Api } from '#src/api/api.ts';
import type { SessionFlow } from '../session/session-flow.ts';
import type { Brought } from '../brought.ts';
import type { KeptUnderWay } from './under-way.ts';

/**
 * Asks once after a sign-in whether a payment of this customer is under way, begun on another device perhaps; the bar
 * under the header then leads to it. A page that is loaded by a signed-in customer asks nothing: it knows by what the
 * browser keeps.
 */
export function findPayment({
  api,
  session,
  underWay,
  brought,
}: {
  readonly api: Api;
  readonly session: Pick<SessionFlow, 'seen' | 'subscribe'>;
  readonly underWay: KeptUnderWay;
  readonly brought: Brought;
}): void {
  let known = session.seen().context.user?._id ?? null;
  const find = async (customerId: string) => {
    const { paymentCalls } = await import('#contract/calls/payments.ts');
    const answered = await api.call(paymentCalls.get_payment, {});
    const payment = answered.ok ? answered.value.payment : null;
    const isUnderWay = payment !== null && payment.state !== 'open' && payment.state !== 'ordered';
    if (!isUnderWay) return;
    const { bringUnderWay } = await import('./bring-under-way.ts');
    const noting = await brought(bringUnderWay);
    if (session.seen().context.user?._id === customerId) noting.begin({ customerId, paymentId: payment.order_payment_id }, null);
  };
  session.subscribe(() => {
    const now = session.seen().context.user?._id ?? null;
    if (now === known) return;
    known = now;
    // Where its part does not come, the next page load knows.
    const isKnown = Object.values(underWay.seen()).some((payment) => payment?.customerId === now);
    if (now !== null && !isKnown) find(now).catch(() => undefined);
  });
}
