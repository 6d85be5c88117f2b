import type { Question } from '../model.ts';

/** What people ask of this flow, each with the journey that answers it. */
export const favouriteQuestions: readonly Question[] = [
  {
    when: 'a heart cannot be saved',
    begins: 'the store is no favourite',
    says: ['the customer presses the heart', 'the server refuses it', 'the customer presses the heart', 'the server saves it'],
    answer: 'The heart goes back to what the server keeps, and a notice says why. One more press tries again.',
  },
  {
    when: 'the heart is pressed twice quickly',
    begins: 'the store is no favourite',
    says: ['the customer presses the heart', 'the customer presses the heart', 'the server saves it', 'the server saves it'],
    answer: 'The last press counts: the heart ends as it was, and the server is told so after the first answer.',
  },
];
