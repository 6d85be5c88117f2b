import type { Question } from '../model.ts';

/** What people ask of this flow, each with the journey that answers it. */
export const operatorDeskQuestions: readonly Question[] = [
  {
    when: 'an order has moved on by itself before the operator presses',
    begins: 'the operator opens the desk',
    says: ['an order waits for its store', 'the operator accepts the order', 'the order has moved on by itself', 'an order is being made'],
    answer: 'Nothing is moved twice: the page says how the order stands.',
  },
  {
    when: 'a store does not take an order',
    begins: 'the operator opens the desk',
    says: [
      'an order waits for its store',
      'the operator begins to reject the order',
      'the operator rejects it, as something is sold out',
      'the order is moved',
    ],
    answer: 'The operator is asked why before anything is moved, and the customer reads that reason.',
  },
  {
    when: 'an order is accepted elsewhere while the operator is asked why it is rejected',
    begins: 'the operator opens the desk',
    says: [
      'an order waits for its store',
      'the operator begins to reject the order',
      'it is time for the next look',
      'an order is being made',
    ],
    answer: 'The question goes away: the order is shown as it stands, and nothing is rejected.',
  },
  {
    when: 'the operator’s page is opened where there is no operator',
    begins: 'the operator opens the desk',
    says: ['there is no operator here'],
    answer: 'Nothing of any order is shown: the page says that there is no operator here.',
  },
  {
    when: 'nobody answers what runs',
    begins: 'the operator opens the desk',
    says: ['nobody answers what runs', 'it is time for the next look', 'an order waits for its store'],
    answer: 'The desk keeps what it knew, says that it is old, and asks again by itself.',
  },
  {
    when: 'a move of an order gets no answer',
    begins: 'the operator opens the desk',
    says: ['an order waits for its store', 'the operator accepts the order', 'nobody answers the move', 'an order is being made'],
    answer: 'The desk looks at the order before anything is said: it is shown as it is, moved or not.',
  },
];
