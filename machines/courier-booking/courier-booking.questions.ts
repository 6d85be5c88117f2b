import type { Question } from '#statecharts/model.ts';

const fillsIn = ['the pickup stands', 'the drop-off stands', 'the vehicles come', 'the customer says who receives it'];
const toThePrice = [
  'the customer picks the cargo bike',
  'the customer goes on to the price',
  'the server keeps the parcel',
  'the price comes',
];

export const courierBookingQuestions: readonly Question[] = [
  {
    when: 'I send a parcel',
    begins: 'the page opens',
    says: [...fillsIn, ...toThePrice, 'the customer asks to pay', 'the order is being paid', 'the order is placed'],
    answer: 'Way and prices are there as soon as both addresses are. What is paid is the price that stands beside the last button.',
  },
  {
    when: 'I press Back while I look at the price',
    begins: 'the page opens',
    says: [...fillsIn, ...toThePrice, 'the page goes back to the addresses'],
    answer: 'Back leads from the price to what was filled in. Nothing of it is lost.',
  },
  {
    when: 'the vehicle is gone when I want it',
    begins: 'the page opens',
    says: [
      ...fillsIn,
      'the customer picks the cargo bike',
      'the customer goes on to the price',
      'the server keeps the parcel',
      'the vehicle is gone',
      'only the bike is offered',
    ],
    answer: 'The page says which vehicle is gone; the others stand there with the price of today.',
  },
  {
    when: 'the order is refused after I have paid',
    begins: 'the page opens',
    says: [...fillsIn, ...toThePrice, 'the customer asks to pay', 'the order is being paid', 'the order was not made', 'the price comes'],
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
    says: ['the earlier order is told', 'the vehicles come'],
    answer: 'Addresses, contacts and vehicle are filled in from that order, and it costs what it costs today.',
  },
  {
    when: 'another tab books the same parcel',
    begins: 'the page opens',
    says: [...fillsIn, ...toThePrice, 'another tab books it', 'the customer sends another one'],
    answer: 'This tab says so and leads to that order. Another parcel begins with empty fields.',
  },
  {
    when: 'the customer signs out while a parcel is being filled in',
    begins: 'the page opens',
    says: [...fillsIn, ...toThePrice, 'nobody is signed in any more', 'Léa signs in'],
    answer:
      'Addresses, contacts, pictures and price are gone from the page at once, also where it was another tab that signed out; the page says that parcels are booked from an account. After signing out they do not come back. Where the server ended the session they wait for the same customer.',
  },
  {
    when: 'somebody else signs in where I was sending a parcel',
    begins: 'the page opens',
    says: [...fillsIn, ...toThePrice, 'the customer asks to pay', 'Noah signs in'],
    answer:
      'The last look closes and the next customer’s booking begins with what is theirs: nothing that the one before filled in, saw or was about to pay is shown to them.',
  },
  {
    when: 'the session ends while a parcel is being paid',
    begins: 'the page opens',
    says: [
      ...fillsIn,
      ...toThePrice,
      'the customer asks to pay',
      'the order is being paid',
      'nobody is signed in any more',
      'the order exists',
    ],
    answer:
      'What was confirmed is paid and made as it was confirmed, and nobody else sees anything of it, not even a thank-you. The customer finds the order when they sign in again.',
  },
  {
    when: 'somebody else wants to send a parcel while mine is being paid',
    begins: 'the page opens',
    says: [
      ...fillsIn,
      ...toThePrice,
      'the customer asks to pay',
      'the order is being paid',
      'Noah signs in',
      'the customer sends another one',
    ],
    answer:
      'They read that an order is being finished, of nobody whom they know, and begin their own. The order goes its way at the server; who confirmed it finds it when they are signed in again.',
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
      'the customer says who receives it',
      'the customer picks the cargo bike',
      'the customer goes on to the price',
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
      'the customer says who receives it',
      'the customer picks the cargo bike',
      'the customer goes on to the price',
      'the server keeps the parcel',
      'the way lies outside',
    ],
    answer: 'The addresses open again with what was filled in, and the page says that nobody rides there yet.',
  },
  {
    when: 'a parcel is sent while a meal is in the basket',
    begins: 'the page opens',
    says: [...fillsIn, ...toThePrice, 'the customer asks to pay', 'the order is being paid', 'the order exists'],
    answer: 'Nothing happens to the meal. A parcel has a basket of its own, and that alone is priced, paid and emptied.',
  },
];
