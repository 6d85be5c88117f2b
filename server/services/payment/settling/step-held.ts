import type { PaymentRefusal } from '#server/database/payment-refusal.ts';
import { crashPoint } from '#server/payments/crash-points.ts';
import type { CardProvider, PaymentIntent, ProviderFailure, ProviderResult } from '#server/payments/provider.ts';
import { noteCardIntent } from '#server/repositories/card-intents.ts';
import { decideRelease } from './decide-release.ts';
import { AUTHORISED_KEPT_FOR, CHALLENGE_KEPT_FOR, INTENT_ASKED_FOR } from './time-limits.ts';
import { moveFrom, type Step, type StepResult } from './step.ts';
import { NOT_PAID } from './not-paid.ts';

/** Whether TWINT pays: it takes the money as soon as its customer says yes, and what comes to no order is refunded. */
const isTwint = ({ paymentMethod }: Step['intent']): boolean => paymentMethod === 'twint';

/** Asks for the intent; the same key finds it again where the answer was lost. */
const askIntent = (provider: CardProvider, { payment, intent }: Step): Promise<ProviderResult<PaymentIntent>> =>
  provider.createPaymentIntent(
    {
      amount: intent.amount,
      currency: intent.currency,
      customer: intent.providerCustomer,
      ...(isTwint(intent) ? { pays: 'twint', capture: 'automatic' } : { pays: { card: intent.paymentMethod }, capture: 'manual' }),
      metadata: { order_payment_id: payment.id, attempt: String(payment.attempt) },
    },
    `${payment.id}:${payment.attempt}:create`,
  );

function refusalOf({ intent }: Step, failure: ProviderFailure): PaymentRefusal {
  if (failure.kind === 'declined') return { ...NOT_PAID, declineCode: failure.code };
  if (isTwint(intent)) return { code: 651, reason: 'payment_method_unavailable', declineCode: null };
  return {
    code: failure.kind === 'refused' && /^(resource_missing|payment_method_)/.test(failure.code) ? 1016 : 538,
    reason: null,
    declineCode: null,
  };
}

async function authorised(step: Step): Promise<StepResult> {
  const now = step.services.now();
  await moveFrom(step, async (_transaction, locked) => ({
    state: 'paid',
    paidAt: now,
    lookAt: locked.orderWanted ? now : now + AUTHORISED_KEPT_FOR,
  }));
  crashPoint('authorised');
  return 'moved';
}

/** What the provider says of the payment, asked for its intent or sent it; null where another provider's server must ask. */
async function intentFromProvider(step: Step): Promise<ProviderResult<PaymentIntent> | null> {
  const { services, intent } = step;
  const provider = services.payments?.provider;
  if (!provider || provider.name !== intent.provider) return null;
  return intent.providerId === null ? askIntent(provider, step) : provider.retrievePaymentIntent(intent.providerId);
}

/** Goes where the provider's intent leads: to the order, back, or on waiting for the customer until `isTooLate`. */
async function follow(step: Step, { status, declineCode }: PaymentIntent, isTooLate: boolean): Promise<StepResult> {
  switch (status) {
    case 'requires_capture':
    case 'succeeded':
      return authorised(step);
    case 'requires_payment_method':
    case 'canceled':
      return decideRelease(step, { ...NOT_PAID, declineCode });
    case 'requires_confirmation':
    case 'requires_action':
    case 'processing':
      return isTooLate ? decideRelease(step, NOT_PAID) : 'waits';
  }
}

export async function stepHeld(step: Step): Promise<StepResult> {
  const { services, payment, intent } = step;
  const isNew = intent.providerId === null;
  const isOlderThan = (limit: number) => services.now() >= (payment.heldAt ?? 0) + limit;
  if (isNew && isOlderThan(INTENT_ASKED_FOR)) return decideRelease(step, NOT_PAID);
  const result = await intentFromProvider(step);
  if (isNew) crashPoint('intent-made');
  const isTooLate = () => isOlderThan(CHALLENGE_KEPT_FOR);
  if (!result || (!result.ok && result.failure.kind === 'unknown')) return isTooLate() ? decideRelease(step, NOT_PAID) : 'unknown';
  if (!result.ok) return decideRelease(step, refusalOf(step, result.failure));
  await noteCardIntent(services.database, intent, result.value, services.now());
  if (isNew) crashPoint('intent-noted');
  return follow(step, result.value, isTooLate());
}
