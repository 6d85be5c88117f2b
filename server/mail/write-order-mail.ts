import type { Services } from '../call/services.ts';
import { findCustomer } from '../repositories/customers.ts';
import { deleteMail, updateMail, type Mail } from '../repositories/mails.ts';
import { findPayment } from '../repositories/order-payments.ts';
import { findOrderInPlace } from '../repositories/orders.ts';
import { findProblem } from '../repositories/order-problems.ts';
import { written, type Letter } from './letter.ts';
import { endedLetter, placedLetter, type OrderFacts } from './order-letters.ts';
import { problemLetter } from './problem-letter.ts';

async function letterOf(database: Services['database'], { kind }: Mail, facts: OrderFacts): Promise<Letter | null> {
  if (kind === 'order_placed') return placedLetter(facts);
  if (kind === 'order_ended') return endedLetter(facts);
  const problem = await findProblem(database, facts.place.order.id);
  return problem && problemLetter(facts, problem);
}

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
  const letter = await letterOf(database, mail, facts);
  if (!letter) return deleteMail(database, mail.id);
  await updateMail(database, mail.id, {
    ...written(language, letter, { brand, siteUrl }),
    language,
    recipient: customer.email,
    state: 'ready',
    attempts: 0,
    dueAt: now(),
  });
}
