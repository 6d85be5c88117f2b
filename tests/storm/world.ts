import { eq } from 'drizzle-orm';
import { DELIVERY_TYPE, PROMO_APPLIES_TO } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import type { Database } from '#server/database/database.ts';
import { orders } from '#server/database/schema/orders.ts';
import { promos } from '#server/database/schema/promos.ts';
import { sandboxEvents } from '#server/database/schema/sandbox.ts';
import { items } from '#server/database/schema/stores.ts';
import { slotPlaces, slots } from '#server/database/schema/slots.ts';
import { moveOrder } from '#server/services/orders/move-order.ts';
import { idFrom, newId } from '#server/secrets/ids.ts';
import { newSecret } from '#server/secrets/secrets.ts';
import type { Cast } from './cast.ts';
import { MenuPrices } from './menu-prices.ts';
import { ParcelTariff } from './parcel-tariff.ts';
import { NOON } from './moments.ts';
import type { Random } from '#statecharts/random.ts';
import { Shoppers } from './shoppers.ts';
import { StoreDoor } from './store-door.ts';
import { BANGKOK, SEVEN, SLOT_CAPACITY, type Dish } from './stores.ts';

/** What a run happens in beside the shop's own code: its customers, the store's doings, the house that changes its mind. */
export class World {
  readonly dishes: readonly Dish[];
  readonly storeId: string;
  readonly promoCode: string;
  readonly promoId: string;
  readonly shoppers: Shoppers;
  readonly prices: MenuPrices;
  readonly tariff: ParcelTariff;
  readonly door: StoreDoor;
  readonly #database: Database;
  readonly #ages = new Map<string, number>();
  readonly #random: Random;
  readonly #now: () => number;

  constructor({
    database,
    random,
    now,
    storeId,
    dishes,
  }: {
    database: Database;
    random: Random;
    now: () => number;
    storeId: string;
    dishes: readonly Dish[];
  }) {
    this.#database = database;
    this.#random = random;
    this.#now = now;
    this.storeId = storeId;
    this.dishes = dishes;
    this.promoCode = `STORM${newSecret().slice(0, 10).toUpperCase()}`;
    this.promoId = newId(NOON);
    this.shoppers = new Shoppers(database, now);
    this.prices = new MenuPrices(database, now, dishes);
    this.tariff = new ParcelTariff(database, now);
    this.door = new StoreDoor(database, now, storeId);
  }

  /** Brings a promo of few uses, sells dishes from an age, and takes the places of the slot that other people have. */
  async begin(input: Pick<Cast, 'promoUses' | 'placesTaken' | 'minimumAges'>): Promise<void> {
    await this.#sellFrom(input.minimumAges);
    await this.#database.insert(promos).values({
      id: this.promoId,
      code: this.promoCode,
      codeFolded: this.promoCode.toLowerCase(),
      details: { en: 'Storm', fr: 'Tempête' },
      appliesTo: PROMO_APPLIES_TO.deliveries,
      targetIds: [],
      cityId: null,
      percent: 10,
      amount: null,
      maximumDiscount: null,
      minimumItems: null,
      startsAt: null,
      endsAt: null,
      recurrence: 0,
      recurrenceRule: null,
      usesLimit: input.promoUses,
      usesPerCustomer: 1,
      uses: 0,
      firstOrders: null,
      active: true,
    });
    if (this.storeId !== BANGKOK) return;
    await this.#database.delete(slotPlaces);
    await this.#database.delete(slots);
    await this.#database.insert(slots).values({
      id: idFrom('slot', BANGKOK, 'delivery', String(SEVEN.at), SEVEN.start, SEVEN.end ?? ''),
      storeId: BANGKOK,
      isPickup: false,
      startsAt: SEVEN.at,
      endTime: SEVEN.end ?? '',
      capacity: SLOT_CAPACITY,
      taken: input.placesTaken,
    });
  }

  /** Whoever is asked first, the store or a courier, says yes to an order, unless it has been cancelled meanwhile. */
  async acceptOrder(orderId: string): Promise<boolean> {
    const [order] = await this.#database.select().from(orders).where(eq(orders.id, orderId));
    return (
      order !== undefined &&
      moveOrder(this.#database, order, {
        to: order.deliveryType === DELIVERY_TYPE.courier ? ORDER_STATUS.courierAccepted : ORDER_STATUS.storeAccepted,
        at: this.#now(),
        nextMoveAt: null,
        actor: 'store',
        requestId: 'storm',
      })
    );
  }

  /** An order is received, unless it has ended otherwise. */
  async completeOrder(orderId: string): Promise<boolean> {
    const [order] = await this.#database.select().from(orders).where(eq(orders.id, orderId));
    const move = { to: ORDER_STATUS.completed, at: this.#now(), nextMoveAt: null, actor: 'store', requestId: 'storm' } as const;
    return order !== undefined && moveOrder(this.#database, order, move);
  }

  /** Gives the server a true reason to refuse the next payment or order. Gives the way back. */
  async makeRefuse(isPayment: boolean, isOfParcel: boolean): Promise<() => Promise<void>> {
    const kind = isPayment ? this.#random.pick(['seller', 'price', 'approval'] as const) : 'seller';
    if (kind === 'seller') return isOfParcel ? this.tariff.takeVehiclesAway() : this.door.close();
    if (kind === 'approval') return this.shoppers.disapprove();
    await this.pricesRise();
    return () => Promise.resolve();
  }

  async pricesRise(): Promise<void> {
    await this.prices.rise();
    await this.tariff.rise();
  }

  async end(): Promise<void> {
    await this.#database.update(sandboxEvents).set({ dueAt: null });
    await this.#sellFrom([]);
    await this.door.end();
    await this.prices.end();
    await this.tariff.end();
  }

  /** From which age a dish is sold; 0: from any. */
  minimumAgeOf(dishId: string): number {
    return this.#ages.get(dishId) ?? 0;
  }

  async #sellFrom(ages: Cast['minimumAges']): Promise<void> {
    for (const [at, { id }] of this.dishes.entries()) {
      const minimumAge = ages[at] ?? null;
      this.#ages.set(id, minimumAge ?? 0);
      await this.#database.update(items).set({ minimumAge }).where(eq(items.id, id));
    }
  }
}
