import type { Question } from '#statecharts/model.ts';

export const profileQuestions: readonly Question[] = [
  {
    when: 'the profile cannot be saved',
    begins: 'the customer opens the profile',
    says: [
      'the customer chooses Edit',
      'the customer types another last name',
      'the customer saves',
      'no answer comes',
      'the customer saves',
      'the server saves it',
    ],
    answer: 'The form says why, and everything that was typed is still there, after a reload too. Saving once more does no harm.',
  },
  {
    when: 'the current password is wrong when the profile is changed',
    begins: 'the customer opens the profile',
    says: ['the customer chooses another password', 'the customer saves', 'the current password is wrong'],
    answer: 'Nothing is changed. The field says that the password is wrong; what was typed stays.',
  },
];
