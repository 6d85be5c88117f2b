import type { Question } from '../model.ts';

/** What people ask of this flow, each with the journey that answers it. */
export const favouriteStoresQuestions: readonly Question[] = [
  {
    when: 'a customer deletes the wrong stores',
    begins: 'the customer keeps two stores',
    says: [
      'the server tells the stores',
      'the customer presses Edit, or closes it',
      'the customer ticks a store, or takes the tick away',
      'the customer deletes what is ticked',
      'the server deletes it',
      'the customer undoes it',
      'the server keeps it again',
    ],
    answer: 'A message with Undo stays until it is pressed, closed or the page is left; it keeps the same stores again.',
  },
  {
    when: 'deleting fails',
    begins: 'the customer keeps two stores',
    says: [
      'the server tells the stores',
      'the customer presses Edit, or closes it',
      'the customer ticks a store, or takes the tick away',
      'the customer deletes what is ticked',
      'the server does not delete it',
    ],
    answer: 'The stores stand there again, still ticked, and the customer reads why; the same button tries again.',
  },
  {
    when: 'the favourite stores do not come',
    begins: 'the customer keeps two stores',
    says: ['no answer comes', 'the customer asks again', 'the server tells the stores'],
    answer: 'The page says that they could not be loaded, and asks again when it is told to.',
  },
  {
    when: 'the deletion of a favourite store cannot be undone',
    begins: 'the customer keeps two stores',
    says: [
      'the server tells the stores',
      'the customer presses Edit, or closes it',
      'the customer ticks a store, or takes the tick away',
      'the customer deletes what is ticked',
      'the server deletes it',
      'the customer undoes it',
      'the server does not keep it again',
    ],
    answer: 'The page says why, and it can be undone once more.',
  },
];
