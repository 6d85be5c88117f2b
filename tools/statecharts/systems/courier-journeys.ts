import type { SystemJourney, ToldStep } from '#statecharts/draw/systems/system.ts';

const fillsIn: readonly ToldStep[] = [
  ['pictures', 'nothing was kept'],
  ['pickup', 'the customer chooses another address'],
  ['pickup', 'something is delivered there'],
  ['pickup', 'the server takes the address'],
  ['dropOff', 'the customer chooses another address'],
  ['dropOff', 'something is delivered there'],
  ['dropOff', 'the server takes the address'],
  ['booking', 'the vehicles come'],
  ['booking', 'the customer says who receives it'],
  ['booking', 'the customer picks the cargo bike'],
  ['booking', 'the customer goes on to the price'],
  ['booking', 'the server keeps the parcel'],
];

export const courierJourneys: readonly SystemJourney[] = [
  {
    slug: 'parcel-sent',
    title: 'A parcel is sent, paid by card',
    answer: 'Two addresses, a vehicle, its price, the last look, the bank, and the order exists once.',
    begins: 'the page opens',
    steps: [
      ...fillsIn,
      ['booking', 'the price comes'],
      ['booking', 'the customer asks to pay'],
      ['placement', 'the customer confirms the order, by card'],
      ['payment', 'the server takes the payment and names the card to confirm'],
      ['payment', 'the bank says yes'],
      ['placement', 'the server makes the order'],
    ],
    ends: { booking: 'open.step.placed', placement: 'placed' },
  },
  {
    slug: 'vehicle-gone',
    title: 'The vehicle is gone when it is priced',
    answer: 'The page says so; the other vehicles stand there with the price of today, and nothing was paid.',
    begins: 'the page opens',
    steps: [...fillsIn, ['booking', 'the vehicle is gone'], ['booking', 'only the bike is offered']],
    ends: { booking: 'open.step.addresses', placement: 'resting' },
  },
  {
    slug: 'card-declined',
    title: 'The card is declined, and it is paid in cash',
    answer: 'Nothing is charged on the card. The last look comes back, and cash pays the same parcel.',
    begins: 'the page opens',
    steps: [
      ...fillsIn,
      ['booking', 'the price comes'],
      ['booking', 'the customer asks to pay'],
      ['placement', 'the customer confirms the order, by card'],
      ['payment', 'the server takes the payment and names the card to confirm'],
      ['payment', 'the bank says no, or its question was failed or closed'],
      ['payment', 'the server says that nothing is charged, asked to give it up'],
      ['booking', 'the price comes'],
      ['placement', 'the customer confirms the order'],
      ['payment', 'the server takes the payment, and no card pays'],
      ['placement', 'the server makes the order'],
    ],
    ends: { booking: 'open.step.placed', placement: 'placed' },
  },
];
