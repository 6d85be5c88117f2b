import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { items } from '#server/database/schema/stores.ts';
import type { Dish } from './stores.ts';

type Prices = ReadonlyMap<string, number>;
const RISE = 100;

/** What the dishes of a store cost during a run, centimes, and what they cost before. */
export class MenuPrices {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #found: Prices;
  readonly #known: { readonly from: number; readonly prices: Prices }[];

  constructor(database: Database, now: () => number, dishes: readonly Dish[]) {
    this.#database = database;
    this.#now = now;
    this.#found = new Map(dishes.map(({ id, price }) => [id, price]));
    this.#known = [{ from: 0, prices: this.#found }];
  }

  /** Every dish costs a franc more from now on. */
  async rise(): Promise<void> {
    const prices = new Map([...(this.#known.at(-1)?.prices ?? this.#found)].map(([id, price]) => [id, price + RISE]));
    this.#known.push({ from: this.#now(), prices });
    await this.#write(prices);
  }

  /** What a dish may have cost at an instant, centimes: two prices where it changed in that very moment. */
  at(dishId: string, instant: number): readonly number[] {
    const current = this.#known.findLast(({ from }) => from < instant);
    return [current, ...this.#known.filter(({ from }) => from === instant)].flatMap((known) => known?.prices.get(dishId) ?? []);
  }

  async end(): Promise<void> {
    if (this.#known.length > 1) await this.#write(this.#found);
  }

  async #write(prices: Prices): Promise<void> {
    for (const [id, price] of prices) await this.#database.update(items).set({ price }).where(eq(items.id, id));
  }
}
