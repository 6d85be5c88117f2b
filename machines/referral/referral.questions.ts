import type { Question } from '../model.ts';

/** What people ask of this flow, each with the journey that answers it. */
export const referralQuestions: readonly Question[] = [
  {
    when: 'a referral code does not exist',
    begins: 'the customer signs up',
    says: [
      'the customer applies a code',
      'nobody has this code',
      'the customer types on',
      'the customer applies a code',
      'the server takes the code',
    ],
    answer: 'The field says so and keeps what was typed. One can sign up without a code too.',
  },
];
