import { eq } from 'drizzle-orm';
import { tripPrice } from '#domain/parcel/tariff.ts';
import type { Database } from '#server/database/database.ts';
import { cities, vehicles } from '#server/database/schema/cities.ts';
import { GENEVA } from '../server/parcel.ts';

const RISE = 100;

/** What carrying a parcel costs during a run, over the way that the vehicles were listed for, and whether any vehicle goes. */
export class ParcelTariff {
  readonly #database: Database;
  readonly #now: () => number;
  /** By how much the base is above what it was, centimes, and from when. */
  readonly #known: { readonly from: number; readonly above: number }[] = [{ from: 0, above: 0 }];

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Every parcel costs a franc more from now on, before its vehicle. */
  async rise(): Promise<void> {
    const above = (this.#known.at(-1)?.above ?? 0) + RISE;
    this.#known.push({ from: this.#now(), above });
    await this.#add(RISE);
  }

  /** What a way in a vehicle may have cost at an instant before taxes, centimes: two prices where it changed in that very moment. */
  async at(way: { readonly metres: number; readonly minutes: number }, vehicleId: string, instant: number): Promise<readonly number[]> {
    const [city] = await this.#database.select().from(cities).where(eq(cities.id, GENEVA));
    const [vehicle] = await this.#database.select().from(vehicles).where(eq(vehicles.id, vehicleId));
    const tariff = city?.parcelTariff;
    if (!tariff || !vehicle) return [];
    const now = this.#known.at(-1)?.above ?? 0;
    return [this.#known.findLast(({ from }) => from < instant), ...this.#known.filter(({ from }) => from === instant)].flatMap((known) =>
      known ? tripPrice({ ...tariff, base: tariff.base - now + known.above }, vehicle, way) : [],
    );
  }

  /** No vehicle goes any more. Gives the way back. */
  async takeVehiclesAway(): Promise<() => Promise<void>> {
    const set = async (open: boolean) => {
      await this.#database.update(vehicles).set({ open }).where(eq(vehicles.cityId, GENEVA));
    };
    const before = await this.#database.select().from(vehicles).where(eq(vehicles.cityId, GENEVA));
    await set(false);
    return async () => {
      for (const { id, open } of before) await this.#database.update(vehicles).set({ open }).where(eq(vehicles.id, id));
    };
  }

  async end(): Promise<void> {
    const above = this.#known.at(-1)?.above ?? 0;
    if (above > 0) await this.#add(-above);
  }

  async #add(amount: number): Promise<void> {
    const [city] = await this.#database.select().from(cities).where(eq(cities.id, GENEVA));
    if (!city?.parcelTariff) throw new Error('The city carries no parcels');
    const parcelTariff = { ...city.parcelTariff, base: city.parcelTariff.base + amount };
    await this.#database.update(cities).set({ parcelTariff }).where(eq(cities.id, GENEVA));
  }
}
