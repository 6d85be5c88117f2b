import type { Services } from '#server/call/services.ts';
import { askedOfProvider } from '#server/database/payment-parts.ts';
import { findCardIntent } from '#server/repositories/card-intents.ts';
import { findPayment, type OrderPaymentRow } from '#server/repositories/order-payments.ts';
import type { FulfilmentDetails } from '../fulfilment/fulfilment.ts';
import { stepPaid } from './settling/step-paid.ts';
import { stepHeld } from './settling/step-held.ts';
import { stepOrdering } from './settling/step-ordering.ts';
import { stepReleasing } from './settling/step-releasing.ts';
import type { By } from '../money/cause.ts';
import type { PaymentSnapshot } from './settling/payment-snapshot.ts';
import type { Step, StepResult } from './settling/step.ts';

/** More steps than any payment has between two answers of the provider. */
const MOST_STEPS = 8;

export const isUnsettled = (payment: Parameters<typeof askedOfProvider>[0] & Pick<OrderPaymentRow, 'state'>): boolean =>
  ['held', 'ordering', 'releasing'].includes(payment.state) || (payment.state === 'paid' && askedOfProvider(payment) > 0);

const STEPS: Partial<Record<OrderPaymentRow['state'], (step: Step) => Promise<StepResult>>> = {
  held: stepHeld,
  paid: stepPaid,
  ordering: stepOrdering,
  releasing: stepReleasing,
};

const hasIntent = (payment: OrderPaymentRow): boolean => askedOfProvider(payment) > 0 || isUnsettled(payment);

/**
 * Brings a payment by card on as far as it can come: asks the provider what is true, decides, tells the provider,
 * writes down. The customer's call, the provider's event and the sweeper all come here, in as many processes at once as
 * there are: each step is decided in a short transaction that only passes from the state it saw, and the provider is
 * asked between transactions, with keys. Never call it inside a transaction.
 * @param receiving how the customer's own call wants the order, where it is one for the order
 * @returns how it stands now; null without such a payment
 */
export async function settlePayment(
  services: Services,
  id: string,
  by: By,
  fulfilment: FulfilmentDetails | null = null,
): Promise<PaymentSnapshot | null> {
  let went: StepResult = 'moved';
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const payment = await findPayment(services.database, id);
    const intent = payment && hasIntent(payment) ? await findCardIntent(services.database, id, payment.attempt) : null;
    const step = payment && isUnsettled(payment) ? STEPS[payment.state] : undefined;
    if (!payment || !step || !intent || went !== 'moved') return payment && { payment, intent, isCertain: went !== 'unknown' };
    went = await step({ services, payment, intent, by, fulfilment });
  }
  throw new Error(`The payment ${id} comes to no rest`);
}
