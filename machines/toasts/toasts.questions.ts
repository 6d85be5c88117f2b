import type { Question } from '#statecharts/model.ts';

export const toastsQuestions: readonly Question[] = [
  {
    when: 'something went well',
    begins: 'nothing is said yet',
    says: ['a store is a favourite now', 'the page has drawn it', '1500 ms pass'],
    answer: 'A line at the foot of the page says so for a second and a half, and is read out.',
  },
  {
    when: 'good news goes before it was read',
    begins: 'nothing is said yet',
    says: [
      'a store is a favourite now',
      'the page has drawn it',
      'the customer points at it',
      'the pointer goes elsewhere',
      '1500 ms pass',
    ],
    answer: 'It stays as long as the pointer is on it. What it says stands in its own place too, for as long as it is true.',
  },
  {
    when: 'a second piece of good news comes',
    begins: 'nothing is said yet',
    says: [
      'a store is a favourite now',
      'the page has drawn it',
      'a store is no favourite any more',
      'the page has drawn it',
      '1500 ms pass',
    ],
    answer: 'The newest takes the place of the one before, with a time of its own.',
  },
];
