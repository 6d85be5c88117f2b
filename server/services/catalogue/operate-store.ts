import type { OperatorChange, OperatorRefusal, OperatorStore } from '#contract/operator.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { closesAt, isOpenAt } from '#domain/schedule/opening.ts';
import type { StoreRules } from '#domain/schedule/store-rules.ts';
import { timetableOf } from '#domain/schedule/timetable.ts';
import { whyNotAt } from '#domain/schedule/unavailable-reason.ts';
import type { Services } from '#server/call/services.ts';
import type { DemoClock } from '#server/call/demo-clock.ts';
import { fillSlot, slotsAfter, type SlotRow } from '#server/repositories/slots.ts';
import { changeItem, changeStore, findStore, menuOf, type StoreInPlace } from '#server/repositories/stores.ts';
import { rulesOf, usualRulesOf } from '../fulfilment/rules-of-store.ts';
import { slotRow } from '../fulfilment/slot-places.ts';

/** `clock` is null where the time can't be moved. */
type Operating = Pick<Services, 'database' | 'now'> & { readonly clock: DemoClock | null };

/** So many days of slots are listed. */
const DAYS = 2;

const isOpenBy = ({ store_time: week }: StoreRules, { city: { timezone } }: StoreInPlace, now: number) => isOpenAt(week, now, timezone);
const isClosedEarly = (place: StoreInPlace, now: number): boolean => rulesOf(place, now) !== usualRulesOf(place.store);

function slotsAhead(place: StoreInPlace, now: number, rows: readonly SlotRow[]): OperatorStore['slots'] {
  const rules = rulesOf(place, now);
  return [false, true].flatMap((isPickup) => {
    const timetable = timetableOf(rules, { now, timezone: place.city.timezone }, isPickup);
    if (!timetable.usesSlots) return [];
    return timetable.dates
      .slice(0, DAYS)
      .flatMap((date) => timetable.timesOn(date))
      .filter((time) => whyNotAt(timetable, { at: time.at, end: time.end }) === null)
      .map(({ at, end }) => {
        const { id, capacity, endTime } = slotRow(place, { isPickup, startsAt: at, endTime: end ?? '' });
        const taken = rows.find((row) => row.id === id)?.taken ?? 0;
        return { is_pickup: isPickup, starts_at: at, ends_at: endTime, taken, capacity };
      });
  });
}

export async function operatedStore({ database, now, clock }: Operating, storeId: string): Promise<OperatorStore | null> {
  const place = await findStore(database, storeId);
  if (!place) return null;
  const [menu, rows] = await Promise.all([menuOf(database, storeId), slotsAfter(database, [storeId], now())]);
  return {
    id: storeId,
    currency: place.city.currencySign,
    timezone: place.city.timezone,
    is_busy: place.store.busy,
    is_closed_early: isClosedEarly(place, now()),
    is_open: isOpenBy(usualRulesOf(place.store), place, now()),
    closes_at: closesAt(rulesOf(place, now()).store_time, now(), place.city.timezone),
    clock: clock && { now: now(), pace: clock.pageSettings()?.pace ?? 1 },
    items: menu.items.map(({ id, name, price, soldOut }) => ({ id, name, price: toMajor(price), is_sold_out: soldOut })),
    slots: slotsAhead(place, now(), rows),
  };
}

const QUARTER = 900_000;

/** @returns why it can't be moved there, or null */
function moveClock(clock: DemoClock, place: StoreInPlace, to: 'closing' | 'clock_change' | 'quarter'): OperatorRefusal | null {
  const now = clock.now();
  const { timezone } = place.city;
  const change = () => Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone).getTimeZoneTransition('next');
  const instant = {
    quarter: () => now + QUARTER,
    clock_change: () => change()?.epochMilliseconds ?? null,
    closing: () => closesAt(rulesOf(place, now).store_time, now, timezone),
  }[to]();
  if (instant === null) return to === 'closing' ? 'it is closed already' : 'its clock never changes';
  clock.moveTo(instant);
  return null;
}

/** Does what a store does beside its orders. @returns why it can't, or null */
export async function operateStore(
  { database, now, clock }: Operating,
  { store_id: storeId, change }: OperatorChange,
): Promise<OperatorRefusal | null> {
  const place = await findStore(database, storeId);
  if (!place) return 'there is no such store';
  const changeOf = async (itemId: string, to: Parameters<typeof changeItem>[2]) =>
    (await changeItem(database, { storeId, itemId }, to)) ? null : 'it is not on the menu';
  switch (change.is) {
    case 'clock':
      return clock ? moveClock(clock, place, change.to) : 'the time can’t be moved here';
    case 'busy':
      await changeStore(database, storeId, { busy: change.busy });
      return null;
    case 'closed':
      if (change.closed && !isOpenBy(usualRulesOf(place.store), place, now())) return 'it is closed already';
      await changeStore(database, storeId, { closedAt: change.closed ? now() : null });
      return null;
    case 'sold_out':
      return changeOf(change.item_id, { soldOut: change.sold_out });
    case 'price':
      return changeOf(change.item_id, { price: toMinor(change.price) });
    case 'slot': {
      const { is_pickup: isPickup, starts_at: startsAt, ends_at: endTime } = change;
      const isAhead = slotsAhead(place, now(), []).some(
        (slot) => slot.is_pickup === isPickup && slot.starts_at === startsAt && slot.ends_at === endTime,
      );
      if (!isAhead) return 'it has no such slot';
      await fillSlot(database, slotRow(place, { isPickup, startsAt, endTime }), change.full);
      return null;
    }
  }
}
