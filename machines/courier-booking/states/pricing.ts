import type { ParcelWay } from '#domain/parcel/parcel-draft.ts';
import { booking } from '../courier-booking.setup.ts';
import { wayOf } from '../booking-facts.ts';

const back = {
  'trip.changed': 'addresses',
  'vehicle.gone': 'addresses',
  'trip.reconsidered': 'addresses',
  'step.updated': { guard: 'the addresses are wanted', target: 'addresses', description: 'Back.' },
} as const;

export const saving = booking.createStateConfig({
  description: 'Addresses and contacts are kept on the server, in the parcel’s own cart.',
  tags: 'busy',
  meta: { title: 'Keeping the parcel', section: '2.7' },
  entry: { type: 'show the step', params: { step: 'payment' } },
  invoke: {
    id: 'saveCart',
    src: 'saveCart',
    input: ({ context }) => wayOf(context) as ParcelWay,
    onDone: [
      {
        guard: { type: 'it came', params: ({ event }) => ({ outcome: event.output }) },
        target: 'pricing',
        actions: { type: 'keep the cart', params: ({ event }) => ({ saved: event.output }) },
      },
      {
        guard: { type: 'the trip is refused', params: ({ event }) => ({ outcome: event.output }) },
        target: 'addresses',
        actions: ['note the try', { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) }],
        meta: { cause: 'failure' },
      },
      {
        target: 'unpriced',
        actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) },
        meta: { label: 'Not kept', cause: 'failure' },
      },
    ],
  },
  on: back,
});

export const pricing = booking.createStateConfig({
  description: 'The server reckons what this way costs in this vehicle.',
  tags: 'busy',
  meta: { title: 'Pricing the way', section: '2.7' },
  invoke: {
    id: 'getInvoice',
    src: 'getInvoice',
    input: ({ context }) => ({ vehicleId: context.draft.vehicleId ?? '', list: context.list }),
    onDone: [
      {
        guard: { type: 'it came', params: ({ event }) => ({ outcome: event.output }) },
        target: 'payment',
        actions: { type: 'keep the price', params: ({ event }) => ({ priced: event.output }) },
      },
      {
        guard: { type: 'the vehicle is gone', params: ({ event }) => ({ outcome: event.output }) },
        target: 'addresses',
        actions: [
          'end the last look',
          { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) },
          'forget the vehicle',
          'remember it',
          'have the vehicles listed anew',
        ],
        meta: { cause: 'failure' },
      },
      {
        guard: { type: 'the trip is refused', params: ({ event }) => ({ outcome: event.output }) },
        target: 'addresses',
        actions: ['end the last look', { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) }],
        meta: { cause: 'failure' },
      },
      {
        target: 'unpriced',
        actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) },
        meta: { label: 'No price', cause: 'failure' },
      },
    ],
  },
  on: {
    ...back,
    'price.outdated': { target: 'pricing', reenter: true, description: 'Asked again: the newest answer wins.' },
    'order.begun': { target: 'payment.underWay', description: 'It is paid at the price that stood beside the button, or refused.' },
  },
});
