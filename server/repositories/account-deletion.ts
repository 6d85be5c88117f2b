import { and, asc, eq, gt, inArray, isNotNull, isNull, notLike, or, sql } from 'drizzle-orm';
import type { RefusalReason } from '#contract/refusal-reasons.ts';
import type { Database } from '../database/database.ts';
import { cards } from '../database/schema/cards.ts';
import { carts } from '../database/schema/carts.ts';
import { courierImages } from '../database/schema/courier-images.ts';
import { customerPictures, customers, favouriteAddresses, favouriteStores } from '../database/schema/customers.ts';
import { errands } from '../database/schema/errands.ts';
import { leads } from '../database/schema/leads.ts';
import { emailConfirmations, mails, passwordResets } from '../database/schema/mails.ts';
import { newsletterReaders } from '../database/schema/newsletter.ts';
import { newsCounters, orderShares } from '../database/schema/order-news.ts';
import { orderProblems } from '../database/schema/order-problems.ts';
import { orderPayments, orders } from '../database/schema/orders.ts';
import { cardIntents, providerCustomers } from '../database/schema/payments.ts';
import { topUps } from '../database/schema/top-ups.ts';
import { lockCustomer, type Customer } from './customers.ts';
import { emptyOrder, emptyPayment } from './forgotten.ts';
import { deleteSessionsOf } from './sessions.ts';
import { deleteDevicesOf } from './sign-in-devices.ts';

/** An address that nobody has: each account needs one of its own. */
const NOBODYS = '@deleted.invalid';
/** A hash that no password has. */
const NO_PASSWORD = 'scrypt:1024::';

const cartsOf = (database: Database, customerId: string) =>
  database.select({ id: carts.id }).from(carts).where(eq(carts.customerId, customerId));
const ordersOf = (database: Database, customerId: string) =>
  database.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));

/**
 * Holds everything of a customer's that money hangs on, in the order in which whoever pays does: payments, baskets, links,
 * the customer. @returns the customer; null for one whose account is gone
 */
export async function lockAccount(transaction: Database, customerId: string): Promise<Customer | null> {
  await transaction
    .select({ id: orderPayments.id })
    .from(orderPayments)
    .where(inArray(orderPayments.cartId, cartsOf(transaction, customerId)))
    .orderBy(asc(orderPayments.id))
    .for('update');
  await transaction.select({ id: carts.id }).from(carts).where(eq(carts.customerId, customerId)).orderBy(asc(carts.id)).for('update');
  await transaction
    .select({ hash: passwordResets.secretHash })
    .from(passwordResets)
    .where(eq(passwordResets.customerId, customerId))
    .orderBy(asc(passwordResets.secretHash))
    .for('update');
  return lockCustomer(transaction, customerId);
}

/** What of a customer's runs and forbids to delete their account; null where nothing does. The account must be locked. */
export async function whatIsNotOver(transaction: Database, customerId: string): Promise<RefusalReason | null> {
  const running = await transaction
    .select({ id: orders.id })
    .from(orders)
    // The index's own words.
    .where(and(eq(orders.customerId, customerId), sql`${orders.statusId} = 1`))
    .limit(1);
  if (running.length > 0) return 'orders_running';
  const paying = await transaction
    .select({ id: orderPayments.id })
    .from(orderPayments)
    // The index's own words.
    .where(and(eq(orderPayments.customerId, customerId), sql`${orderPayments.state} in ('held', 'paid', 'ordering', 'releasing')`))
    .limit(1);
  const refunding = await transaction
    .select({ id: errands.id })
    .from(errands)
    .where(and(eq(errands.customerId, customerId), eq(errands.kind, 'refund'), eq(errands.state, 'due')))
    .limit(1);
  if (paying.length + refunding.length > 0) return 'payments_running';
  const waiting = await transaction
    .select({ orderId: orderProblems.orderId })
    .from(orderProblems)
    .where(and(eq(orderProblems.customerId, customerId), eq(orderProblems.state, 'waiting')))
    .limit(1);
  if (waiting.length > 0) return 'payments_running';
  const toppingUp = await transaction
    .select({ id: topUps.id })
    .from(topUps)
    .where(and(eq(topUps.customerId, customerId), eq(topUps.state, 'asked')))
    .limit(1);
  return toppingUp.length > 0 ? 'top_ups_running' : null;
}

