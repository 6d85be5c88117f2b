import type { Services } from '#server/call/services.ts';
import { crashPoint } from '#server/payments/crash-points.ts';
import type { ProviderEvent } from '#server/payments/provider.ts';
import { findPaymentOfIntent } from '#server/repositories/card-intents.ts';
import { markEventHandled, noteEvent } from '#server/repositories/provider-events.ts';
import { recordRefunds } from './record-refunds.ts';
import { settlePayment } from './settle-payment.ts';
import { settleTopUpOfIntent } from './top-ups/settle-top-up.ts';

const intentOf = ({ object }: Pick<ProviderEvent, 'object'>): string | null =>
  object.kind === 'payment_intent' ? object.id : object.paymentIntent;

const paymentOf = async ({ database }: Services, provider: string, { object }: ProviderEvent): Promise<string | null> => {
  const intentId = intentOf({ object });
  const known = intentId === null ? null : await findPaymentOfIntent(database, provider, intentId);
  return known ?? object.metadata.order_payment_id ?? null;
};

/**
 * Sees to a verified event, once. It is only a reason to look: what is true is asked of the provider, so that events may
 * come late, twice, in any order or not at all.
 * @returns false when nothing certain was found out: the event should come again
 */
export async function handleProviderEvent(services: Services, event: ProviderEvent): Promise<boolean> {
  if (await noteEvent(services.database, { id: event.id, type: event.type, receivedAt: services.now() })) return true;
  crashPoint('event-noted');
  const intentId = intentOf(event);
  const topUp =
    intentId === null
      ? null
      : await settleTopUpOfIntent(services, intentId, { actor: 'provider', requestId: event.id, at: services.now() });
  if (topUp === 'unknown') return false;
  const payment = topUp === null && services.payments && (await paymentOf(services, services.payments.provider.name, event));
  if (payment) {
    const standing = await settlePayment(services, payment, { actor: 'provider', requestId: event.id });
    if (standing && !standing.isCertain) return false;
    if (
      event.object.kind === 'charge' &&
      !(await recordRefunds(services, payment, { actor: 'provider', requestId: event.id, at: services.now() }))
    )
      return false;
  }
  await markEventHandled(services.database, event.id, services.now());
  crashPoint('event-handled');
  return true;
}
