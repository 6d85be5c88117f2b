import { assign, emit, setup } from 'xstate';
import { availabilityOf, type Availability, type StoreRules } from '#domain/schedule/store-rules.ts';
import type { Moment } from '#domain/schedule/store-clock.ts';
import type { ChartTypes } from '#statecharts/model.ts';

type Context = { readonly offer: Availability | null };
type StoreUpdate = { readonly rules: StoreRules; readonly moment: Moment };
export type FulfilmentEvent =
  | ({ type: 'store.updated' } & StoreUpdate)
  | { type: 'store.left' }
  | { type: 'pickup.chosen' }
  | { type: 'delivery.chosen' }
  | { type: 'order.placed' };

export type FulfilmentEmitted = { type: 'way.changed'; isPickup: boolean };

const offered = ({ rules, moment }: StoreUpdate): Availability => availabilityOf(rules, moment);
export const canPickUp = (offer: Availability | null): boolean => offer !== null && (offer.asapPickup || offer.scheduledPickup);

const fulfilment = setup({
  types: {} as ChartTypes & { context: Context; events: FulfilmentEvent; emitted: FulfilmentEmitted; tags: 'blocked' },
  guards: {
    'the store only hands over': ({ event }) => event.type === 'store.updated' && offered(event).ways === 'pickupOnly',
    'the store only delivers': ({ event }) =>
      event.type === 'store.updated' && (offered(event).ways === 'deliveryOnly' || offered(event).ways === 'none'),
    'pickup is offered': ({ context }) => canPickUp(context.offer),
  },
  actions: {
    'keep the offer': assign({ offer: ({ context, event }) => (event.type === 'store.updated' ? offered(event) : context.offer) }),
    'forget the store': assign({ offer: null }),
    'tell that it is brought': emit({ type: 'way.changed', isPickup: false }),
    'tell that it is collected': emit({ type: 'way.changed', isPickup: true }),
  },
});

const onlyPickup = { guard: 'the store only hands over', target: 'onlyPickup', actions: 'keep the offer' } as const;
const onlyDelivery = { guard: 'the store only delivers', target: 'onlyDelivery', actions: 'keep the offer' } as const;
const keep = { actions: 'keep the offer' } as const;
const leave = { target: 'delivery', actions: 'forget the store' } as const;

/** Delivery or pickup, as far as the store leaves the choice (specification 1, section 4, Availability flags). */
export const fulfilmentMachine = fulfilment.createMachine({
  id: 'fulfilment',
  description: 'Knows whether the order is brought or collected.',
  context: { offer: null },
  initial: 'delivery',
  on: {
    'order.placed': { target: '.delivery', actions: 'forget the store', description: 'The next order begins afresh.' },
    'store.left': { ...leave, target: '.delivery' },
  },
  states: {
    delivery: {
      description: 'The order is brought.',
      meta: { title: 'Delivery', section: '1.4' },
      entry: 'tell that it is brought',
      on: { 'store.updated': [onlyPickup, onlyDelivery, keep], 'pickup.chosen': { guard: 'pickup is offered', target: 'pickup' } },
    },
    pickup: {
      description: 'The customer comes for the order.',
      meta: { title: 'Pickup', section: '1.4' },
      entry: 'tell that it is collected',
      on: { 'store.updated': [onlyPickup, onlyDelivery, keep], 'delivery.chosen': 'delivery' },
    },
    onlyPickup: {
      description: 'The store does not deliver: pickup is on, and can’t be turned off.',
      meta: { title: 'Pickup only', section: '1.4' },
      entry: 'tell that it is collected',
      on: {
        'store.updated': [
          { guard: 'the store only hands over', actions: 'keep the offer' },
          onlyDelivery,
          { target: 'delivery', actions: 'keep the offer', meta: { label: 'Another store, both ways' } },
        ],
      },
    },
    onlyDelivery: {
      description: 'The store hands nothing over: there is no pickup to choose.',
      meta: { title: 'Delivery only', section: '1.4' },
      entry: 'tell that it is brought',
      on: {
        'store.updated': [
          { guard: 'the store only delivers', actions: 'keep the offer' },
          onlyPickup,
          { target: 'delivery', actions: 'keep the offer', meta: { label: 'Another store, both ways' } },
        ],
      },
    },
  },
});
