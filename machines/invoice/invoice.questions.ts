import type { Question } from '#statecharts/model.ts';

export const invoiceQuestions: readonly Question[] = [
  {
    when: 'no price comes',
    begins: 'the basket is to be delivered',
    says: [
      'no price comes',
      '200 ms pass',
      'no price comes',
      '200 ms pass',
      'no price comes',
      'the customer tries again',
      'the server prices the basket',
    ],
    answer: 'It is asked three times by itself. Then the customer reads why there is no price; nothing can be ordered until there is one.',
  },
  {
    when: 'the basket is below the store’s minimum',
    begins: 'the basket is to be delivered',
    says: ['the server says that the basket is below the minimum', 'the basket changes', 'the server prices the basket'],
    answer: 'The customer reads how much is missing, and is led back to the menu. Nothing can be paid until the minimum is reached.',
  },
  {
    when: 'the address can only be served by pickup now',
    begins: 'the basket is to be delivered',
    says: ['the server says that only pickup is possible now', 'the customer chooses to collect', 'the server prices the basket'],
    answer:
      'The customer reads that delivery is not possible at the moment, and changes to pickup with one press; the price is asked anew.',
  },
  {
    when: 'the basket was ordered already, in another tab',
    begins: 'the basket is to be delivered',
    says: ['the server refuses the basket as it is'],
    answer: 'There is no second order. The customer reads where the first one is.',
    refusal: { code: 651, reason: 'already_ordered' },
  },
  {
    when: 'the courier can’t be given what I chose',
    begins: 'the basket is to be delivered',
    says: ['the server refuses the basket as it is', 'the customer chooses delivery', 'the server prices the basket'],
    answer: 'Nothing can be ordered at another price than the one that stands there: another amount is chosen, or none.',
    refusal: { code: 651, reason: 'tip_not_possible' },
  },
  {
    when: 'prices are asked for too often',
    begins: 'the basket is to be delivered',
    says: ['the server asks to wait', 'the customer tries again', 'the server prices the basket'],
    answer: 'Nothing is asked behind the customer’s back: they read when to try again, and the basket is as it was.',
  },
];
