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
  readonly remembered: { readonly choice: ScheduledTime | null; readonly presetOf: string | null; readonly pickupOf: string | null };
  readonly offeredBy: string | null;
  readonly presetOf: string | null;
  /** The basket's store, null for none; undefined is not plain, so whether it is known stands beside it. */
  readonly basketOf: string | null;
  readonly isBasketKnown: boolean;
  readonly isPickup: boolean;
  /** The store whose order is to be collected; null: it is brought. Before its offer is known, what is remembered of it. */
  readonly pickupOf: string | null;
};

export type Remembered = DeliveryTimeEmitted | { readonly type: 'pickup.changed'; readonly pickupOf: string | null };

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

const isOfBasket = ({ isBasketKnown, basketOf }: FulfilmentTimeContext, event: FulfilmentTimeEvent): boolean =>
  event.type === 'store.updated' && (!isBasketKnown || basketOf === event.store.id);

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
    memory: callbackPort<undefined, Remembered>('memory'),
  },
  guards: {
    'it is the basket’s store': ({ context, event }) => isOfBasket(context, event),
    'it is the basket’s store, to be collected': ({ context, event }) =>
      event.type === 'store.updated' && isOfBasket(context, event) && context.pickupOf === event.store.id && !context.isPickup,
    'the store that it goes by is left': ({ context, event }) =>
      event.type === 'cart.updated' && goesBy(context) !== null && goesBy(context) !== event.storeId,
    'another store’s pickup is remembered': ({ context, event }) =>
      event.type === 'cart.updated' && context.pickupOf !== null && context.pickupOf !== event.storeId,
    'the way is another one': ({ context, event }) => event.type === 'way.changed' && event.isPickup !== context.isPickup,
  },
  actions: {
    'keep whose basket it is': assign(({ event }) =>
      event.type === 'cart.updated' ? { basketOf: event.storeId, isBasketKnown: true } : {},
    ),
    'forget the pickup': assign({ pickupOf: null }),
    'keep whose offer it is': assign(({ event }) => (event.type === 'store.updated' ? { offeredBy: event.store.id } : {})),
    'keep whose preset it is': assign(({ event }) => (event.type === 'time.changed' ? { presetOf: event.presetOf } : {})),
    'keep the way': assign(({ context, event }) =>
      event.type === 'way.changed' ? { isPickup: event.isPickup, pickupOf: event.isPickup ? context.offeredBy : null } : {},
    ),
    'forget the store': assign({ offeredBy: null, pickupOf: null }),
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
    'collect again': sendTo('way', { type: 'pickup.chosen' }),
    'remember the time': sendTo('memory', ({ event }) => event as DeliveryTimeEmitted),
    'remember the pickup': sendTo('memory', ({ context: { pickupOf } }) => ({ type: 'pickup.changed', pickupOf })),
  },
});
