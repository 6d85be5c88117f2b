import { and, asc, desc, eq, inArray, ne, not, or, sql, type Placeholder } from 'drizzle-orm';
import type { PaymentParts } from '#contract/entities/money-back.ts';
import type { Database } from '../database/database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { ASKED_COLUMN, NONE_ASKED, PART_COLUMNS, presentPaid, SELECTED_PARTS } from '../database/payment-parts.ts';
import { carts } from '../database/schema/carts.ts';
import { customers, favouriteStores } from '../database/schema/customers.ts';
import { orderPayments } from '../database/schema/orders.ts';
import { keyOf, kindOf, openOf, type Cart, type CartOwner } from './carts.ts';
import type { Customer } from './customers.ts';
import { revisionOf } from './catalogue-revisions.ts';
import { isDue } from './due.ts';
import { firstRow } from '../database/first-row.ts';

export type OrderPaymentRow = typeof orderPayments.$inferSelect;

/** No payment is looked at later than this, milliseconds. */
const LOOK_WITHIN = 3_600_000;

const INVOICED = [
  'id',
  'cartId',
  'customerId',
  'state',
  'cartVersion',
  'total',
  ...PART_COLUMNS,
  'promoId',
  'order',
  'paidAt',
  'updatedAt',
] as const;
type Invoiced = Pick<OrderPaymentRow, (typeof INVOICED)[number]>;
type Values = { [Column in keyof Invoiced]: Placeholder };

const saveOpen = preparedStatement((on) => {
  const values = Object.fromEntries(INVOICED.map((name) => [name, sql.placeholder(name)])) as Values;
  const changed = INVOICED.filter((name) => name !== 'id' && name !== 'cartId');
  return on
    .insert(orderPayments)
    .values(values)
    .onConflictDoUpdate({
      target: orderPayments.cartId,
      // The index's own words: as a parameter it would fit the index only while each call is planned anew.
      targetWhere: sql`${orderPayments.state} <> 'released'`,
      set: Object.fromEntries(changed.map((name) => [name, sql`excluded.${sql.identifier(orderPayments[name].name)}`])),
      setWhere: sql`${orderPayments.state} = 'open' and (${sql.placeholder('anyPromo')}::boolean or ${orderPayments.promoId} is not distinct from ${sql.placeholder('seenPromo')}::bpchar)`,
    })
    .returning({ id: orderPayments.id });
});

/**
 * Writes a basket's open payment, which keeps its id from invoice to invoice. Null when a live payment is past being
 * open: it may not change any more; or when it holds another promo than `seenPromo`, where that is given.
 * @returns its id
 */
export async function saveOpenPayment(database: Database, payment: Invoiced, seenPromo?: string | null): Promise<string | null> {
  const [saved] = await saveOpen(database, { ...payment, anyPromo: seenPromo === undefined, seenPromo: seenPromo ?? null });
  return saved?.id ?? null;
}

const isAsked = eq(orderPayments.id, sql.placeholder('id'));
const byId = preparedStatement((on) => on.select().from(orderPayments).where(isAsked));
const lockedById = preparedStatement((on) => on.select().from(orderPayments).where(isAsked).for('update'));

/** A customer's payment, locked until the transaction ends. Somebody else's looks like a missing one. */
export const lockPayment = (database: Database, id: string): Promise<OrderPaymentRow | null> => firstRow(lockedById(database, { id }));

export const findPayment = (database: Database, id: string): Promise<OrderPaymentRow | null> => firstRow(byId(database, { id }));

export type PaymentOfCart = { readonly payment: OrderPaymentRow; readonly cart: Cart };

const withCustomer = (on: Database) =>
  on
    .select({ payment: orderPayments, cart: carts, customer: customers })
    .from(orderPayments)
    .innerJoin(carts, eq(carts.id, orderPayments.cartId))
    .innerJoin(customers, eq(customers.id, carts.customerId))
    .where(
      and(
        isAsked,
        sql`(${sql.placeholder('anybody')}::boolean or (${customers.id} = ${sql.placeholder('customerId')} and ${customers.deletedAt} is null))`,
      ),
    );
const lockedWithCustomer = preparedStatement((on) => withCustomer(on).for('update'));

export type PaymentOfCustomer = PaymentOfCart & { readonly customer: Customer };

/**
 * A payment, its basket and the customer whose that is, locked until the transaction ends, in this order; null for one of a
 * guest, and, where a customer is named, for one that is not theirs, or when their account is gone.
 */
export const lockPaymentOfCustomer = (
  transaction: Database,
  id: string,
  customerId: string | null = null,
): Promise<PaymentOfCustomer | null> => firstRow(lockedWithCustomer(transaction, { id, customerId, anybody: customerId === null }));

