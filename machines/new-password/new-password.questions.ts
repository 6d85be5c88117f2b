import type { Question } from '../model.ts';

/** What people ask of this flow, each with the journey that answers it. */
export const newPasswordQuestions: readonly Question[] = [
  {
    when: 'the link for a new password no longer works',
    begins: 'the customer opens the link of the e-mail',
    says: ['the link no longer works'],
    answer:
      'A link works for one hour and once: on the next day it is too late. The customer reads so and asks for a new one in one press. The old password still counts.',
  },
  {
    when: 'a new password is set',
    begins: 'the customer opens the link of the e-mail',
    says: ['the link works', 'the customer gives a new password', 'the password is set'],
    answer: 'It counts from then on, every device is signed out, and the customer signs in with it.',
  },
  {
    when: 'the link for a new password cannot be checked',
    begins: 'the customer opens the link of the e-mail',
    says: ['no answer about the link comes', 'the customer tries again', 'the link works'],
    answer: 'The page says that no answer came and tries again; the link is not used up by that.',
  },
  {
    when: 'the new password gets no answer',
    begins: 'the customer opens the link of the e-mail',
    says: [
      'the link works',
      'the customer gives a new password',
      'no answer about the password comes',
      'the customer gives a new password',
      'the password is set',
    ],
    answer: 'The form says so and keeps what was typed; giving it once more does no harm.',
  },
];
