import type { Question } from '../model.ts';

/** What people ask of this flow, each with the journey that answers it. */
export const profilePictureQuestions: readonly Question[] = [
  {
    when: 'the network goes while my picture is sent',
    begins: 'the customer opens the profile',
    says: ['the customer chooses a picture', 'the picture does not get through', 'the customer tries again', 'the picture is kept'],
    answer: 'It is still there, and is sent again with one press.',
  },
  {
    when: 'my picture cannot be taken away',
    begins: 'the customer opens the profile',
    says: [
      'the customer takes the picture away',
      'no answer comes about taking it away',
      'the customer takes the picture away',
      'the picture is gone',
    ],
    answer: 'The picture stays, the card says why, and the same button tries again.',
  },
  {
    when: 'a file that is no picture is chosen',
    begins: 'the customer opens the profile',
    says: ['the customer chooses a picture', 'the file is no picture', 'the customer chooses a picture', 'the picture is kept'],
    answer: 'The picture stays as it was, and the card says which files can be taken.',
  },
];
