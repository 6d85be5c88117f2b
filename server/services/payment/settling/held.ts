import type { PaymentRefusal } from '../../../database/payment-refusal.ts';
import { crashPoint } from '../../../payments/crash-points.ts';
import type { CardProvider, PaymentIntent, ProviderFailure, Told } from '../../../payments/provider.ts';
import { noteCardIntent } from '../../../repositories/card-intents.ts';
import { decideRelease } from './release.ts';
import { AUTHORISED_KEPT_FOR, CHALLENGE_KEPT_FOR, moveFrom, NOT_PAID, type Step, type Went } from './standing.ts';

/** Asks for the intent; the same key finds it again where the answer was lost. */
const askIntent = (provider: CardProvider, { payment, intent }: Step): Promise<Told<PaymentIntent>> =>
  provider.createPaymentIntent(
    {
      amount: intent.amount, currency: intent.currency, customer: intent.providerCustomer, paymentMethod: intent.paymentMethod, capture: 'manual',
      metadata: { order_payment_id: payment.id, attempt: String(payment.attempt) },
    },
    `${payment.id}:${payment.attempt}:create`,
  );

/** What a customer is told where the provider did not take the card at all. */
const refusalOf = (failure: ProviderFailure): PaymentRefusal =>
  failure.kind === 'declined'
    ? { ...NOT_PAID, declineCode: failure.code }
    : { code: failure.kind === 'refused' && /^(resource_missing|payment_method_)/.test(failure.code) ? 1016 : 538, reason: null, declineCode: null };

async function authorised(step: Step): Promise<Went> {
  const now = step.services.now();
  await moveFrom(step, async (_transaction, locked) => ({ state: 'paid', paidAt: now, lookAt: locked.orderWanted ? now : now + AUTHORISED_KEPT_FOR }));
  crashPoint('authorised');
  return 'moved';
}

/** Everything is held and the card is asked: how far is it? */
export async function stepHeld(step: Step): Promise<Went> {
  const { services, payment, intent } = step;
  const provider = services.payments?.provider;
  const isOlderThan = (limit: number) => services.now() >= (payment.heldAt ?? 0) + limit;
  const isNew = intent.providerId === null;
  if (isNew && isOlderThan(AUTHORISED_KEPT_FOR)) return decideRelease(step, NOT_PAID);
  const told = provider?.name !== intent.provider ? null : intent.providerId === null ? await askIntent(provider, step) : await provider.retrievePaymentIntent(intent.providerId);
  if (isNew) crashPoint('intent-made');
  if (!told || (!told.ok && told.failure.kind === 'unknown')) return isOlderThan(CHALLENGE_KEPT_FOR) ? decideRelease(step, NOT_PAID) : 'unknown';
  if (!told.ok) return decideRelease(step, refusalOf(told.failure));
  await noteCardIntent(services.database, intent, told.value, services.now());
  if (isNew) crashPoint('intent-noted');
  switch (told.value.status) {
    case 'requires_capture':
    case 'succeeded':
      return authorised(step);
    case 'requires_payment_method':
    case 'canceled':
      return decideRelease(step, { ...NOT_PAID, declineCode: told.value.declineCode });
    case 'requires_confirmation':
    case 'requires_action':
    case 'processing':
      return isOlderThan(CHALLENGE_KEPT_FOR) ? decideRelease(step, NOT_PAID) : 'waits';
  }
}
