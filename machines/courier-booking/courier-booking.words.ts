/** A sentence for every state of a booking. */
export const bookingStates: Readonly<Record<string, string>> = {
  waking: 'Decides whether somebody is here to book, and what; nobody sees this.',
  recalling: 'The customer waits for the addresses of the earlier order.',
  open: 'The customer books a courier.',
  'open.trip': 'What the way costs in each vehicle.',
  'open.trip.deciding': 'Decides whether there is a way; nobody sees this.',
  'open.trip.unknown': 'The customer sees no way yet.',
  'open.trip.asking': 'The customer sees that way and prices are being asked.',
  'open.trip.known': 'The customer sees the way on the map and in words, and from which price it is carried.',
  'open.trip.unavailable': 'The customer reads why no vehicles are told of, and asks again.',
  'open.step': 'How far the booking is.',
  'open.step.deciding': 'Decides where the page goes on; nobody sees this.',
  'open.step.addresses':
    'The customer fills in both ends, chooses a vehicle by the price of this way, gives pictures, and reads on the button what is missing.',
  'open.step.saving': 'The customer sees the trip once more while it is priced.',
  'open.step.pricing': 'The customer sees the trip once more while it is priced.',
  'open.step.unpriced': 'The customer reads why there is no price, asks again or changes something.',
  'open.step.payment': 'The customer reads what it costs.',
  'open.step.payment.resting': 'The customer reads trip, vehicle and price, puts a code on, and goes on to pay.',
  'open.step.payment.underWay': 'The customer reads how far the order is; the page must stay.',
  'open.step.handedOver':
    'Who is here now reads that an order is being finished, or that nobody is signed in, and sees nothing of whose it is.',
  'open.step.placed': 'The customer reads thank you.',
  nobody: 'The visitor reads that parcels are booked from an account, and signs in.',
  elsewhere: 'The customer reads that this parcel was booked in another tab, sees that order, or sends another one.',
  broken: 'The customer reads that something broke, and begins again with what was filled in.',
};
