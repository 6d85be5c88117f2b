import type { Question } from '../model.ts';

/** A sentence for every state of a booking. */
export const bookingStates: Readonly<Record<string, string>> = {
  waking: 'Decides whether an order of before is sent once more; nobody sees this.',
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
  'open.step.addresses': 'The customer fills in both ends, gives pictures, and reads what is missing beside the button.',
  'open.step.vehicles': 'The customer chooses a vehicle, the price of this way first.',
  'open.step.saving': 'The customer sees the trip once more while it is priced.',
  'open.step.pricing': 'The customer sees the trip once more while it is priced.',
  'open.step.unpriced': 'The customer reads why there is no price, asks again or changes something.',
  'open.step.payment': 'The customer reads what it costs.',
  'open.step.payment.resting': 'The customer reads trip, vehicle and price, puts a code on, and goes on to pay.',
  'open.step.payment.underWay': 'The customer reads how far the order is; the page must stay.',
  'open.step.placed': 'The customer reads thank you.',
  elsewhere: 'The customer reads that this parcel was booked in another tab, sees that order, or sends another one.',
  broken: 'The customer reads that something broke, and begins again with what was filled in.',
};

const toTheVehicles = [
  'the pickup stands',
  'the drop-off stands',
  'the vehicles come',
  'the customer is met at the pickup',
  'the customer says who receives it',
  'the customer asks for the vehicles',
];
const toThePrice = [
  'the customer picks the cargo bike',
  'the customer goes on with the vehicle',
  'the server keeps the parcel',
  'the price comes',
];

/** What people ask of a booking. */
export const bookingQuestions: readonly Question[] = [
  {
    when: 'I send a parcel',
    begins: 'the page opens',
    says: [...toTheVehicles, ...toThePrice, 'the customer asks to pay', 'the order is being paid', 'the order is placed'],
    answer: 'Way and prices are there as soon as both addresses are. What is paid is the price that stands beside the last button.',
  },
  {
    when: 'I press Back while I look at the price',
    begins: 'the page opens',
    says: [...toTheVehicles, ...toThePrice, 'the page goes to the vehicle', 'the page goes back to the addresses'],
    answer: 'Back goes one step back, from the price to the vehicles and from there to the addresses. Nothing that was filled in is lost.',
  },
  {
    when: 'the vehicle is gone when I want it',
    begins: 'the page opens',
    says: [
      ...toTheVehicles,
      'the customer picks the cargo bike',
      'the customer goes on with the vehicle',
      'the server keeps the parcel',
      'the vehicle is gone',
      'only the bike is offered',
    ],
    answer: 'The vehicles open again and say which one is gone; the others stand there with the price of today.',
  },
  {
    when: 'the order is refused after I have paid',
    begins: 'the page opens',
    says: [
      ...toTheVehicles,
      ...toThePrice,
      'the customer asks to pay',
      'the order is being paid',
      'the order was not made',
      'the price comes',
    ],
    answer: 'Nothing is charged. The customer reads why, the price is asked anew and stands beside the button.',
  },
  {
    when: 'I reload the page before I pay',
    begins: 'the page is loaded again before the payment',
    says: ['the vehicles come', 'the server keeps the parcel', 'the price comes'],
    answer: 'Everything that was filled in is there, and it is priced again.',
  },
  {
    when: 'I send the same trip once more',
    begins: 'an earlier order is sent once more',
    says: ['the earlier order is told', 'the vehicles come', 'the customer asks for the vehicles'],
    answer: 'Addresses, contacts and vehicle are filled in from that order, and it costs what it costs today.',
  },
  {
    when: 'another tab books the same parcel',
    begins: 'the page opens',
    says: [...toTheVehicles, ...toThePrice, 'another tab books it', 'the customer sends another one'],
    answer: 'This tab says so and leads to that order. Another parcel begins with empty fields.',
  },
];
