import type { StoreDetail } from '#contract/entities/store.ts';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import type { Moment } from '#domain/schedule/store-clock.ts';
import { timesInstead } from '#domain/schedule/time-choices.ts';
import type { DeliveryTimeView } from './delivery-time.view.ts';
import { offerOf } from './store-offer.ts';

/** What a store offers in place of a time that it does not take (`at`, null for now), delivered where it delivers unless `isPickup` says otherwise. */
export function timesOffered(
  store: StoreDetail,
  moment: Moment,
  at: number | null,
  isPickup = !store.is_provide_delivery,
): readonly ScheduledTime[] {
  const { rules, few } = offerOf(store);
  return timesInstead(rules, moment, isPickup, few, at);
}

/** Whether a time of a store can be taken now: while the basket is another store's, times go by that one's rules. */
export const goesByStore = ({ store }: DeliveryTimeView, storeId: string): boolean => store === null || store.id === storeId;
