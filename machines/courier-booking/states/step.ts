import { booking } from '../courier-booking.setup.ts';
import { handedOver } from './handed-over.ts';
import { payment } from './payment.ts';
import { pricing, saving } from './pricing.ts';

export const step = booking.createStateConfig({
  description: 'How far the booking is; the page’s address says the same.',
  meta: { title: 'Step', section: '2.4' },
  initial: 'deciding',
  on: { 'order.made': '.placed' },
  states: {
    deciding: {
      description: 'Decides where a page that was opened or reloaded goes on.',
      meta: { title: 'Where does it go on?' },
      always: [
        { guard: 'everything is there, and the payment is wanted', target: 'saving', actions: 'forget the step that was wanted' },
        { target: 'addresses', actions: 'forget the step that was wanted', meta: { label: 'With the addresses' } },
      ],
    },
    addresses: {
      description: 'The customer says where it is picked up, where it goes, in what it is carried and who is met there.',
      meta: { title: 'Parcel', section: '2.2.1' },
      entry: { type: 'show the step', params: { step: 'addresses' } },
      on: {
        'field.typed': { actions: ['keep what is typed', 'remember it'], description: 'Kept with every letter.' },
        'field.left': { actions: 'note the field that was left', description: 'From now on it says what is wrong with it.' },
        'payer.chosen': { actions: ['keep the payer', 'remember it'], description: 'Who hands over the money.' },
        'vehicle.picked': {
          guard: 'it is offered',
          actions: ['keep the vehicle', 'remember it', 'forget the failure'],
          description: 'Each stands there with the price of this way.',
        },
        'failure.read': { actions: 'forget the failure', description: 'The message is dealt with.' },
        'details.confirmed': [
          {
            guard: 'everything is there',
            target: 'saving',
            actions: ['note the try', 'take the vehicle as it is now', 'forget the price', 'forget the failure'],
          },
          {
            actions: 'note the try',
            description: 'What is missing is said, the first of it gets the focus.',
            meta: { label: 'Something is missing' },
          },
        ],
        'step.updated': { guard: 'the payment is wanted, and everything is there', target: 'saving', description: 'Forward again.' },
      },
    },
    saving,
    pricing,
    unpriced: {
      description: 'There is no price; the reason is shown with what to do next.',
      tags: 'blocked',
      meta: { title: 'No price', section: '2.8' },
      entry: [{ type: 'show the step', params: { step: 'payment' } }, 'end the last look'],
      on: {
        'retry.asked': { target: 'saving', actions: 'forget the failure' },
        'trip.reconsidered': { target: 'addresses', actions: 'forget the failure' },
        'trip.changed': 'addresses',
        'vehicle.gone': 'addresses',
        'step.updated': {
          guard: 'the addresses are wanted',
          target: 'addresses',
          actions: 'forget the failure',
          description: 'Back.',
        },
      },
    },
    payment,
    handedOver,
    placed: {
      description: 'The order exists: the page leaves for the thank-you.',
      tags: 'good',
      meta: { title: 'Order placed', section: '2.4' },
    },
  },
});
