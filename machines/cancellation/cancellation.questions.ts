import type { Question } from '#statecharts/model.ts';

export const cancellationQuestions: readonly Question[] = [
  {
    when: 'the store accepts while I press the button',
    begins: 'the order waits for its store',
    says: [
      'the customer misses an item',
      'the customer cancels',
      'the server says that the store has accepted',
      'the look finds it accepted',
    ],
    answer:
      'One of the two comes first. If it was your press, the order is cancelled as the dialog said. If it was the store, nothing is cancelled: the dialog shows what cancelling costs now, or that it still costs nothing, and you decide anew.',
  },
  {
    when: 'the answer is lost',
    begins: 'the order waits for its store',
    says: ['the customer misses an item', 'the customer cancels', 'the answer is lost', 'the look finds it cancelled'],
    answer: 'The order is looked at before anything is said. It is cancelled once, and the money goes back once.',
  },
  {
    when: 'nobody answers at all',
    begins: 'the order waits for its store',
    says: [
      'the customer misses an item',
      'the customer cancels',
      'the answer is lost',
      'the look is not answered',
      'the network is back',
      'the look finds it as it was',
    ],
    answer: 'The page says that it does not know, and looks again by itself. Cancelling once more does no harm.',
  },
  {
    when: 'I cancel in another tab meanwhile',
    begins: 'the order waits for its store',
    says: ['news say that it is cancelled'],
    answer: 'This tab hears of it and says so.',
  },
  {
    when: 'the server does not let the order be cancelled',
    begins: 'the order waits for its store',
    says: ['the customer misses an item', 'the customer cancels', 'the server knows no such order'],
    answer: 'It stays as it is, and the dialog says why.',
  },
  {
    when: 'the order is ready by the time it is cancelled',
    begins: 'the store has accepted the order',
    says: ['the customer misses an item', 'the customer cancels', 'the server says that it is not as seen', 'the look finds it ready'],
    answer:
      'It is not cancelled: what is ready, or on the way with its courier, is not taken back any more. The dialog says so, and nothing is charged for asking.',
  },
];
