import { and, desc, eq, getTableColumns, gt, isNull, max, sql, type Placeholder } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { carts } from '../database/schema/carts.ts';
import { revisionOf } from './catalogue-revisions.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { firstRow } from '../database/first-row.ts';

export type Cart = typeof carts.$inferSelect;
export type CartOwner = { readonly customerId: string } | { readonly guestHash: string };

/** Store baskets alone: nothing that looks for one, counts them or puts one aside ever meets a parcel. */
const ownedBy = (owner: CartOwner) =>
  and(
    eq(carts.deliveryType, DELIVERY_TYPE.store),
    'customerId' in owner ? eq(carts.customerId, owner.customerId) : and(eq(carts.guestHash, owner.guestHash), isNull(carts.customerId)),
  );

// The indexes' own words: what is a parameter fits none of them in a plan for any parameters, so that each call would be planned anew.
const OF_STORE = sql`${carts.deliveryType} = ${sql.raw(String(DELIVERY_TYPE.store))}`;
const OPEN = sql`${carts.state} = 'open'`;
/** The same, of an owner who is given when it is asked. */
const SOMEBODYS = {
  customer: and(OF_STORE, eq(carts.customerId, sql.placeholder('owner'))),
  guest: and(OF_STORE, eq(carts.guestHash, sql.placeholder('owner')), isNull(carts.customerId)),
};
export const kindOf = (owner: CartOwner) => ('customerId' in owner ? 'customer' : 'guest');
export const keyOf = (owner: CartOwner) => ('customerId' in owner ? owner.customerId : owner.guestHash);

/** What a basket holds: a store's items, a parcel's way, or nothing. Each kind is priced, and may be had, by rules of its own. */
export type Content =
  | { readonly kind: 'items'; readonly storeId: string }
  | { readonly kind: 'parcel'; readonly pickup: OrderAddress; readonly destination: OrderAddress; readonly cityId: string | null }
  | { readonly kind: 'nothing' };

export function contentOf({
  deliveryType,
  storeId,
  lines,
  pickup,
  destination,
  cityId,
}: Pick<Cart, 'deliveryType' | 'storeId' | 'lines' | 'pickup' | 'destination' | 'cityId'>): Content {
  if (deliveryType === DELIVERY_TYPE.courier)
    return pickup && destination ? { kind: 'parcel', pickup, destination, cityId } : { kind: 'nothing' };
  return storeId === null || lines.length === 0 ? { kind: 'nothing' } : { kind: 'items', storeId };
}

export type ParcelKey = { readonly customerId: string; readonly parcelHash: string };

const isParcel = ({ customerId, parcelHash }: ParcelKey) =>
  and(eq(carts.customerId, customerId), eq(carts.parcelHash, parcelHash), eq(carts.deliveryType, DELIVERY_TYPE.courier));

/** The customer's open parcel of a token, or null; locked until the transaction ends where that is asked for. */
export async function findOpenParcel(database: Database, key: ParcelKey, { locked = false } = {}): Promise<Cart | null> {
  const asked = database
    .select()
    .from(carts)
    .where(and(isParcel(key), eq(carts.state, 'open')));
  const [found] = await (locked ? asked.for('update') : asked);
  return found ?? null;
}

/** The highest version that a parcel of this token has reached, sent ones included; 0 before the first. */
export async function latestParcelVersion(database: Database, key: ParcelKey): Promise<number> {
  const [found] = await database
    .select({ version: max(carts.version) })
    .from(carts)
    .where(isParcel(key));
  return found?.version ?? 0;
}

export const findParcel = (database: Database, key: ParcelKey): Promise<Cart | null> =>
  firstRow(database.select().from(carts).where(isParcel(key)).orderBy(desc(carts.version)).limit(1));

export const openOf = (owner: 'customer' | 'guest') => and(SOMEBODYS[owner], OPEN);
const openCart = {
  customer: preparedStatement((on) => on.select().from(carts).where(openOf('customer'))),
  guest: preparedStatement((on) => on.select().from(carts).where(openOf('guest'))),
};

export const findOpenCart = (database: Database, owner: CartOwner): Promise<Cart | null> =>
  firstRow(openCart[kindOf(owner)](database, { owner: keyOf(owner) }));

const openWithVersion = (owner: 'customer' | 'guest') =>
  preparedStatement((on) => {
    const latest = on
      .select({ version: max(carts.version).as('latest_version') })
      .from(carts)
      .where(SOMEBODYS[owner])
      .as('latest');
    const storeId = sql`coalesce(${sql.placeholder('storeId')}::text, ${carts.storeId}::text)`;
    return on
      .select({ version: latest.version, open: carts, revision: revisionOf(storeId) })
      .from(latest)
      .leftJoin(carts, openOf(owner));
  });
const basket = { customer: openWithVersion('customer'), guest: openWithVersion('guest') };

