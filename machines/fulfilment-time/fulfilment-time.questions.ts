import type { Question } from '#statecharts/model.ts';

export const fulfilmentTimeQuestions: readonly Question[] = [
  {
    when: 'I empty my basket after a closed store preset a time',
    begins: 'nothing is remembered',
    says: ['a store that is closed until nine says what it offers', 'a time is preset', 'the basket is empty'],
    answer:
      'The time goes with the store that preset it: the order is wanted as soon as possible again. An answer of that store that comes later is not heard.',
  },
  {
    when: 'I reload the page after I chose to collect',
    begins: 'a pickup at the store that is open for lunch and dinner is remembered',
    says: ['a store that is open for lunch and dinner says what it offers'],
    answer: 'It is still to be collected, as long as the basket is that store’s and the store hands orders over.',
  },
  {
    when: 'something breaks in how the time is told',
    begins: 'nothing is remembered',
    says: ['the delivery time breaks'],
    answer:
      'Time and way stay as they were seen last, and the page says that something broke. The server checks the time once more before anything is paid.',
  },
];