/** Orders, payments and baskets lose whom they were for and where they went; what was sold and what it cost stays. */
async function emptyPurchases(transaction: Database, customerId: string, at: number): Promise<void> {
  const made = await transaction
    .select({ order: orders, payment: orderPayments })
    .from(orders)
    .innerJoin(orderPayments, eq(orderPayments.id, orders.orderPaymentId))
    .where(and(eq(orders.customerId, customerId), isNull(orders.pseudonymisedAt)));
  for (const each of made) await emptyOrder(transaction, each, at);
  const ordered = new Set(made.map(({ payment }) => payment.id));
  const payments = await transaction
    .select()
    .from(orderPayments)
    .where(inArray(orderPayments.cartId, cartsOf(transaction, customerId)));
  for (const payment of payments) if (!ordered.has(payment.id)) await emptyPayment(transaction, payment);
  await transaction
    .update(cardIntents)
    .set({ paymentMethod: '', providerCustomer: null })
    .where(
      inArray(
        cardIntents.orderPaymentId,
        payments.map(({ id }) => id),
      ),
    );
  await transaction.delete(courierImages).where(inArray(courierImages.cartId, cartsOf(transaction, customerId)));
  await transaction.delete(orderShares).where(inArray(orderShares.orderId, ordersOf(transaction, customerId)));
  // What was never ordered goes with what becomes part of another: by itself.
  await transaction
    .update(carts)
    .set({
      lines: [],
      destination: null,
      pickup: null,
      guestHash: null,
      parcelHash: sql`case when ${carts.parcelHash} is null then null else '' end`,
      state: sql`case when ${carts.state} = 'ordered' then 'ordered' else 'merged' end`,
    })
    .where(eq(carts.customerId, customerId));
}

/**
 * Takes everything personal out of every table, and ends every session; the books keep their rows under a number that is
 * nobody's any more. Safe to repeat: what a call under way still wrote goes with the next time. The account must be locked.
 */
export async function forgetCustomer(transaction: Database, { id, emailFolded }: Customer, at: number): Promise<void> {
  await emptyPurchases(transaction, id, at);
  await deleteSessionsOf(transaction, id);
  await deleteDevicesOf(transaction, id);
  await transaction.delete(favouriteStores).where(eq(favouriteStores.customerId, id));
  await transaction.delete(favouriteAddresses).where(eq(favouriteAddresses.customerId, id));
  await transaction.delete(customerPictures).where(eq(customerPictures.customerId, id));
  await transaction.delete(cards).where(eq(cards.customerId, id));
  await transaction.delete(providerCustomers).where(eq(providerCustomers.customerId, id));
  await transaction.delete(passwordResets).where(eq(passwordResets.customerId, id));
  await transaction.delete(emailConfirmations).where(eq(emailConfirmations.customerId, id));
  await transaction
    .delete(mails)
    .where(or(eq(sql`lower(${mails.recipient})`, emailFolded), inArray(mails.orderId, ordersOf(transaction, id))));
  await transaction.delete(leads).where(or(eq(leads.customerId, id), eq(leads.emailFolded, emailFolded)));
  await transaction.delete(newsletterReaders).where(eq(newsletterReaders.emailFolded, emailFolded));
  await transaction.update(topUps).set({ paymentMethod: '', lastFour: '', clientSecret: null }).where(eq(topUps.customerId, id));
  await transaction.delete(newsCounters).where(eq(newsCounters.customerId, id));
  await transaction
    .update(customers)
    .set({
      firstName: '',
      lastName: '',
      email: `${id}${NOBODYS}`,
      emailFolded: `${id}${NOBODYS}`,
      phoneCode: '',
      phone: id,
      passwordHash: NO_PASSWORD,
      image: '',
      usesWallet: false,
      approved: false,
      referralCode: id,
      language: null,
      wantsReceipts: false,
      wantsNews: false,
      eats: null,
      emailConfirmedAt: null,
      deletedAt: sql`coalesce(${customers.deletedAt}, ${at}::bigint)`,
    })
    .where(eq(customers.id, id));
}

/** Customers who are marked as deleted and not yet forgotten, or were since an instant, at most `most`. */
export const customersDeletedSince = (database: Database, since: number, most: number): Promise<Customer[]> =>
  database
    .select()
    .from(customers)
    .where(and(isNotNull(customers.deletedAt), or(gt(customers.deletedAt, since), notLike(customers.emailFolded, `%${NOBODYS}`))))
    .orderBy(asc(customers.deletedAt))
    .limit(most);

export const paymentMethodsOf = (
  database: Database,
  customerId: string,
  provider: string,
): Promise<{ id: string; paymentMethod: string }[]> =>
  database
    .select({ id: cards.id, paymentMethod: cards.paymentMethod })
    .from(cards)
    .where(and(eq(cards.customerId, customerId), eq(cards.provider, provider)));
