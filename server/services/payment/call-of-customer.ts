import type { Database } from '#server/database/database.ts';
import type { CustomerCall } from '#server/call/call.ts';
import type { Services } from '#server/call/services.ts';
import { holdCustomer, type Customer } from '#server/repositories/customers.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import type { By } from '../money/cause.ts';

/**
 * A payment's customer, kept from being another until the transaction ends.
 * @throws Error for a payment that is nobody's
 */
export async function customerOfPayment(transaction: Database, payment: OrderPaymentRow): Promise<Customer> {
  const customer = payment.customerId === null ? null : await holdCustomer(transaction, payment.customerId);
  if (!customer) throw new Error(`The payment ${payment.id} is nobody's`);
  return customer;
}

export const callAs = (
  customer: Customer,
  services: Services,
  database: Database,
  payment: OrderPaymentRow,
  { requestId }: Pick<By, 'requestId'>,
): CustomerCall => ({
  ...services,
  database,
  customer,
  language: payment.language,
  requestId,
  userAgent: '',
  tokenHash: null,
  guestHash: null,
  address: '',
  network: '',
  note: () => undefined,
});
