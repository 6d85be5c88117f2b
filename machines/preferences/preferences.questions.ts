import type { Question } from '../model.ts';

/** What people ask of this flow, each with the journey that answers it. */
export const preferencesQuestions: readonly Question[] = [
  {
    when: 'I want my e-mails in French',
    begins: 'the customer opens the profile',
    says: ['the choices come', 'the customer chooses French', 'the server keeps French'],
    answer: 'From then on every e-mail is in French, and the page is too.',
  },
  {
    when: 'the choices of how one is written to do not come',
    begins: 'the customer opens the profile',
    says: ['no choices come', 'the customer looks again', 'the choices come'],
    answer: 'The card says why they are not known, and asks again when it is told to. Nothing is changed meanwhile.',
  },
  {
    when: 'the language of the e-mails could not be saved',
    begins: 'the customer opens the profile',
    says: [
      'the choices come',
      'the customer chooses French',
      'the choice does not get through',
      'the customer chooses French',
      'the server keeps French',
    ],
    answer: 'The choice goes back to what the server keeps, and the card says why. One press tries again.',
  },
];
