import { and, asc, eq, exists, getTableColumns, getTableName, inArray, isNotNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { PART_COLUMNS } from '../database/payment-parts.ts';
import { cards } from '../database/schema/cards.ts';
import { carts } from '../database/schema/carts.ts';
import { courierImages } from '../database/schema/courier-images.ts';
import { customerPictures, customers, favouriteAddresses, favouriteStores, sessions, signInDevices } from '../database/schema/customers.ts';
import { errands } from '../database/schema/errands.ts';
import { leads } from '../database/schema/leads.ts';
import { ledgerTransfers } from '../database/schema/ledger.ts';
import { emailConfirmations, mails, passwordResets } from '../database/schema/mails.ts';
import { newsletterReaders } from '../database/schema/newsletter.ts';
import { orderShares } from '../database/schema/order-news.ts';
import { orderRatings } from '../database/schema/order-ratings.ts';
import { orderProblems } from '../database/schema/order-problems.ts';
import { orderPayments, orders, orderStatuses } from '../database/schema/orders.ts';
import { cardIntents, providerCustomers } from '../database/schema/payments.ts';
import { promoCustomers, promoHolds } from '../database/schema/promos.ts';
import { pushSubscriptions } from '../database/schema/push.ts';
import { slotPlaces, slots } from '../database/schema/slots.ts';
import { stores } from '../database/schema/stores.ts';
import { topUps } from '../database/schema/top-ups.ts';
import type { Customer } from './customers.ts';

type Who = Pick<Customer, 'id' | 'emailFolded'>;
type Mine = (database: Database, who: Who) => SQL | undefined;

export type ExportedList = { readonly name: string; readonly table: PgTable; readonly columnKeys: readonly string[]; readonly mine: Mine };

const list = <Table extends PgTable>(
  name: string,
  table: Table,
  columnKeys: readonly Extract<keyof Table['_']['columns'], string>[],
  mine: Mine,
): ExportedList => ({ name, table, columnKeys, mine });

const byCustomer =
  (column: PgColumn): Mine =>
  (_, { id }) =>
    eq(column, id);
const CARD = ['lastFour', 'brand', 'provider', 'expires', 'isDefault', 'createdAt'] as const;
const cardsThat =
  (isKept: boolean): Mine =>
  (_, { id }) =>
    and(eq(cards.customerId, id), eq(cards.isKept, isKept));
const ofOrders =
  (column: PgColumn): Mine =>
  (database, { id }) =>
    inArray(column, database.select({ id: orders.id }).from(orders).where(eq(orders.customerId, id)));
const ofPayments =
  (column: PgColumn): Mine =>
  (database, { id }) =>
    inArray(column, database.select({ id: orderPayments.id }).from(orderPayments).where(eq(orderPayments.customerId, id)));
const cartsOf = (database: Database, { id }: Who) => database.select({ id: carts.id }).from(carts).where(eq(carts.customerId, id));

const withoutOrder: Mine = (database, { id }) =>
  and(
    eq(orderPayments.customerId, id),
    notExists(
      database
        .select({ one: sql`1` })
        .from(orders)
        .where(eq(orders.orderPaymentId, orderPayments.id)),
    ),
  );
const mailsOf: Mine = (database, who) =>
  or(eq(sql`lower(${mails.recipient})`, who.emailFolded), and(isNotNull(mails.orderId), ofOrders(mails.orderId)(database, who)));

/** What was sent while they were signed in; what came from their address only where it is proved to be theirs. */
const leadsOf: Mine = (database, { id, emailFolded }) =>
  or(
    eq(leads.customerId, id),
    and(
      eq(leads.emailFolded, emailFolded),
      exists(
        database
          .select({ one: sql`1` })
          .from(customers)
          .where(and(eq(customers.id, id), isNotNull(customers.emailConfirmedAt))),
      ),
    ),
  );

/** Every list of a customer's rows that their export holds (decision 094); `tests/project/told-in-export.ts` says of the rest why it is not. */
export const EXPORTED_LISTS: readonly ExportedList[] = [
  list(
    'profile',
    customers,
    [
      'id',
      'uniqueId',
      'firstName',
      'lastName',
      'email',
      'phoneCode',
      'phone',
      'image',
      'usesWallet',
      'approved',
      'walletCurrency',
      'referralCode',
      'createdAt',
      'language',
      'wantsReceipts',
      'wantsNews',
      'eats',
      'emailConfirmedAt',
    ],
    byCustomer(customers.id),
  ),
  list('profile_pictures', customerPictures, ['createdAt'], byCustomer(customerPictures.customerId)),
  list('sessions', sessions, ['browser', 'system', 'createdAt', 'usedAt'], byCustomer(sessions.customerId)),
  list('notifications', pushSubscriptions, ['endpoint', 'language', 'createdAt'], byCustomer(pushSubscriptions.customerId)),
  list('devices', signInDevices, ['usedAt'], byCustomer(signInDevices.customerId)),
  list('favourite_stores', favouriteStores, ['storeId', 'createdAt'], byCustomer(favouriteStores.customerId)),
  list(
    'favourite_addresses',
    favouriteAddresses,
    ['id', 'name', 'address', 'comment', 'country', 'countryCode', 'floor', 'entryCode', 'latitude', 'longitude', 'createdAt'],
    byCustomer(favouriteAddresses.customerId),
  ),
  list('cards', cards, CARD, cardsThat(true)),
  list('cards_for_one_order', cards, CARD, cardsThat(false)),
  list('card_providers', providerCustomers, ['provider', 'createdAt'], byCustomer(providerCustomers.customerId)),
  list(
    'baskets',
    carts,
    ['id', 'deliveryType', 'state', 'cityId', 'storeId', 'lines', 'destination', 'pickup', 'updatedAt'],
    byCustomer(carts.customerId),
  ),
  list('parcel_pictures', courierImages, ['id', 'cartId', 'width', 'height', 'createdAt'], (database, who) =>
    inArray(courierImages.cartId, cartsOf(database, who)),
  ),
  list(
    'orders',
    orders,
    [
      'id',
      'uniqueId',
      'storeId',
      'deliveryType',
      'orderPaymentId',
      'cartId',
      'status',
      'order',
      'total',
      'createdAt',
      'estimatedAt',
      'latestAt',
      'endedAt',
      'cancelReason',
      'rejectReason',
      'cancelCharge',
      'invoiceShownAt',
    ],
    byCustomer(orders.customerId),
  ),
  list('order_statuses', orderStatuses, ['orderId', 'status', 'at', 'actor'], ofOrders(orderStatuses.orderId)),
  list('order_shares', orderShares, ['orderId', 'createdAt'], ofOrders(orderShares.orderId)),
  list(
    'problems',
    orderProblems,
    ['orderId', 'state', 'lines', 'note', 'way', 'amount', 'reportedAt', 'answeredAt', 'answer'],
    byCustomer(orderProblems.customerId),
  ),
  list('ratings', orderRatings, ['orderId', 'rated', 'storeId', 'stars', 'review', 'ratedAt', 'changedAt'], ofOrders(orderRatings.orderId)),
  list(
    'payments_without_order',
    orderPayments,
    ['id', 'cartId', 'state', 'total', ...PART_COLUMNS, 'order', 'language', 'heldAt', 'paidAt', 'updatedAt'],
    withoutOrder,
  ),
  list(
    'card_payments',
    cardIntents,
    ['orderPaymentId', 'attempt', 'provider', 'amount', 'currency', 'state', 'declineCode', 'createdAt', 'updatedAt'],
    ofPayments(cardIntents.orderPaymentId),
  ),
  list(
    'ledger',
    ledgerTransfers,
    ['id', 'uniqueId', 'fromAccount', 'toAccount', 'amount', 'cause', 'actor', 'orderPaymentId', 'createdAt'],
    byCustomer(ledgerTransfers.customerId),
  ),
  list('top_ups', topUps, ['id', 'amount', 'lastFour', 'state', 'createdAt'], byCustomer(topUps.customerId)),
  list(
    'errands_at_card_provider',
    errands,
    ['kind', 'state', 'orderPaymentId', 'amount', 'actor', 'createdAt'],
    byCustomer(errands.customerId),
  ),
  list('promos_taken', promoCustomers, ['promoId', 'taken'], byCustomer(promoCustomers.customerId)),
  list('promos_of_payments', promoHolds, ['orderPaymentId', 'promoId', 'state'], byCustomer(promoHolds.customerId)),
  list('places_in_slots', slotPlaces, ['orderPaymentId', 'slotId'], ofPayments(slotPlaces.orderPaymentId)),
  list('password_resets', passwordResets, ['createdAt', 'expiresAt', 'usedAt'], byCustomer(passwordResets.customerId)),
  list('email_confirmations', emailConfirmations, ['emailFolded', 'expiresAt'], byCustomer(emailConfirmations.customerId)),
  list('emails', mails, ['id', 'kind', 'state', 'recipient', 'language', 'subject', 'orderId', 'createdAt'], mailsOf),
  list(
    'wants_to_work_with_us',
    leads,
    [
      'kind',
      'firstName',
      'lastName',
      'email',
      'mobile',
      'address',
      'company',
      'postalCode',
      'deliveryType',
      'language',
      'createdAt',
      'toldAt',
    ],
    leadsOf,
  ),
  list('newsletter', newsletterReaders, ['emailFolded', 'language', 'createdAt', 'confirmedAt', 'welcomedAt'], (_, { emailFolded }) =>
    eq(newsletterReaders.emailFolded, emailFolded),
  ),
];

export type ExportedRow = Readonly<Record<string, unknown>>;

export async function rowsOfList(database: Database, { table, columnKeys, mine }: ExportedList, who: Who): Promise<ExportedRow[]> {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const wanted = Object.values(columnKeys).flatMap((key) => columns[key] ?? []);
  // Of one instant in the order of their numbers, whatever was changed since.
  const order = [columns.createdAt ?? columns.at ?? wanted[0], columns.uniqueId].filter((column) => column !== undefined);
  return database
    .select(Object.fromEntries(wanted.map((column) => [column.name, column])))
    .from(table)
    .where(mine(database, who))
    .orderBy(...order.map((column) => asc(column)));
}

export const exportedColumns = ({ table, columnKeys }: ExportedList): readonly [table: string, columns: readonly string[]] => {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  return [getTableName(table), columnKeys.flatMap((key) => columns[key]?.name ?? [])];
};

export async function namesFor(
  database: Database,
  { storeIds, slotIds }: { readonly storeIds: readonly string[]; readonly slotIds: readonly string[] },
): Promise<{ readonly stores: ReadonlyMap<string, string>; readonly slots: ReadonlyMap<string, number> }> {
  const called = await database
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(inArray(stores.id, [...storeIds]));
  const begun = await database
    .select({ id: slots.id, startsAt: slots.startsAt })
    .from(slots)
    .where(inArray(slots.id, [...slotIds]));
  return {
    stores: new Map(called.map(({ id, name }) => [id, name])),
    slots: new Map(begun.map(({ id, startsAt }) => [id, startsAt])),
  };
}
