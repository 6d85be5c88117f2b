import type { EventFromLogic } from 'xstate';
import type { deliveryTimeMachine } from '../../machines/delivery-time/delivery-time.machine.ts';
import type { DeliveryTimeView } from '../../machines/delivery-time/delivery-time.view.ts';
import type { receivingMachine } from '../../machines/receiving/receiving.machine.ts';
import type { ReceivingView } from '../../machines/receiving/receiving.view.ts';
import type { LaterFlow } from './flow.ts';

/** What can be said of when and how the order is wanted; what concerns both flows is told to both. */
export type WhenEvent = EventFromLogic<typeof deliveryTimeMachine> | Exclude<EventFromLogic<typeof receivingMachine>, { type: 'store.told' }>;

/** When the order is wanted, and how. */
export type WhenView = { readonly time: DeliveryTimeView; readonly way: ReceivingView };

/** The delivery time and the way of receiving as screens know them. */
export type WhenFlow = LaterFlow<WhenView, WhenEvent>;
