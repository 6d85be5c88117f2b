import type { Question } from '#statecharts/model.ts';

export const mapPinQuestions: readonly Question[] = [
  {
    when: 'the pin stands where nobody delivers',
    begins: 'the pin stands where the customer looks around from',
    says: [
      'nobody delivers there',
      'the customer drags the map',
      'the pin has rested',
      'an address stands there',
      'the customer takes the pin’s place',
    ],
    answer:
      'The map says that nobody delivers there, and the button that takes the place cannot be pressed until the pin stands elsewhere.',
  },
  {
    when: 'the pin’s address cannot be looked up',
    begins: 'the pin stands where the customer looks around from',
    says: ['no name can be had', 'the customer takes the pin’s place'],
    answer:
      'The point can be taken all the same; it is called by where it lies, and the checkout asks for what the courier has to look for.',
  },
];
