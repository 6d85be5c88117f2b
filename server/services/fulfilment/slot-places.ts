import type { FewPlaces } from '#contract/entities/schedule.ts';
import { FEW_PLACES } from '#contract/limits.ts';
import { timeAt } from '#domain/schedule/store-clock.ts';
import type { Database } from '#server/database/database.ts';
import type { FrozenOrder } from '#server/database/frozen-order.ts';
import { slotsAfter, slotsHeldFor, takePlace, type SlotRow } from '#server/repositories/slots.ts';
import type { Store, StoreInPlace } from '#server/repositories/stores.ts';
import { idFrom } from '#server/secrets/ids.ts';

const slotsOf = (store: Store, isPickup: boolean) => (isPickup ? store.pickupSlots : store.deliverySlots);

export const takesSlots = ({ deliverySlots, pickupSlots }: Store): boolean => deliverySlots !== null || pickupSlots !== null;

/** Which of some slots are this store's with few places left, or none. A place in a slot of `held` counts as left. */
export const fewPlacesAmong = (
  rows: readonly SlotRow[],
  { store }: Pick<StoreInPlace, 'store'>,
  held: readonly string[] = [],
): FewPlaces[] =>
  rows
    .filter(({ storeId }) => storeId === store.id)
    .flatMap(({ id, isPickup, startsAt, endTime, taken }) => {
      const left = Math.max(0, (slotsOf(store, isPickup)?.capacity ?? 0) - taken + (held.includes(id) ? 1 : 0));
      return left > FEW_PLACES ? [] : [{ is_pickup: isPickup, starts_at: startsAt, slot_end_time: endTime, left }];
    });

/** The slots of a store with few places left, or none. A place that this basket's own payment holds counts as left; '' is no basket. */
export async function fewPlacesOf(database: Database, place: StoreInPlace, now: number, cartId: string): Promise<FewPlaces[]> {
  if (!takesSlots(place.store)) return [];
  const [rows, held] = await Promise.all([
    slotsAfter(database, [place.store.id], now),
    cartId === '' ? Promise.resolve<string[]>([]) : slotsHeldFor(database, cartId),
  ]);
  return fewPlacesAmong(rows, place, held);
}

export const slotRow = (
  { store, city }: StoreInPlace,
  { isPickup, startsAt, endTime }: Pick<SlotRow, 'isPickup' | 'startsAt' | 'endTime'>,
): Omit<SlotRow, 'taken'> => ({
  id: idFrom('slot', store.id, isPickup ? 'pickup' : 'delivery', String(startsAt), timeAt(startsAt, city.timezone), endTime),
  storeId: store.id,
  isPickup,
  startsAt,
  endTime,
  capacity: slotsOf(store, isPickup)?.capacity ?? 0,
});

/**
 * Keeps a place in the slot that an order was frozen for, until its payment is opened again or its order ends without
 * success. An order without a slot needs none.
 * @returns false when the last place is somebody else's
 */
export async function keepPlace(database: Database, place: StoreInPlace, orderPaymentId: string, order: FrozenOrder): Promise<boolean> {
  const { isPickup, startAt, slotEnd } = order;
  if (startAt === 0 || !slotsOf(place.store, isPickup) || slotEnd === null) return true;
  return takePlace(database, slotRow(place, { isPickup, startsAt: startAt, endTime: slotEnd }), orderPaymentId);
}
