import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { orderPayments, orders } from '#server/database/schema/orders.ts';
import { stores } from '#server/database/schema/stores.ts';

/** A store that goes for a while, and the orders that were decided meanwhile. */
export class StoreDoor {
  /** Orders that were decided while the store took none. */
  readonly takenWhileClosed: string[] = [];
  readonly #database: Database;
  readonly #now: () => number;
  readonly #storeId: string;
  #isClosed = false;

  constructor(database: Database, now: () => number, storeId: string) {
    this.#database = database;
    this.#now = now;
    this.#storeId = storeId;
  }

  /** The store goes. Gives the way back. */
  async close(): Promise<() => Promise<void>> {
    const since = this.#now();
    const before = new Set((await this.#ordersWithPayments()).map(({ id }) => id));
    this.#isClosed = true;
    await this.#setOpen(false);
    return async () => {
      // Rules are read when it is decided; what was decided before may be captured afterwards.
      const meanwhile = (await this.#ordersWithPayments()).filter(
        ({ id, createdAt, decidedAt }) => !before.has(id) && (decidedAt ?? createdAt) >= since,
      );
      this.takenWhileClosed.push(...meanwhile.map(({ id }) => id));
      this.#isClosed = false;
      await this.#setOpen(true);
    };
  }

  async end(): Promise<void> {
    if (this.#isClosed) await this.#setOpen(true);
  }

  #ordersWithPayments() {
    return this.#database
      .select({ id: orders.id, createdAt: orders.createdAt, decidedAt: orderPayments.decidedAt })
      .from(orders)
      .innerJoin(orderPayments, eq(orderPayments.id, orders.orderPaymentId))
      .where(eq(orders.storeId, this.#storeId));
  }
  async #setOpen(open: boolean): Promise<void> {
    await this.#database.update(stores).set({ open }).where(eq(stores.id, this.#storeId));
  }
}
