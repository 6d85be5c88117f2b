import { openPostgres } from '#server/database/open-postgres.ts';
import { orders } from '#server/database/schema/orders.ts';
import { PATHS } from '#server/paths.ts';
import { auditCards } from '#tests/server/audit-cards.ts';
import { auditLedger } from '#tests/server/audit-ledger.ts';
import type { Seen } from './shopper.ts';

/** Every row of a long run is read, milliseconds. */
const LONG = { connect: 10_000, query: 600_000, idleInTransaction: 600_000 };

/**
 * Looks in the database, once all is quiet, for what breaks the invariants of money and orders, and for the orders that
 * customers were told of.
 * @returns what is wrong, in words; empty when all is well
 */
export async function auditBooks(url: string, { orders: acknowledged }: Pick<Seen, 'orders'>): Promise<string[]> {
  const { database, close } = await openPostgres({ url, migrationsFolder: PATHS.migrations, patience: LONG });
  try {
    const made = await database
      .select({ id: orders.id, paymentId: orders.orderPaymentId, cartId: orders.cartId, version: orders.cartVersion })
      .from(orders);
    const there = new Set(made.map(({ id }) => id));
    const found = [...acknowledged.keys()].filter((id) => !there.has(id)).map((id) => `lost: the order ${id}`);
    const twice = (what: string, keys: readonly string[]) => {
      if (new Set(keys).size !== keys.length) found.push(`I9: ${keys.length - new Set(keys).size} orders of the same ${what}`);
    };
    twice(
      'payment',
      made.map(({ paymentId }) => paymentId),
    );
    twice(
      'version of a basket',
      made.map(({ cartId, version }) => `${cartId} ${version}`),
    );
    return [...found, ...(await auditLedger(database, { quiet: true })), ...(await auditCards(database, { quiet: true }))];
  } finally {
    await close();
  }
}
