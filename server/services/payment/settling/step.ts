import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import type { Services } from '#server/call/services.ts';
import type { CardIntentRow } from '#server/repositories/card-intents.ts';
import { lockPayment, updatePayment, type OrderPaymentRow } from '#server/repositories/order-payments.ts';
import type { FulfilmentDetails } from '#server/services/fulfilment/fulfilment.ts';
import type { By } from '#server/services/money/cause.ts';

/** What one step did: moved the payment on, found that it waits for somebody else, or found out nothing. */
export type StepResult = 'moved' | 'waits' | 'unknown';

export type Step = {
  readonly services: Services;
  readonly payment: OrderPaymentRow;
  readonly intent: CardIntentRow;
  readonly by: By;
  readonly fulfilment: FulfilmentDetails | null;
};

/**
 * Moves a payment from the state and attempt in which a step saw it; whoever comes second moves nothing.
 * @returns whether this call moved it
 */
export async function moveFrom(
  step: Step,
  change: (transaction: Database, locked: OrderPaymentRow) => Promise<Partial<OrderPaymentRow>>,
): Promise<boolean> {
  const { services, payment } = step;
  return inTransaction(services.database, async (transaction) => {
    const locked = await lockPayment(transaction, payment.id);
    if (locked?.state !== payment.state || locked.attempt !== payment.attempt) return false;
    await updatePayment(transaction, payment.id, { ...(await change(transaction, locked)), updatedAt: services.now() });
    return true;
  });
}
