import type { Question } from '../model.ts';

/** What people ask of this flow, each with the journey that answers it. */
export const sessionsQuestions: readonly Question[] = [
  {
    when: 'I lost my phone',
    begins: 'the customer opens the profile',
    says: ['the list comes', 'the customer signs the phone out', 'the phone is signed out'],
    answer: 'It is signed out at once, and whoever has it needs the password again.',
  },
  {
    when: 'I don’t know any more where I am signed in',
    begins: 'the customer opens the profile',
    says: [
      'the list comes',
      'the customer wants to sign out everywhere',
      'the customer signs out everywhere',
      'every device is signed out',
    ],
    answer: 'Every device is signed out, this one too, and each needs the password again.',
  },
  {
    when: 'the list of devices does not come',
    begins: 'the customer opens the profile',
    says: ['no list comes', 'the customer looks again', 'the list comes'],
    answer: 'The card says why there is no list, and asks again when it is told to.',
  },
  {
    when: 'signing a device out gets no answer',
    begins: 'the customer opens the profile',
    says: [
      'the list comes',
      'the customer signs the phone out',
      'no answer comes about signing out',
      'the customer signs the phone out',
      'the phone is signed out',
    ],
    answer: 'The device stays in the list and the card says that it is not known to be signed out. Signing out once more does no harm.',
  },
  {
    when: 'signing out everywhere gets no answer',
    begins: 'the customer opens the profile',
    says: [
      'the list comes',
      'the customer wants to sign out everywhere',
      'the customer signs out everywhere',
      'no answer comes about signing out everywhere',
      'the customer signs out everywhere',
      'every device is signed out',
    ],
    answer: 'The dialog stays open and says so. Once more does no harm: who is signed out already stays so.',
  },
];
