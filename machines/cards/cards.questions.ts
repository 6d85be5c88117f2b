import type { Question } from '../model.ts';

export const cardsQuestions: readonly Question[] = [
  {
    when: 'the cards do not come',
    begins: 'the cards are wanted',
    says: ['no answer comes', 'the customer asks again', 'the server tells two cards'],
    answer: 'The page says that they could not be loaded, and asks again when it is told to. Cash and wallet can be chosen meanwhile.',
  },
  {
    when: 'the provider is not ready for a new card',
    begins: 'the cards are wanted',
    says: ['the server tells two cards', 'the customer wants to add a card', 'the customer gives the card', 'the provider is not ready'],
    answer: 'The form stays as it was filled in and says that the card could not be saved. Nothing is charged by adding a card.',
  },
  {
    when: 'the provider refuses a new card',
    begins: 'the cards are wanted',
    says: [
      'the server tells two cards',
      'the customer wants to add a card',
      'the customer gives the card',
      'the provider is ready for a card',
      'the provider refuses the card',
    ],
    answer: 'The form says why in the provider’s words; another card can be typed at once.',
  },
  {
    when: 'the server does not take a new card',
    begins: 'the cards are wanted',
    says: [
      'the server tells two cards',
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
    begins: 'the cards are wanted',
    says: [
      'the server tells two cards',
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
    begins: 'the cards are wanted',
    says: [
      'the server tells two cards',
      'the customer wants to add a card',
      'the customer gives a card for this order alone',
      'the provider is ready for a card',
      'the provider keeps the card',
      'the server takes the card for this order',
    ],
    answer:
      'It stands among the cards of this checkout and is chosen; no other list has it. Once the order is paid the server forgets it, and so does the provider; where it pays for none, that is done some hours later.',
  },
  {
    when: 'the page is loaded again after a card was added for one order',
    begins: 'the cards are wanted where one was added for this order',
    says: ['the server tells two cards and the one for this order'],
    answer:
      'The server is asked for that card beside the others, so that it need not be typed again in this tab; one that is gone by then is in no list.',
  },
  {
    when: 'another card cannot be made the default',
    begins: 'the cards are wanted',
    says: [
      'the server tells two cards',
      'the customer chooses another default',
      'the server does not make it the default',
      'the server tells two cards',
    ],
    answer: 'The list is asked for anew, so that it shows what the server keeps, and a message says why.',
  },
  {
    when: 'a card cannot be removed',
    begins: 'the cards are wanted',
    says: [
      'the server tells two cards',
      'the customer asks to remove a card',
      'the customer is sure',
      'the server does not find it',
      'the server tells two cards',
    ],
    answer: 'The list is asked for anew and a message says why; what stands there is what the server keeps.',
  },
  {
    when: 'the default card is removed',
    begins: 'the cards are wanted',
    says: ['the server tells two cards', 'the customer asks to remove a card', 'the customer is sure', 'the server removes it'],
    answer:
      'The first card that remains becomes the default, which is charged next unless another is chosen. Where none remains nothing can be paid by card until one is added: the last look and the page of payments have the form for it.',
  },
];
