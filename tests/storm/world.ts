import { and, eq, inArray } from 'drizzle-orm';
import type { ScheduledTime } from '../../domain/schedule/half-hours.ts';
import { ORDER_STATUS, PROMO_APPLIES_TO } from '../../contract/enumerations.ts';
import type { StoredUser } from '../../contract/entities/user.ts';
import type { Database } from '../../server/database/database.ts';
import { customers, sessions } from '../../server/database/schema/customers.ts';
import { orderPayments, orders } from '../../server/database/schema/orders.ts';
import { promos } from '../../server/database/schema/promos.ts';
import { slotPlaces, slots } from '../../server/database/schema/slots.ts';
import { sandboxEvents } from '../../server/database/schema/sandbox.ts';
import { items, stores } from '../../server/database/schema/stores.ts';
import { insertSession } from '../../server/repositories/sessions.ts';
import { putInWallet } from '../../server/repositories/wallet.ts';
import { moveOrder } from '../../server/services/move-order.ts';
import { presentStoredUser } from '../../server/services/present-user.ts';
import { hashPassword, hashSecret, idFrom, newId, newSecret } from '../../server/services/secrets.ts';
import { NOON } from './moments.ts';
import { saveCard } from '../server/card-shopper.ts';
import type { TestServer } from '../server/test-server.ts';
import type { TestCase } from '../../server/payments/sandbox/test-cards.ts';
import type { Random } from './random.ts';

export const RADE = idFrom('store', 'cafe-de-la-rade');
export const BANGKOK = idFrom('store', 'bangkok-eaux-vives');
/** What the addresses of everybody who comes with a storm are like. */
export const STORM_EMAILS = 'storm%@example.org';
export const PASSWORD = 'a storm is coming';
/** The slot that everybody wants, of three places. */
export const SEVEN: ScheduledTime = { date: '2026-11-20', start: '19:00', end: '19:30', at: Date.parse('2026-11-20T18:00:00Z') };
const SLOT_CAPACITY = 3;
const COST = 16;
let passwordHash: Promise<string> | null = null;
let made = 0;

export type Dish = { readonly id: string; readonly price: number };
/** Somebody who shops in a run, with what they had before. */
export type Shopper = { readonly user: StoredUser; readonly email: string; readonly wallet: number };

/** Dishes of a store that can be ordered as they are. */
export async function plainDishes(database: Database, storeId: string): Promise<Dish[]> {
  const rows = await database.select().from(items).where(and(eq(items.storeId, storeId), eq(items.soldOut, false)));
  return rows.filter(({ specifications }) => specifications.length === 0).toSorted((a, b) => a.position - b.position || a.price - b.price).slice(0, 4).map(({ id, price }) => ({ id, price }));
}

/** What a run happens in beside the shop's own code: its customers, the store's doings, the house that changes its mind. */
export class World {
  readonly #database: Database;
  readonly #random: Random;
  readonly #now: () => number;
  readonly dishes: readonly Dish[];
  readonly storeId: string;
  readonly promoCode: string;
  readonly promoId: string;
  /** Prices of the dishes from an instant on, centimes. */
  readonly #prices: { readonly from: number; readonly prices: ReadonlyMap<string, number> }[];
  /** Orders that were decided while the store took none. */
  readonly takenWhileClosed: string[] = [];
  #isClosed = false;
  readonly shoppers: Shopper[] = [];

  constructor(input: { database: Database; random: Random; now: () => number; storeId: string; dishes: readonly Dish[] }) {
    this.#database = input.database;
    this.#random = input.random;
    this.#now = input.now;
    this.storeId = input.storeId;
    this.dishes = input.dishes;
    this.promoCode = `STORM${newSecret().slice(0, 10).toUpperCase()}`;
    this.promoId = newId(NOON);
    this.#prices = [{ from: 0, prices: new Map(input.dishes.map(({ id, price }) => [id, price])) }];
  }

