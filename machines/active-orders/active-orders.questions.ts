import type { Question } from '#statecharts/model.ts';

export const activeOrdersQuestions: readonly Question[] = [
  {
    when: 'the store’s courier leaves while I look at another page',
    begins: 'a page is opened',
    says: [
      'a customer is signed in',
      'it is this tab’s turn to ask',
      'the server lists one order',
      'news come by themselves',
      'news say that the order is on the road',
    ],
    answer: 'The strip and the tab’s title say it in a moment, in every tab; nothing is asked for it.',
  },
  {
    when: 'the server sends no news',
    begins: 'a page is opened',
    says: [
      'a customer is signed in',
      'it is this tab’s turn to ask',
      'the server lists one order',
      'the server has no stream',
      'the server lists one order',
      'it is time for the next look',
    ],
    answer: 'One tab asks every five seconds for all of them, and not at all while nobody looks.',
  },
  {
    when: 'the tab that asks for all of them sleeps',
    begins: 'a page is opened',
    says: ['a customer is signed in', 'another tab tells of an order', '45 s pass without a word', 'it is this tab’s turn to ask'],
    answer: 'A tab that somebody looks at takes its turn after three quarters of a minute.',
  },
  {
    when: 'an order ends while I look at another page',
    begins: 'a page is opened',
    says: [
      'a customer is signed in',
      'it is this tab’s turn to ask',
      'the server lists one order',
      'news come by themselves',
      'news say that the order was delivered',
      'the customer puts an ending away',
    ],
    answer: 'The strip says how it ended and leads to it, until it is put away.',
  },
  {
    when: 'the server does not answer what runs',
    begins: 'a page is opened',
    says: [
      'a customer is signed in',
      'it is this tab’s turn to ask',
      'no answer comes',
      'it is time for the next look',
      'the server lists one order',
    ],
    answer: 'The strip shows what was known last and says nothing that may be false; it is asked again, less and less often.',
  },
];
