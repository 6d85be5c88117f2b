import type { DeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import type { ReceivingView } from '#machines/receiving/receiving.view.ts';
import type { WhenEvent as WhenMachineEvent } from '#machines/when/when.setup.ts';
import type { LazyFlow } from '../flow.ts';

/** What screens and answers say of when and how the order is wanted. */
export type WhenEvent = Exclude<WhenMachineEvent, { type: 'time.changed' | 'way.changed' | 'cart.told' }>;

/** When the order is wanted, and how. */
export type WhenView = { readonly time: DeliveryTimeView; readonly way: ReceivingView };

/** The delivery time and the way of receiving as screens know them. */
export type WhenFlow = LazyFlow<WhenView, WhenEvent>;

/** When and how as it is seen until the charts are loaded: as they would begin for who remembers nothing. */
export const FIRST_WHEN: WhenView = {
  time: {
    is: 'asap',
    choice: null,
    moment: null,
    store: null,
    isPickup: false,
    date: null,
    trouble: null,
    refusedAt: null,
    presetOf: null,
  },
  way: { isPickup: false, pickup: 'absent' },
};
