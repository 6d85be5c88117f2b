import type { PaymentRefusal } from '../../../database/payment-refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { Services } from '../../../call/services.ts';
import type { CardIntentRow } from '../../../repositories/card-intents.ts';
import { lockPayment, updatePayment, type OrderPaymentRow } from '../../../repositories/order-payments.ts';
import type { Receiving } from '../../receiving/receiving.ts';
import type { By } from '../../money/cause.ts';

/** How a payment stands. `isCertain` is false while the provider could not be asked about it. */
export type Standing = { readonly payment: OrderPaymentRow; readonly intent: CardIntentRow | null; readonly isCertain: boolean };

/** What one step did: moved the payment on, found that it waits for somebody else, or found out nothing. */
export type Went = 'moved' | 'waits' | 'unknown';

/** What a step works on. `receiving` is how a customer's own call wants the order, where one came. */
export type Step = {
  readonly services: Services;
  readonly payment: OrderPaymentRow;
  readonly intent: CardIntentRow;
  readonly by: By;
  readonly receiving: Receiving | null;
};

/** How long everything is held while a card's challenge is open, milliseconds (0-decisions, Prices). */
export const CHALLENGE_KEPT_FOR = 15 * 60_000;
/** How long an authorised payment waits for its order, where none came with it, and one whose intent was never made. */
export const AUTHORISED_KEPT_FOR = 60_000;
/** How often the sweeper looks at a payment that waits. */
export const LOOKED_AT_EVERY = 10_000;

export const NOT_PAID: PaymentRefusal = { code: 549, reason: 'not_paid', declineCode: null };

/**
 * The key of one try to cancel. A provider refuses while the card's bank has not answered, and keeps what it answered
 * with the key: the same one would be refused for ever, and what the bank authorises later never be let go. Cancelling
 * twice does no harm.
 */
export const cancelKey = (what: string, at: number): string => `${what}:cancel:${at}`;

/**
 * Moves a payment from the state and attempt in which a step saw it; whoever comes second moves nothing.
 * @returns whether this call moved it
 */
export async function moveFrom(step: Step, change: (transaction: Database, locked: OrderPaymentRow) => Promise<Partial<OrderPaymentRow>>): Promise<boolean> {
  const { services, payment } = step;
  return services.database.transaction(async (transaction) => {
    const locked = await lockPayment(transaction, payment.id);
    if (locked?.state !== payment.state || locked.attempt !== payment.attempt) return false;
    await updatePayment(transaction, payment.id, { ...(await change(transaction, locked)), updatedAt: services.now() });
    return true;
  });
}
