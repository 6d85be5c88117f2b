import type { Question } from '#statecharts/model.ts';

export const newCardQuestions: readonly Question[] = [
  {
    when: 'the provider is not ready for a new card',
    begins: 'the cards stand there',
    says: ['the customer wants to add a card', 'the customer gives the card', 'the provider is not ready'],
    answer: 'The form stays as it was filled in and says that the card could not be saved. Nothing is charged by adding a card.',
  },
  {
    when: 'the provider refuses a new card',
    begins: 'the cards stand there',
    says: [
      'the customer wants to add a card',
      'the customer gives the card',
      'the provider is ready for a card',
      'the provider refuses the card',
    ],
    answer: 'The form says why in the provider’s words; another card can be typed at once.',
  },
  {
    when: 'the server does not take a new card',
    begins: 'the cards stand there',
    says: [
      'the customer wants to add a card',
      'the customer gives the card',
      'the provider is ready for a card',
      'the provider keeps the card',
      'the server does not take the card',
    ],
    answer: 'The form says why, and the card is in no list.',
  },
  {
    when: 'the answer to a new card gets lost',
    begins: 'the cards stand there',
    says: [
      'the customer wants to add a card',
      'the customer gives the card',
      'the provider is ready for a card',
      'the provider keeps the card',
      'no answer to the new card comes',
      'the customer asks again',
      'the server adds the card',
    ],
    answer: 'The customer reads that no answer came and tries again; however often it is asked, the card is added once.',
  },
  {
    when: 'a card is to pay for one order and not to be kept',
    begins: 'the cards stand there',
    says: [
      'the customer wants to add a card',
      'the customer gives a card for this order alone',
      'the provider is ready for a card',
      'the provider keeps the card',
      'the server takes the card for this order',
    ],
    answer:
      'It stands among the cards of this checkout and is chosen; no other list has it. Once the order is paid the server forgets it, and so does the provider; where it pays for none, that is done some hours later.',
  },
];
