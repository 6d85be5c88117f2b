import { booking } from '../courier-booking.setup.ts';

const next = { target: '#courierBooking.waking', actions: 'begin with what is the next one’s' } as const;

export const handedOver = booking.createStateConfig({
  description: 'The order of who was here before is paid and made as it was confirmed; who is here now sees nothing of it.',
  tags: 'money',
  meta: { title: 'Order of the one before', section: '2.4' },
  on: {
    'customer.updated': [
      {
        guard: 'it is the same customer',
        target: 'payment.underWay',
        actions: ['keep who it is', 'forget the next one'],
        description: 'Whoever confirmed it is back, and reads how far it is.',
      },
      { actions: 'note who is here', description: 'Somebody else again.', meta: { label: 'Somebody else, or nobody' } },
    ],
    'order.made': { ...next, description: 'Thank you is said to nobody else: it is among the orders of who confirmed it.' },
    'order.rests': { ...next, description: 'It was not made; why is nobody else’s to read.' },
    'parcel.bookedElsewhere': { ...next, description: 'What another tab booked for the one before is nobody else’s news.' },
    'another.wanted': { guard: 'the next one is signed in', ...next, description: 'Their own parcel does not wait for it.' },
  },
});
