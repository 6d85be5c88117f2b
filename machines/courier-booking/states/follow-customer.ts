import { booking } from '../courier-booking.setup.ts';

export const followCustomer = booking.createStateConfig({
  invoke: {
    id: 'customer',
    src: 'customer',
    onError: { target: '#courierBooking.broken', actions: 'begin where it was', meta: { label: 'Session unheard', cause: 'failure' } },
  },
  on: {
    'customer.updated': [
      {
        guard: 'it is the same customer',
        actions: 'keep who it is',
        description: 'Name and phone are what the account says now.',
      },
      {
        target: '#courierBooking.waking',
        actions: 'begin with what is theirs',
        description: 'Nothing of one customer’s parcel is shown to the next.',
        meta: { label: 'Somebody else, or nobody' },
      },
    ],
  },
});
