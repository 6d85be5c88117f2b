import type { Question } from '#statecharts/model.ts';

export const addressSearchQuestions: readonly Question[] = [
  {
    when: 'no address fits what is typed',
    begins: 'the field is empty',
    says: [
      'the customer types an address',
      'the typing pauses',
      'there are no suggestions',
      'the customer types an address',
      'the typing pauses',
      'there are suggestions',
      'the customer picks a suggestion',
    ],
    answer: 'The list says that no address fits. Typing on asks again.',
  },
  {
    when: 'no suggestions come',
    begins: 'the field is empty',
    says: [
      'the customer types an address',
      'the typing pauses',
      'no suggestions can be had',
      'the customer asks for the first suggestion',
      'the first suggestion is there',
    ],
    answer: 'Nothing is said against what was typed. Typing on, or pressing the button, asks again.',
  },
  {
    when: 'the button is pressed before a suggestion is there',
    begins: 'the field is empty',
    says: ['the customer types an address', 'the customer asks for the first suggestion', 'the first suggestion is there'],
    answer: 'The first address that fits is taken as soon as it comes, without another press.',
  },
  {
    when: 'the address cannot be found when the button is pressed',
    begins: 'the field is empty',
    says: ['the customer types an address', 'the customer asks for the first suggestion', 'the first suggestion cannot be had'],
    answer: 'What was typed stays in the field, the customer reads that it could not be looked up, and presses once more.',
  },
  {
    when: 'the field is left while the first suggestion is asked for',
    begins: 'the field is empty',
    says: ['the customer types an address', 'the customer asks for the first suggestion', 'the customer leaves the field'],
    answer: 'Nothing is asked for any more, and no place is taken: the one that was known stays.',
  },
  {
    when: 'I type an address while my device is still being asked where it is',
    begins: 'the field is empty',
    says: [
      'the customer asks for their own location',
      'the customer types an address',
      'the customer asks for the first suggestion',
      'the first suggestion is there',
    ],
    answer: 'The address that was typed is taken as soon as it is found, and the device changes nothing afterwards.',
  },
];
