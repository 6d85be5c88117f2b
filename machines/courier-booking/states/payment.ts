import { booking } from '../courier-booking.setup.ts';

const leave = ['give the last look up', 'forget the failure'] as const;

export const payment = booking.createStateConfig({
  description: 'What it costs stands there, and it can be paid.',
  meta: { title: 'Payment', section: '2.2.1' },
  initial: 'resting',
  states: {
    resting: {
      description: 'Way, vehicle, pictures and price are read once more; nothing is under way.',
      tags: 'good',
      meta: { title: 'Price is shown', section: '2.2.1' },
      entry: [{ type: 'show the step', params: { step: 'payment' } }, 'show the price to who looks', 'tell the code of it'],
      on: {
        'payment.wanted': { guard: 'all pictures are ready', actions: 'have the last look', description: 'The payment’s dialog opens.' },
        'price.outdated': {
          target: '#courierBooking.open.step.pricing',
          description: 'A code was put on or taken off, or it was not ordered.',
        },
        'order.begun': 'underWay',
        'trip.reconsidered': { target: '#courierBooking.open.step.addresses', actions: leave },
        'vehicle.gone': { target: '#courierBooking.open.step.addresses', actions: leave },
        'trip.changed': { target: '#courierBooking.open.step.addresses', actions: leave },
        'step.updated': {
          guard: 'the addresses are wanted',
          target: '#courierBooking.open.step.addresses',
          actions: leave,
          description: 'Back.',
        },
      },
    },
    underWay: {
      description: 'It is paid and made as it was confirmed, whatever happens around it.',
      tags: 'money',
      meta: { title: 'Order under way', section: '2.4' },
      on: {
        'customer.updated': [
          { guard: 'it is the same customer', actions: 'keep who it is', description: 'Name and phone are what the account says now.' },
          {
            target: '#courierBooking.open.step.handedOver',
            actions: 'note who is here',
            description: 'It goes on as it was confirmed, and nobody else sees anything of it.',
            meta: { label: 'Somebody else, or nobody' },
          },
        ],
        'order.rests': [
          {
            guard: 'a vehicle is chosen',
            target: '#courierBooking.open.step.pricing',
            description: 'It was not made: what it costs now is asked.',
          },
          { target: '#courierBooking.open.step.addresses', meta: { label: 'Not made, and the vehicle is gone' } },
        ],
      },
    },
  },
});
