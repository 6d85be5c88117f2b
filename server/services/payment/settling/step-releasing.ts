import { noteCardIntent } from '#server/repositories/card-intents.ts';
import { crashPoint } from '#server/payments/crash-points.ts';
import { reopenPayment } from '#server/services/money/reopen-payment.ts';
import { cancelKey } from './cancel-key.ts';
import { moveFrom, type Step, type StepResult } from './step.ts';

/** Whether the provider will never charge this intent; null while nobody knows. Money that it took already is given back. */
async function isLetGo({ services, payment, intent }: Step): Promise<boolean | null> {
  const provider = services.payments?.provider;
  // An intent that we never heard of is unconfirmed, and nobody has the secret that would confirm it.
  if (intent.providerId === null) return true;
  if (!provider || provider.name !== intent.provider) return null;
  const cancelled = await provider.cancelPaymentIntent(intent.providerId, cancelKey(`${payment.id}:${payment.attempt}`, services.now()));
  const told = cancelled.ok || cancelled.failure.kind === 'unknown' ? cancelled : await provider.retrievePaymentIntent(intent.providerId);
  if (!told.ok) return told.failure.kind === 'refused' && told.failure.code === 'resource_missing' ? true : null;
  await noteCardIntent(services.database, intent, told.value, services.now());
  if (told.value.status === 'canceled') return true;
  if (told.value.status !== 'succeeded') return null;
  const refunded = await provider.refund(
    { paymentIntent: intent.providerId, amount: told.value.received, metadata: { order_payment_id: payment.id } },
    `${payment.id}:${payment.attempt}:refund`,
  );
  return refunded.ok || (refunded.failure.kind === 'refused' && refunded.failure.code === 'charge_already_refunded') ? true : null;
}

/** Lets the card go; once that is certain, everything that was held is given back and the payment is open again. */
export async function stepReleasing(step: Step): Promise<StepResult> {
  if (!(await isLetGo(step))) return 'unknown';
  crashPoint('intent-cancelled');
  await moveFrom(step, async (transaction, locked) => {
    await reopenPayment(transaction, locked, { ...step.by, at: step.services.now() });
    return {};
  });
  crashPoint('released');
  return 'moved';
}
