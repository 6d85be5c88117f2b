import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orderPayments } from '../database/schema/orders.ts';
import { cardIntents } from '../database/schema/payments.ts';

/** The provider's intent that paid a payment's last attempt, or null. */
export async function intentOfOrder(database: Database, orderPaymentId: string): Promise<string | null> {
  const [found] = await database
    .select({ providerId: cardIntents.providerId })
    .from(cardIntents)
    .innerJoin(orderPayments, and(eq(orderPayments.id, cardIntents.orderPaymentId), eq(orderPayments.attempt, cardIntents.attempt)))
    .where(eq(cardIntents.orderPaymentId, orderPaymentId));
  return found?.providerId ?? null;
}
