import type { Question } from '../model.ts';

/** What people ask of this flow, each with the journey that answers it. */
export const accountExportQuestions: readonly Question[] = [
  {
    when: 'I want to know what is kept of me',
    begins: 'the customer opens the profile',
    says: ['the customer wants their data', 'everything comes', 'the browser has the file'],
    answer: 'A file holds all of it, to read and to take elsewhere.',
  },
  {
    when: 'the copy of what is kept does not come',
    begins: 'the customer opens the profile',
    says: [
      'the customer wants their data',
      'nothing comes',
      'the customer wants their data',
      'everything comes',
      'the browser has the file',
    ],
    answer: 'The page says why there is no file, and the same button asks again.',
  },
  {
    when: 'the browser takes no file',
    begins: 'the customer opens the profile',
    says: ['the customer wants their data', 'everything comes', 'the browser takes no file'],
    answer: 'The page says that the file could not be saved, and may be asked for it again.',
  },
];
