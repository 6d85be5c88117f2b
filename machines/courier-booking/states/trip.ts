import type { OrderAddress } from '#contract/entities/order-address.ts';
import { booking } from '../courier-booking.setup.ts';

export const trip = booking.createStateConfig({
  description: 'What the way costs in each vehicle, as soon as both addresses stand.',
  meta: { title: 'Way and vehicles', section: '2.2.1' },
  initial: 'deciding',
  on: {
    'address.changed': {
      target: '.deciding',
      actions: ['keep the address', 'remember it', 'forget the list', 'say that the way changed'],
      description: 'Couriers come there: the way is another one.',
    },
    'ends.swapped': {
      target: '.deciding',
      actions: ['swap the ends', 'remember it', 'forget the list', 'say that the way changed'],
      description: 'Both ends change places, each with whoever is met there.',
    },
    'language.changed': { target: '.deciding', description: 'Vehicles are told of in the customer’s language.' },
    'list.outdated': { target: '.deciding', description: 'A vehicle is gone, or costs something else.' },
    'list.wanted': { target: '.deciding', description: 'The customer asks again.' },
  },
  states: {
    deciding: {
      description: 'Decides whether there is a way.',
      meta: { title: 'Is there a way?' },
      always: [
        { guard: 'it goes from one address to another', target: 'asking' },
        { target: 'unknown', meta: { label: 'An address is missing' } },
      ],
    },
    unknown: { description: 'An address is missing.', meta: { title: 'No way yet', section: '2.2.1' } },
    asking: {
      description: 'The server reckons the way and what it costs in each vehicle.',
      tags: 'busy',
      meta: { title: 'Asking for vehicles', section: '2.7' },
      invoke: {
        id: 'listVehicles',
        src: 'listVehicles',
        input: ({ context: { draft } }) => ({
          pickup: draft.pickup.address as OrderAddress,
          dropOff: draft.dropOff.address as OrderAddress,
        }),
        onDone: [
          {
            guard: { type: 'the chosen vehicle is not among them', params: ({ event }) => ({ listed: event.output }) },
            target: 'known',
            actions: [
              { type: 'keep the list', params: ({ event }) => ({ listed: event.output }) },
              'remember it',
              'say that the vehicle is gone',
            ],
          },
          {
            guard: { type: 'it came', params: ({ event }) => ({ outcome: event.output }) },
            target: 'known',
            actions: [{ type: 'keep the list', params: ({ event }) => ({ listed: event.output }) }, 'remember it'],
          },
          {
            target: 'unavailable',
            actions: { type: 'keep why none are listed', params: ({ event }) => ({ listed: event.output }) },
            meta: { label: 'No vehicles', cause: 'failure' },
          },
        ],
      },
    },
    known: { description: 'Way, vehicles and their prices are known.', tags: 'good', meta: { title: 'Vehicles', section: '2.2.1' } },
    unavailable: {
      description: 'No vehicle is told of; why is said, and it can be asked again.',
      tags: 'blocked',
      meta: { title: 'No vehicles told', section: '2.8' },
    },
  },
});
