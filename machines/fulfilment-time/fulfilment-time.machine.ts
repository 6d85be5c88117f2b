import { fulfilmentTime } from './fulfilment-time.setup.ts';

const broken = (label: string) => ({ target: 'broken', meta: { label, cause: 'failure' } }) as const;
const leaveStore = ['leave the store: way', 'leave the store: time', 'forget the store', 'remember the pickup'] as const;
const beginAfresh = ['begin afresh: way', 'begin afresh: time', 'forget the store', 'remember the pickup'] as const;
const takeOffer = ['keep whose offer it is', 'tell the way of the store', 'tell the time'] as const;
const toTime = { actions: 'tell the time' } as const;
const toWay = { actions: 'tell the way' } as const;

/** When and how an order is wanted (specification 1, section 4): the delivery time and the way of receiving, and what passes between them. */
export const fulfilmentTimeMachine = fulfilmentTime.createMachine({
  id: 'fulfilmentTime',
  description: 'Joins delivery time and way of receiving, and lets both go by the store whose the basket is.',
  context: ({ input }) => ({
    remembered: input,
    offeredBy: null,
    presetOf: input.presetOf,
    basketOf: null,
    isBasketKnown: false,
    isPickup: false,
    pickupOf: input.pickupOf,
  }),
  initial: 'open',
  states: {
    open: {
      description: 'Time and way stand side by side; what is said of the store is said to both.',
      meta: { title: 'When and how', section: '1.4' },
      invoke: [
        { id: 'forwardEmitted', src: 'forwardEmitted', input: ({ self }) => self, onError: broken('Nothing is passed on') },
        {
          id: 'time',
          src: 'time',
          input: ({ context: { remembered } }) => ({ remembered: remembered.choice, presetOf: remembered.presetOf }),
          onError: broken('Time broke'),
        },
        { id: 'way', src: 'way', onError: broken('Way broke') },
        { id: 'memory', src: 'memory', onError: broken('Nothing is kept') },
        { id: 'clock', src: 'clock', onError: broken('Clock unheard') },
        { id: 'basket', src: 'basket', onError: broken('Basket unheard') },
      ],
      on: {
        'schedule.asked': toTime,
        'list.closed': toTime,
        'asap.chosen': { ...toTime, meta: { label: 'As soon as possible chosen' } },
        'date.picked': toTime,
        'time.picked': toTime,
        'time.updated': toTime,
        'pickup.chosen': toWay,
        'delivery.chosen': toWay,
        'store.updated': [
          {
            guard: 'it is the basket’s store, to be collected',
            actions: [...takeOffer, 'collect again'],
            description: 'An order that was to be collected still is after a reload, where the store offers it.',
          },
          {
            guard: 'it is the basket’s store',
            actions: takeOffer,
            description: 'A store’s rules count as long as the basket is that store’s.',
          },
        ],
        'store.left': { actions: leaveStore, description: 'The store is left: its rules and its preset go with it.' },
        'cart.updated': [
          {
            guard: 'the store that it goes by is left',
            actions: ['keep whose basket it is', ...leaveStore],
            description: 'Another store’s basket: what the store before presets is given back.',
          },
          {
            guard: 'another store’s pickup is remembered',
            actions: ['keep whose basket it is', 'forget the pickup', 'remember the pickup'],
            description: 'Nobody collects at the store of a basket before.',
          },
          { actions: 'keep whose basket it is', meta: { label: 'Same store, or none went before' } },
        ],
        'way.changed': {
          guard: 'the way is another one',
          actions: ['keep the way', 'tell the time of the way', 'remember the pickup'],
          description: 'A time may be had for delivery and not for pickup; a pickup outlives a reload.',
        },
        'time.changed': {
          actions: ['keep whose preset it is', 'remember the time'],
          description: 'The time outlives a reload, with whose it is.',
        },
        'order.placed': {
          actions: beginAfresh,
          description: 'The next order begins afresh.',
        },
        'customer.left': { actions: beginAfresh, description: 'When one customer wants it is not when the next one does.' },
      },
    },
    broken: {
      type: 'final',
      description: 'Something in the page broke: time and way stay as they were seen last.',
      tags: 'blocked',
      meta: { title: 'Something broke', section: '1.4' },
    },
  },
});
