import { booking } from './courier-booking.setup.ts';
import { bookingOf } from './booking-facts.ts';
import { followCustomer } from './states/follow-customer.ts';
import { open } from './states/open.ts';

/**
 * Sending a parcel (specification 2, sections 2.1 and 4): addresses, vehicle, price, payment, order. Its cart is its own;
 * promo, payment and order are the same flows as a basket's.
 */
export const courierBookingMachine = booking.createMachine({
  id: 'courierBooking',
  description: 'Books a courier for a parcel, and joins the flows that it takes.',
  context: ({ input }) => ({
    ...bookingOf(input),
    wantedStep: input.step,
    againOf: input.againOf,
  }),
  initial: 'waking',
  states: {
    waking: {
      description: 'Decides whether somebody is here to book, and whether an order of before is sent once more.',
      meta: { title: 'Who books, and what?' },
      always: [
        { guard: 'nobody is signed in', target: 'nobody' },
        { guard: 'an earlier order is to be sent again', target: 'recalling' },
        { target: 'open', meta: { label: 'A parcel of its own' } },
      ],
    },
    recalling: {
      description: 'Addresses, contacts and vehicle of the earlier order are asked for.',
      tags: 'busy',
      meta: { title: 'Looking for the earlier order', section: '2.4' },
      entry: 'forget the next one',
      on: followCustomer.on,
      invoke: [
        followCustomer.invoke,
        {
          id: 'recallOrder',
          src: 'recallOrder',
          input: ({ context }) => ({ orderId: context.againOf ?? '' }),
          onDone: [
            {
              guard: { type: 'it came', params: ({ event }) => ({ outcome: event.output }) },
              target: 'open',
              actions: { type: 'keep the earlier order', params: ({ event }) => ({ recalled: event.output }) },
            },
            {
              target: 'open',
              actions: { type: 'note why it was not told', params: ({ event }) => ({ recalled: event.output }) },
              meta: { label: 'Not told', cause: 'failure' },
            },
          ],
        },
      ],
    },
    open,
    nobody: {
      description: 'Nobody is signed in. A parcel is booked from an account, and nothing of an earlier customer is there.',
      meta: { title: 'Nobody is signed in', section: '2.2.1' },
      ...followCustomer,
    },
    elsewhere: {
      description: 'Another tab has booked this parcel; here it cannot be booked again.',
      tags: 'good',
      meta: { title: 'Booked in another tab', section: '2.4' },
      invoke: followCustomer.invoke,
      on: { ...followCustomer.on, 'another.wanted': { target: 'open', actions: 'begin with nothing' } },
    },
    broken: {
      description: 'Something in the page broke. What was filled in is kept, and an order under way is looked for again.',
      tags: 'blocked',
      meta: { title: 'Something broke', section: '2.8' },
      on: { 'retry.asked': { target: 'waking', description: 'All flows begin anew.' } },
    },
  },
});
