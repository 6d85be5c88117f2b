import { noteCardIntent } from '#server/repositories/card-intents.ts';
import { crashPoint } from '#server/payments/crash-points.ts';
import { reopenPayment } from '#server/services/money/reopen-payment.ts';
import { cancelKey } from './cancel-key.ts';
import { NOT_PAID } from './not-paid.ts';
import { moveFrom, type Step, type StepResult } from './step.ts';

/** Whether the provider will never charge this intent, or has taken its money and gives it back; null while nobody knows. */
async function letGo({ services, payment, intent }: Step): Promise<'let go' | 'refunded' | null> {
  const provider = services.payments?.provider;
  // An intent without an id here is unconfirmed, and nobody has the secret that would confirm it.
  if (intent.providerId === null) return 'let go';
  if (!provider || provider.name !== intent.provider) return null;
  const cancelled = await provider.cancelPaymentIntent(intent.providerId, cancelKey(`${payment.id}:${payment.attempt}`, services.now()));
  const result = cancelled.ok || cancelled.failure.kind === 'unknown' ? cancelled : await provider.retrievePaymentIntent(intent.providerId);
  if (!result.ok) return result.failure.kind === 'refused' && result.failure.code === 'resource_missing' ? 'let go' : null;
  await noteCardIntent(services.database, intent, result.value, services.now());
  if (result.value.status === 'canceled') return 'let go';
  if (result.value.status !== 'succeeded') return null;
  const refunded = await provider.refund(
    { paymentIntent: intent.providerId, amount: result.value.received, metadata: { order_payment_id: payment.id } },
    `${payment.id}:${payment.attempt}:refund`,
  );
  return refunded.ok || (refunded.failure.kind === 'refused' && refunded.failure.code === 'charge_already_refunded') ? 'refunded' : null;
}

/** Lets the money go; once that is certain, everything that was held is given back and the payment is open again. */
export async function stepReleasing(step: Step): Promise<StepResult> {
  const released = await letGo(step);
  if (released === null) return 'unknown';
  crashPoint('intent-cancelled');
  await moveFrom(step, async (transaction, locked) => {
    await reopenPayment(transaction, locked, { ...step.by, at: step.services.now() });
    return released === 'refunded' ? { refusal: { ...(locked.refusal ?? NOT_PAID), isRefunded: true as const } } : {};
  });
  crashPoint('released');
  return 'moved';
}
