import type { SystemJourney, ToldStep } from '#statecharts/draw/systems/system.ts';

const opened: readonly ToldStep[] = [
  ['checkout', 'Léa signs in'],
  ['invoice', 'the server prices the basket'],
];
const toTheLastLook: readonly ToldStep[] = [
  ...opened,
  ['contact', 'the customer wants to collect it'],
  ['contact', 'the customer confirms to collect'],
];
const toTheBank: readonly ToldStep[] = [
  ...toTheLastLook,
  ['placement', 'the customer confirms the order, by card'],
  ['payment', 'the server takes the payment and names the card to confirm'],
];

export const checkoutJourneys: readonly SystemJourney[] = [
  {
    slug: 'paid-by-card',
    title: 'Paid by card, with the bank’s question',
    answer: 'The bank asks, the customer confirms, the order is made once, and the page leaves for the thank-you.',
    begins: 'the basket page opens',
    steps: [...toTheBank, ['payment', 'the bank says yes'], ['placement', 'the server makes the order']],
    ends: { checkout: 'open.order.placed', placement: 'placed' },
  },
  {
    slug: 'row-missing',
    title: 'Something is missing when Payment is pressed',
    answer: 'The row in which it is missing opens and says what; once it is there, Payment leads to the last look.',
    begins: 'the basket page opens',
    steps: [
      ...opened,
      ['checkout', 'the customer wants to pay, and nobody knows where it goes'],
      ['sheet', 'the customer is done with a row'],
      ['checkout', 'the customer wants to pay'],
    ],
    ends: { sheet: 'closed', placement: 'choosing' },
  },
  {
    slug: 'price-changes',
    title: 'The price changes during the last look',
    answer: 'The last look shows the new price before anything is paid; what is confirmed then is what is seen.',
    begins: 'the basket page opens',
    steps: [
      ...toTheLastLook,
      ['checkout', 'the basket changes'],
      ['invoice', 'the server prices the basket dearer'],
      ['placement', 'the customer confirms the order'],
      ['payment', 'the server takes the payment, and no card pays'],
      ['placement', 'the server makes the order'],
    ],
    ends: { checkout: 'open.order.placed', placement: 'placed' },
  },
  {
    slug: 'declined-then-cash',
    title: 'The card is declined, then it is paid in cash',
    answer: 'Nothing is charged on the card. The last look comes back with the bank’s word, and cash pays the same order.',
    begins: 'the basket page opens',
    steps: [
      ...toTheBank,
      ['payment', 'the bank says no, or its question was failed or closed'],
      ['payment', 'the server says that nothing is charged, asked to give it up'],
      ['invoice', 'the server prices the basket'],
      ['placement', 'the customer confirms the order'],
      ['payment', 'the server takes the payment, and no card pays'],
      ['placement', 'the server makes the order'],
    ],
    ends: { checkout: 'open.order.placed', placement: 'placed' },
  },
  {
    slug: 'slot-goes',
    title: 'The slot goes while the bank takes its time',
    answer: 'No order is made and nothing is charged. The basket is priced anew, and the customer reads why.',
    begins: 'the basket page opens',
    steps: [
      ...toTheBank,
      ['payment', 'the bank takes its time'],
      ['payment', 'the server says that the slot is gone'],
      ['invoice', 'the server prices the basket'],
    ],
    ends: { placement: 'resting', invoice: 'priced' },
  },
  {
    slug: 'session-ends',
    title: 'The session ends while it is paid',
    answer: 'What was confirmed is paid and made; what was typed is gone from the page before anybody else sees it.',
    begins: 'the basket page opens',
    steps: [...toTheBank, ['checkout', 'a guest is here'], ['payment', 'the bank says yes'], ['placement', 'the server makes the order']],
    ends: { checkout: 'open.order.placed', placement: 'placed' },
  },
];