export const partsOfPayments = async (database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, PaymentParts>> => {
  if (ids.length === 0) return new Map();
  const found = await database
    .select({ id: orderPayments.id, ...SELECTED_PARTS })
    .from(orderPayments)
    .where(inArray(orderPayments.id, [...ids]));
  return new Map(
    found.map((row) => [
      row.id,
      presentPaid(row, {
        ...(row.paidWith !== null && { paidWith: row.paidWith }),
        ...(row.smallestCoin !== null && { smallestCoin: row.smallestCoin }),
      }),
    ]),
  );
};

/**
 * Takes payments that are due to be looked at, at most twenty, the longest due first: of those that take at once, each gets
 * others. They are due again at `next` in case this process dies.
 */
export function takeLooks(database: Database, now: number, next: number): Promise<OrderPaymentRow[]> {
  // Read once, as it is: joined with what is changed it could be read again, and more than so many taken.
  const due = database.$with('due').as(
    database
      .select({ id: orderPayments.id })
      .from(orderPayments)
      .where(isDue(orderPayments.lookAt, now, LOOK_WITHIN))
      .orderBy(asc(orderPayments.lookAt))
      .limit(20)
      .for('update', { skipLocked: true }),
  );
  return database
    .with(due)
    .update(orderPayments)
    .set({ lookAt: next })
    .where(inArray(orderPayments.id, database.select({ id: due.id }).from(due)))
    .returning();
}

/** The customer's payments that have not come to their end and are not only theirs to settle, the newest first. */
export function findPendingPayments(database: Database, customerId: string): Promise<OrderPaymentRow[]> {
  const hasNotEnded = and(
    // The index's own words.
    sql`${orderPayments.state} in ('held', 'paid', 'ordering', 'releasing')`,
    or(ne(orderPayments.state, 'paid'), not(NONE_ASKED), orderPayments.orderWanted),
  );
  return database
    .select()
    .from(orderPayments)
    .where(and(eq(orderPayments.customerId, customerId), hasNotEnded))
    .orderBy(desc(orderPayments.updatedAt));
}

export async function updatePayment(database: Database, id: string, change: Partial<OrderPaymentRow>): Promise<void> {
  await database.update(orderPayments).set(change).where(eq(orderPayments.id, id));
}

const HELD = [
  'attempt',
  'state',
  ...PART_COLUMNS,
  'total',
  'customerId',
  'promoId',
  'order',
  'cartVersion',
  'orderWanted',
  'language',
  'commands',
  'heldAt',
  'paidAt',
  'lookAt',
  'updatedAt',
] as const;
type Held = Pick<OrderPaymentRow, (typeof HELD)[number]>;

const hold = preparedStatement((on) =>
  on
    .update(orderPayments)
    .set({
      ...Object.fromEntries(HELD.map((name) => [name, sql`${sql.param(sql.placeholder(name), orderPayments[name])}`])),
      refusal: null,
    })
    .where(isAsked),
);

/** Writes down that a payment, which must be locked, is held for or paid, and that nothing refuses it any more. */
export async function writeHeld(transaction: Database, id: string, held: Held): Promise<void> {
  await hold(transaction, { ...held, id });
}

export type AfterPayment = Pick<OrderPaymentRow, 'paidAt' | 'id'>;

/**
 * Locks the next payment without card money that was paid so many milliseconds ago and has no order, the longest waiting
 * first, until the transaction ends; one that somebody else has locked is theirs to end.
 */
export const lockStalePayment = (
  transaction: Database,
  now: number,
  retention: number,
  after: AfterPayment | null = null,
): Promise<OrderPaymentRow | null> =>
  firstRow(
    transaction
      .select()
      .from(orderPayments)
      .where(
        and(
          // The index's own words.
          sql`${orderPayments.state} = 'paid' and ${NONE_ASKED}`,
          isDue(orderPayments.paidAt, now - retention, 2 * retention),
          after ? sql`(${orderPayments.paidAt}, ${orderPayments.id}) > (${after.paidAt}::bigint, ${after.id})` : undefined,
        ),
      )
      .orderBy(asc(orderPayments.paidAt), asc(orderPayments.id))
      .limit(1)
      .for('update', { skipLocked: true }),
  );

export const lockLivePaymentOfCart = (database: Database, cartId: string): Promise<OrderPaymentRow | null> =>
  firstRow(
    database
      .select()
      .from(orderPayments)
      .where(and(eq(orderPayments.cartId, cartId), ne(orderPayments.state, 'released')))
      .for('update'),
  );

const liveOfCart = preparedStatement((on) =>
  on
    .select()
    .from(orderPayments)
    .where(and(eq(orderPayments.cartId, sql.placeholder('cartId')), sql`${orderPayments.state} <> 'released'`)),
);

const isFavourite = sql<boolean>`exists (select 1 from ${favouriteStores} where ${favouriteStores.customerId} = ${carts.customerId} and ${favouriteStores.storeId} = ${carts.storeId})`;

const SEEN = {
  id: orderPayments.id,
  cartId: orderPayments.cartId,
  state: orderPayments.state,
  ...ASKED_COLUMN,
  promoId: orderPayments.promoId,
};
export type SeenPayment = Pick<OrderPaymentRow, keyof typeof SEEN>;

const openWithPayment = (owner: 'customer' | 'guest') =>
  preparedStatement((on) =>
    on
      .select({ cart: carts, payment: SEEN, revision: revisionOf(carts.storeId), isFavourite: isFavourite })
      .from(carts)
      .leftJoin(orderPayments, and(eq(orderPayments.cartId, carts.id), sql`${orderPayments.state} <> 'released'`))
      .where(openOf(owner)),
  );
const toPrice = { customer: openWithPayment('customer'), guest: openWithPayment('guest') };

export type CartToPrice = {
  readonly cart: Cart;
  readonly payment: SeenPayment | null;
  readonly revision: string;
  readonly isFavourite: boolean;
};

export const findCartToPrice = (database: Database, owner: CartOwner): Promise<CartToPrice | null> =>
  firstRow(toPrice[kindOf(owner)](database, { owner: keyOf(owner) }));

export const findLivePaymentOfCart = (database: Database, cartId: string): Promise<OrderPaymentRow | null> =>
  firstRow(liveOfCart(database, { cartId }));