/** An owner's basket as it was found: the open one, or null, the highest version that any of theirs has reached (`latestVersion`), and at which revision a store stands, as of one moment. */
export type Basket = { readonly open: Cart | null; readonly version: number; readonly revision: string };

export async function findBasket(database: Database, owner: CartOwner, storeId?: string | null): Promise<Basket> {
  const [found] = await basket[kindOf(owner)](database, { owner: keyOf(owner), storeId: storeId ?? null });
  return { open: found?.open ?? null, version: found?.version ?? 0, revision: found?.revision ?? '' };
}

const cartById = preparedStatement((on) =>
  on
    .select()
    .from(carts)
    .where(eq(carts.id, sql.placeholder('id'))),
);

export const findCart = (database: Database, id: string): Promise<Cart | null> => firstRow(cartById(database, { id }));

const lockedById = preparedStatement((on) =>
  on
    .select()
    .from(carts)
    .where(eq(carts.id, sql.placeholder('id')))
    .for('update'),
);

export const lockCart = (database: Database, id: string): Promise<Cart | null> => firstRow(lockedById(database, { id }));

const COLUMNS = Object.keys(getTableColumns(carts)) as (keyof Cart)[];
const insertion = preparedStatement((on) =>
  on
    .insert(carts)
    .values(Object.fromEntries(COLUMNS.map((name) => [name, sql.placeholder(name)])) as { [Column in keyof Cart]: Placeholder })
    .returning(),
);

/** @throws when the owner has an open basket already. */
export async function insertCart(database: Database, cart: Cart): Promise<Cart> {
  const [inserted] = await insertion(database, cart);
  if (!inserted) throw new Error('The cart was not inserted');
  return inserted;
}

/** The highest version that any basket of the owner has reached, ordered and parked ones included; 0 before the first. */
export async function latestVersion(database: Database, owner: CartOwner): Promise<number> {
  const [found] = await database
    .select({ version: max(carts.version) })
    .from(carts)
    .where(ownedBy(owner));
  return found?.version ?? 0;
}

/** The owner's parked baskets changed after an instant, the newest first. */
export const parkedCarts = (database: Database, owner: CartOwner, after: number, most: number): Promise<Cart[]> =>
  database
    .select()
    .from(carts)
    .where(and(ownedBy(owner), eq(carts.state, 'parked'), gt(carts.updatedAt, after)))
    .orderBy(desc(carts.updatedAt))
    .limit(most);

export const updateParkedCart = (database: Database, id: string, change: Partial<Omit<Cart, 'id'>>): Promise<Cart | null> =>
  firstRow(
    database
      .update(carts)
      .set(change)
      .where(and(eq(carts.id, id), eq(carts.state, 'parked')))
      .returning(),
  );

export async function giveParkedCarts(database: Database, guestHash: string, customerId: string): Promise<void> {
  await database
    .update(carts)
    .set({ customerId, guestHash: null })
    .where(and(ownedBy({ guestHash }), eq(carts.state, 'parked')));
}

/**
 * Changes an open basket and counts its version up, unless another is given with the change; null when it is no longer
 * open, or not at `version` where one is given.
 */
export const updateOpenCart = (database: Database, id: string, change: Partial<Omit<Cart, 'id'>>, version?: number): Promise<Cart | null> =>
  firstRow(
    database
      .update(carts)
      .set({ version: sql`${carts.version} + 1`, ...change })
      .where(and(eq(carts.id, id), eq(carts.state, 'open'), version === undefined ? undefined : eq(carts.version, version)))
      .returning(),
  );

const filledById = preparedStatement((on) => {
  const filled = ['storeId', 'cityId', 'lines', 'destination', 'pickup', 'updatedAt'] as const;
  const version = sql.placeholder('version');
  return on
    .update(carts)
    .set({
      ...Object.fromEntries(filled.map((name) => [name, sql`${sql.param(sql.placeholder(name), carts[name])}`])),
      version: sql`${carts.version} + 1`,
    })
    .where(
      and(
        eq(carts.id, sql.placeholder('id')),
        eq(carts.state, 'open'),
        sql`(${version}::integer is null or ${carts.version} = ${version}::integer)`,
      ),
    )
    .returning({ version: carts.version, destination: carts.destination, pickup: carts.pickup });
});

type Filling = Pick<Cart, 'storeId' | 'cityId' | 'lines' | 'destination' | 'pickup' | 'updatedAt'>;

/** Fills an open basket and counts its version up; null when it is no longer open, or not at `version` where one is given. */
export async function fillOpenCart(database: Database, open: Cart, content: Filling, version?: number): Promise<Cart | null> {
  const [filled] = await filledById(database, { ...content, id: open.id, version: version ?? null });
  return filled ? { ...open, ...content, ...filled } : null;
}

export async function giveCartBack(database: Database, id: string, change: Pick<Cart, 'state' | 'updatedAt'>): Promise<void> {
  await database
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, ...change })
    .where(and(eq(carts.id, id), eq(carts.state, 'ordered')));
}
