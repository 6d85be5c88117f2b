import { booking } from '../courier-booking.setup.ts';
import { followCustomer } from './follow-customer.ts';
import { step } from './step.ts';
import { trip } from './trip.ts';

/** A flow or a subscription that breaks takes the booking with it: the customer begins again with what was filled in. */
const broken = (label: string) => ({ target: 'broken', actions: 'begin where it was', meta: { label, cause: 'failure' } }) as const;

export const open = booking.createStateConfig({
  description: 'All flows of a booking stand side by side; what one of them says is passed on to those whom it concerns.',
  meta: { title: 'Booking', section: '2.4' },
  type: 'parallel',
  invoke: [
    { id: 'forwardEmitted', src: 'forwardEmitted', input: ({ self }) => self, onError: broken('Nothing is passed on') },
    { id: 'pickup', src: 'end', onError: broken('Pickup broke') },
    { id: 'dropOff', src: 'end', onError: broken('Drop-off broke') },
    { id: 'promo', src: 'promo', onError: broken('Code broke') },
    { id: 'pictures', src: 'pictures', onError: broken('Pictures broke') },
    {
      id: 'placement',
      src: 'placement',
      onDone: { actions: 'say that it is placed', meta: { label: 'Order placed' } },
      onError: broken('Order broke'),
    },
    followCustomer.invoke,
    { id: 'page', src: 'page', onError: broken('Page unheard') },
    { id: 'memory', src: 'memory', onError: broken('Nothing is kept') },
  ],
  on: {
    ...followCustomer.on,
    'pictures.updated': {
      actions: ['count the pictures that come', 'remember it'],
      description: 'Nothing is paid before all pictures are ready; a parcel of pictures alone is somebody’s draft too.',
    },
    'code.kept': { actions: 'remember the code', description: 'A code that is typed outlives a reload and a session’s end.' },
    'code.known': { actions: 'tell the code', description: 'What they typed and did not apply is in the field.' },
    'way.kept': { actions: 'remember how they pay', description: 'Who comes back finds it chosen.' },
    'way.known': { actions: 'tell how they pay', description: 'What they chose or used last is chosen.' },
    'parcel.bookedElsewhere': { target: 'elsewhere', description: 'One parcel is booked once, in whichever tab.' },
    'again.wanted': { target: 'recalling', description: 'The earlier order is asked for again.' },
  },
  states: { trip, step },
});
