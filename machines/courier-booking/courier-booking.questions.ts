import type { Question } from '../model.ts';

export const toTheVehicles = [
  'the pickup stands',
  'the drop-off stands',
  'the vehicles come',
  'the customer is met at the pickup',
  'the customer says who receives it',
  'the customer asks for the vehicles',
];
export const toThePrice = [
  'the customer picks the cargo bike',
  'the customer goes on with the vehicle',
  'the server keeps the parcel',
  'the price comes',
];

/** What people ask of a booking. */
export const courierBookingQuestions: readonly Question[] = [
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
  {
    when: 'the earlier parcel cannot be read',
    begins: 'an earlier order is sent once more',
    says: ['the earlier order is not told'],
    answer: 'The form opens empty and says why. It can be asked for again, and everything can be filled in by hand.',
  },
  {
    when: 'no vehicles are offered',
    begins: 'the page opens',
    says: ['the pickup stands', 'the drop-off stands', 'no vehicles come', 'the customer asks for vehicles again', 'the vehicles come'],
    answer: 'What was filled in stays. The page says why no vehicle is offered and asks again when it is told to.',
  },
  {
    when: 'the parcel cannot be kept by the server',
    begins: 'the page opens',
    says: [
      'the pickup stands',
      'the drop-off stands',
      'the vehicles come',
      'the customer is met at the pickup',
      'the customer says who receives it',
      'the customer asks for the vehicles',
      'the customer picks the cargo bike',
      'the customer goes on with the vehicle',
      'the parcel is not kept',
      'the customer asks again',
      'the server keeps the parcel',
      'the price comes',
    ],
    answer: 'There is no price and nothing can be paid until it is kept. The customer asks again or changes something.',
  },
  {
    when: 'the way of a parcel lies outside the city',
    begins: 'the page opens',
    says: [
      'the pickup stands',
      'the drop-off stands',
      'the vehicles come',
      'the customer is met at the pickup',
      'the customer says who receives it',
      'the customer asks for the vehicles',
      'the customer picks the cargo bike',
      'the customer goes on with the vehicle',
      'the server keeps the parcel',
      'the way lies outside',
    ],
    answer: 'The addresses open again with what was filled in, and the page says that nobody rides there yet.',
  },
  {
    when: 'a parcel is sent while a meal is in the basket',
    begins: 'the page opens',
    says: [...toTheVehicles, ...toThePrice, 'the customer asks to pay', 'the order is being paid', 'the order exists'],
    answer: 'Nothing happens to the meal. A parcel has a basket of its own, and that alone is priced, paid and emptied.',
  },
];
