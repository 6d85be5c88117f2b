import { promisedTimes } from '#domain/pricing/estimate.ts';
import { slotsOn, type Slot } from '#domain/schedule/slots.ts';
import { dateAt } from '#domain/schedule/store-clock.ts';
import type { StoreInPlace } from '#server/repositories/stores.ts';
import type { FulfilmentDetails } from './fulfilment.ts';
import { usualRulesOf } from './rules-of-store.ts';

/** The slot that a receiving means; null where the store has none, or the time is none of them. */
function slotOf(place: StoreInPlace, { isPickup, startAt, slotStart, slotEnd }: FulfilmentDetails): Slot | null {
  const rules = usualRulesOf(place.store);
  const { timezone } = place.city;
  if (!(isPickup ? rules.is_use_pickup_slots : rules.is_use_pre_delivery_slots)) return null;
  const slots = slotsOn(isPickup ? rules.pickup_slot_time : rules.slot_time, dateAt(startAt, timezone).toString(), timezone);
  return (
    slots.find(
      (slot) => slot.at === startAt && (slotEnd === null || slot.end === slotEnd) && (slotStart === null || slot.start === slotStart),
    ) ?? null
  );
}

/** When a scheduled order is promised: from when, at the latest, and the end of its slot; all absent for as soon as possible. */
export function promiseOf(
  place: StoreInPlace,
  fulfilment: FulfilmentDetails,
): { startAt: number; latestAt: number; slotEnd: string | null } {
  if (!fulfilment.isScheduled) return { startAt: 0, latestAt: 0, slotEnd: null };
  const slot = slotOf(place, fulfilment);
  const { about, atTheLatest } = promisedTimes(fulfilment.startAt, slot?.until ?? null, fulfilment.isPickup);
  return { startAt: about, latestAt: atTheLatest, slotEnd: slot?.end ?? null };
}
