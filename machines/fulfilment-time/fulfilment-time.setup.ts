import { assign, sendTo, setup } from 'xstate';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import type { Moment } from '#domain/schedule/store-clock.ts';
import { deliveryTimeMachine } from '../delivery-time/delivery-time.machine.ts';
import type { DeliveryTimeEmitted } from '../delivery-time/delivery-time.setup.ts';
import type { StoreOffer } from '../delivery-time/store-offer.ts';
import { forwardEmitted } from '#statecharts/forward-emitted.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { callbackPort } from '#statecharts/port.ts';
import { fulfilmentMachine, type FulfilmentEmitted } from '../fulfilment/fulfilment.machine.ts';

export type FulfilmentTimeContext = {
  readonly remembered: { readonly choice: ScheduledTime | null; readonly presetOf: string | null };
  readonly offeredBy: string | null;
  readonly presetOf: string | null;
  /** The basket's store, null for none; undefined is not plain, so whether it is known stands beside it. */
  readonly basketOf: string | null;
  readonly isBasketKnown: boolean;
  readonly isPickup: boolean;
};

export type FulfilmentTimeEvent =
  | { type: 'schedule.asked' }
  | { type: 'list.closed' }
  | { type: 'asap.chosen' }
  | { type: 'date.picked'; date: string }
  | { type: 'time.picked'; time: ScheduledTime }
  | { type: 'pickup.chosen' }
  | { type: 'delivery.chosen' }
  | { type: 'store.updated'; store: StoreOffer; moment: Moment }
  | { type: 'store.left' }
  | { type: 'order.placed' }
  | { type: 'customer.left' }
  | { type: 'time.updated'; moment: Moment }
  | { type: 'cart.updated'; storeId: string | null }
  | DeliveryTimeEmitted
  | FulfilmentEmitted;

const goesBy = ({ offeredBy, presetOf }: FulfilmentTimeContext): string | null => offeredBy ?? presetOf;

export const fulfilmentTime = setup({
  types: {} as ChartTypes & {
    input: FulfilmentTimeContext['remembered'];
    context: FulfilmentTimeContext;
    events: FulfilmentTimeEvent;
    children: { forwardEmitted: 'forwardEmitted'; time: 'time'; way: 'way'; clock: 'clock'; basket: 'basket'; memory: 'memory' };
    tags: 'blocked';
  },
  actors: {
    forwardEmitted,
    time: deliveryTimeMachine,
    way: fulfilmentMachine,
    clock: callbackPort('clock'),
    basket: callbackPort('basket'),
    memory: callbackPort<undefined, DeliveryTimeEmitted>('memory'),
  },
  guards: {
    'it is the basket’s store': ({ context, event }) =>
      event.type === 'store.updated' && (!context.isBasketKnown || context.basketOf === event.store.id),
    'the store that it goes by is left': ({ context, event }) =>
      event.type === 'cart.updated' && goesBy(context) !== null && goesBy(context) !== event.storeId,
    'the way is another one': ({ context, event }) => event.type === 'way.changed' && event.isPickup !== context.isPickup,
  },
  actions: {
    'keep whose basket it is': assign(({ event }) =>
      event.type === 'cart.updated' ? { basketOf: event.storeId, isBasketKnown: true } : {},
    ),
    'keep whose offer it is': assign(({ event }) => (event.type === 'store.updated' ? { offeredBy: event.store.id } : {})),
    'keep whose preset it is': assign(({ event }) => (event.type === 'time.changed' ? { presetOf: event.presetOf } : {})),
    'keep the way': assign(({ event }) => (event.type === 'way.changed' ? { isPickup: event.isPickup } : {})),
    'forget the store': assign({ offeredBy: null }),
    'tell the time': sendTo(
      'time',
      ({ event }) =>
        event as Extract<
          FulfilmentTimeEvent,
          {
            type: 'schedule.asked' | 'list.closed' | 'asap.chosen' | 'date.picked' | 'time.picked' | 'time.updated' | 'store.updated';
          }
        >,
    ),
    'tell the time of the way': sendTo('time', ({ event }) => ({ type: 'way.updated', isPickup: (event as FulfilmentEmitted).isPickup })),
    'tell the way': sendTo('way', ({ event }) => event as Extract<FulfilmentTimeEvent, { type: 'pickup.chosen' | 'delivery.chosen' }>),
    'tell the way of the store': sendTo('way', ({ event }) => {
      const { store, moment } = event as Extract<FulfilmentTimeEvent, { type: 'store.updated' }>;
      return { type: 'store.updated', rules: store.rules, moment };
    }),
    'leave the store: way': sendTo('way', { type: 'store.left' }),
    'leave the store: time': sendTo('time', { type: 'store.left' }),
    'begin afresh: way': sendTo('way', { type: 'order.placed' }),
    'begin afresh: time': sendTo('time', { type: 'order.placed' }),
    'remember the time': sendTo('memory', ({ event }) => event as DeliveryTimeEmitted),
  },
});
