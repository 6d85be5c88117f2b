import type { Question } from '#statecharts/model.ts';

export const addressQuestions: readonly Question[] = [
  {
    when: 'nobody delivers to the new address',
    begins: 'the basket has an address',
    says: ['the customer chooses another address', 'nothing is delivered there'],
    answer:
      'The earlier address stands, the basket and its price are as they were, and the customer reads why. Another address can be chosen at once.',
  },
  {
    when: 'the new address, typed or saved, is too far from the store',
    begins: 'the basket has an address',
    says: [
      'the customer chooses another address',
      'something is delivered there',
      'the address is too far from the store',
      'the customer chooses another address',
      'something is delivered there',
      'the server takes the address',
    ],
    answer:
      'The earlier address stands, the basket and its price are as they were, and the customer reads why. Another address can be chosen at once.',
  },
  {
    when: 'it cannot be looked up whether something is delivered there',
    begins: 'the basket has an address',
    says: ['the customer chooses another address', 'nobody says whether it is delivered there'],
    answer:
      'The earlier address stands, the basket and its price are as they were, and the customer reads why. Another address can be chosen at once.',
  },
  {
    when: 'the address is not changed within ten seconds',
    begins: 'the basket has an address',
    says: ['the customer chooses another address', 'something is delivered there', 'no answer to the new address comes'],
    answer:
      'The earlier address stands, the basket and its price are as they were, and the customer reads why. Another address can be chosen at once.',
  },
  {
    when: 'there is no such postcode',
    begins: 'the basket has an address',
    says: [
      'the customer applies a postcode',
      'there is no such postcode',
      'the customer applies a postcode',
      'the postcode is known',
      'something is delivered there',
      'the server takes the address',
    ],
    answer: '“Wrong postcode” stands beside the field, and the earlier address goes on to count until one is right.',
  },
  {
    when: 'the postcode cannot be looked up',
    begins: 'the basket has an address',
    says: ['the customer applies a postcode', 'no answer to the postcode comes'],
    answer:
      'The earlier address stands, the basket and its price are as they were, and the customer reads why. Another address can be chosen at once.',
  },
];
