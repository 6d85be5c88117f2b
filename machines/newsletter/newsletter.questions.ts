import type { Question } from '../model.ts';

/** What people ask of this flow, each with the journey that answers it. */
export const newsletterQuestions: readonly Question[] = [
  {
    when: 'the newsletter’s form gets no answer',
    begins: 'the field is empty',
    says: ['the reader gives an e-mail', 'no answer comes', 'the reader gives an e-mail', 'the server takes it'],
    answer: 'The field keeps the e-mail and says why. Nobody is on the list before they opened the link of the letter.',
  },
];
