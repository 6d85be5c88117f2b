import type { Database } from '../database/database.ts';
import { updatePayment } from '../repositories/order-payments.ts';
import { givePlaceBack } from '../repositories/slots.ts';

/** Opens a payment again that no order can be made of, and gives back what was kept for it. */
export async function reopenPayment(database: Database, id: string, now: number): Promise<void> {
  await updatePayment(database, id, { state: 'open', updatedAt: now });
  await givePlaceBack(database, id);
}
