import type { DeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import type { FulfilmentView } from '#machines/fulfilment/fulfilment.view.ts';
import type { FulfilmentTimeEvent as FulfilmentTimeMachineEvent } from '#machines/fulfilment-time/fulfilment-time.setup.ts';
import type { LazyFlow } from '../flow.ts';

export type FulfilmentTimeEvent = Exclude<FulfilmentTimeMachineEvent, { type: 'time.changed' | 'way.changed' | 'cart.updated' }>;

export type FulfilmentTimeView = { readonly time: DeliveryTimeView; readonly way: FulfilmentView };

export type FulfilmentTimeFlow = LazyFlow<FulfilmentTimeView, FulfilmentTimeEvent>;

/** The view until the charts are loaded: as they would begin for who remembers nothing. */
export const FIRST_WHEN: FulfilmentTimeView = {
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
