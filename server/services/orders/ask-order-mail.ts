import type { Database } from '#server/database/database.ts';
import { findCustomer } from '#server/repositories/customers.ts';
import { askMailOfOrder } from '#server/repositories/mails.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import { newId } from '#server/secrets/ids.ts';

/**
 * Asks for the e-mail about an order, in the transaction of what it tells and in the language that it was paid in: it
 * is there exactly when that is, and there is one of a kind, whatever happens how often.
 */
export async function askOrderMail(
  transaction: Database,
  kind: 'order_ended' | 'order_problem' | 'order_problem_answered',
  order: { readonly id: string; readonly customerId: string },
  { language }: Pick<OrderPaymentRow, 'language'>,
  at: number,
): Promise<void> {
  const customer = await findCustomer(transaction, order.customerId);
  if (!customer) return;
  await askMailOfOrder(transaction, { id: newId(at), kind, orderId: order.id, recipient: customer.email, language, at });
}