  /** Brings a promo of few uses, and takes the places of the slot that other people have. */
  async begin(input: { promoUses: number; placesTaken: number }): Promise<void> {
    await this.#database.insert(promos).values({
      id: this.promoId, code: this.promoCode, codeFolded: this.promoCode.toLowerCase(), details: { en: 'Storm', fr: 'Tempête' }, appliesTo: PROMO_APPLIES_TO.deliveries, targetIds: [], cityId: null, percent: 10, amount: null,
      maximumDiscount: null, minimumItems: null, startsAt: null, endsAt: null, recurrence: 0, recurrenceRule: null, usesLimit: input.promoUses, usesPerCustomer: 1, uses: 0, firstOrders: null, active: true,
    });
    if (this.storeId !== BANGKOK) return;
    await this.#database.delete(slotPlaces);
    await this.#database.delete(slots);
    await this.#database.insert(slots).values({
      id: idFrom('slot', BANGKOK, 'delivery', String(SEVEN.at), SEVEN.start, SEVEN.end ?? ''), storeId: BANGKOK, isPickup: false, startsAt: SEVEN.at, endTime: SEVEN.end ?? '', capacity: SLOT_CAPACITY, taken: input.placesTaken,
    });
  }

  /** Somebody with an account, maybe money in the wallet and cards of which the last one is the default, signed in on a first device. */
  async shopper(wallet: number, paying: readonly TestCase[]): Promise<Shopper> {
    made += 1;
    const now = this.#now();
    const email = `storm${made}.${newSecret().slice(0, 6).toLowerCase()}@example.org`;
    const customer = {
      id: newId(now), firstName: 'Ada', lastName: 'Storm', email, emailFolded: email, phoneCode: '+41', phone: `7${String(100_000_000 + made)}`.slice(0, 10), passwordHash: await (passwordHash ??= hashPassword(PASSWORD, COST)),
      image: './default.png', usesWallet: true, approved: true, referralCode: newSecret().slice(0, 10).toUpperCase(), referredBy: null, createdAt: now,
    };
    const [row] = await this.#database.insert(customers).values(customer).returning();
    if (!row) throw new Error('The shopper was not inserted');
    const token = newSecret();
    await insertSession(this.#database, { tokenHash: hashSecret(token), customerId: row.id, now });
    if (wallet > 0) await putInWallet(this.#database, { id: newId(now), customerId: row.id, amount: wallet, cause: 'top-up', actor: 'storm', requestId: 'storm', createdAt: now });
    for (const card of paying) await saveCard({ services: { now: this.#now }, open: { database: this.#database } } as TestServer, row.id, card);
    const shopper = { user: await presentStoredUser(this.#database, row, token), email, wallet };
    this.shoppers.push(shopper);
    return shopper;
  }

  /** Another signed-in device of the same person. */
  async anotherSession({ user }: Shopper): Promise<StoredUser> {
    const token = newSecret();
    await insertSession(this.#database, { tokenHash: hashSecret(token), customerId: user._id, now: this.#now() });
    return { ...user, server_token: token };
  }

  async endSessions(customerId: string | null): Promise<void> {
    if (customerId) await this.#database.delete(sessions).where(eq(sessions.customerId, customerId));
  }

  async #setOpen(open: boolean): Promise<void> {
    await this.#database.update(stores).set({ open }).where(eq(stores.id, this.storeId));
  }

  #ordersWithPayments() {
    return this.#database.select({ id: orders.id, createdAt: orders.createdAt, decidedAt: orderPayments.decidedAt }).from(orders).innerJoin(orderPayments, eq(orderPayments.id, orders.orderPaymentId)).where(eq(orders.storeId, this.storeId));
  }

  /** The store goes, for a while. */
  async closeStore(): Promise<() => Promise<void>> {
    const since = this.#now();
    const before = new Set((await this.#ordersWithPayments()).map(({ id }) => id));
    this.#isClosed = true;
    await this.#setOpen(false);
    return async () => {
      // Rules are read when it is decided; what was decided before may be captured afterwards.
      const meanwhile = (await this.#ordersWithPayments()).filter(({ id, createdAt, decidedAt }) => !before.has(id) && (decidedAt ?? createdAt) >= since);
      this.takenWhileClosed.push(...meanwhile.map(({ id }) => id));
      this.#isClosed = false;
      await this.#setOpen(true);
    };
  }

  /** The store says yes to an order, unless it has been cancelled meanwhile. */
  async acceptOrder(orderId: string): Promise<boolean> {
    const [order] = await this.#database.select().from(orders).where(eq(orders.id, orderId));
    return order !== undefined && moveOrder(this.#database, order, { to: ORDER_STATUS.storeAccepted, at: this.#now(), nextMoveAt: null, actor: 'store', requestId: 'storm' });
  }

  /** Every dish costs a franc more from now on. */
  async raisePrices(): Promise<void> {
    const last = this.#prices.at(-1)?.prices ?? new Map<string, number>();
    await this.#setPrices(new Map([...last].map(([id, price]) => [id, price + 100])));
  }
  async #setPrices(prices: ReadonlyMap<string, number>): Promise<void> {
    this.#prices.push({ from: this.#now(), prices });
    for (const [id, price] of prices) await this.#database.update(items).set({ price }).where(eq(items.id, id));
  }

  /** What a dish may have cost at an instant, centimes: two prices where it changed in that very moment. */
  pricesAt(dishId: string, instant: number): readonly number[] {
    const current = this.#prices.findLast(({ from }) => from < instant);
    return [current, ...this.#prices.filter(({ from }) => from === instant)].flatMap((known) => known?.prices.get(dishId) ?? []);
  }

  /** Gives the server a true reason to refuse the next payment or order. Gives the way back. */
  async makeRefuse(isPayment: boolean): Promise<() => Promise<void>> {
    const kind = isPayment ? this.#random.pick(['store', 'price', 'approval'] as const) : 'store';
    if (kind === 'price') {
      await this.raisePrices();
      return () => Promise.resolve();
    }
    if (kind === 'store') return this.closeStore();
    const ids = this.shoppers.map(({ user }) => user._id);
    await this.#database.update(customers).set({ approved: false }).where(inArray(customers.id, ids));
    return async () => { await this.#database.update(customers).set({ approved: true }).where(inArray(customers.id, ids)); };
  }

  /** Leaves the city as it was found. */
  async end(): Promise<void> {
    await this.#database.update(sandboxEvents).set({ dueAt: null });
    if (this.#isClosed) await this.#setOpen(true);
    const [first] = this.#prices;
    if (this.#prices.length > 1 && first) for (const [id, price] of first.prices) await this.#database.update(items).set({ price }).where(eq(items.id, id));
  }
}
