import type { Services } from '../call/services.ts';
import { findCustomer } from '../repositories/customers.ts';
import { deleteMail, updateMail, type Mail } from '../repositories/mails.ts';
import { findPayment } from '../repositories/order-payments.ts';
import { findOrderInPlace } from '../repositories/orders.ts';
import { written } from './letter.ts';
import { endedLetter, placedLetter } from './order-letters.ts';

/**
 * Writes the e-mail about an order, from its rows; where they or its customer's words are gone, there is none, and no
 * receipt for who wants none. In the customer's language, where they said which; else in that of their order.
 */
export async function writeOrderMail({ database, now, brand, siteUrl }: Services, mail: Mail): Promise<void> {
  const place = mail.orderId === null ? null : await findOrderInPlace(database, mail.orderId);
  const payment = place && (await findPayment(database, place.order.orderPaymentId));
  const customer = place && (await findCustomer(database, place.order.customerId));
  if (!place || !payment || !customer || place.order.pseudonymisedAt !== null) return deleteMail(database, mail.id);
  if (mail.kind === 'order_placed' && !customer.wantsReceipts) return deleteMail(database, mail.id);
  const language = customer.language ?? mail.language;
  const facts = { place, parts: payment, firstName: customer.firstName, language, siteUrl };
  const letter = mail.kind === 'order_placed' ? placedLetter(facts) : endedLetter(facts);
  await updateMail(database, mail.id, {
    ...written(language, letter, { brand, siteUrl }),
    language,
    recipient: customer.email,
    state: 'ready',
    attempts: 0,
    dueAt: now(),
  });
}
