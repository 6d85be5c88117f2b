import type { Question } from '#statecharts/model.ts';

export const ratingQuestions: readonly Question[] = [
  {
    when: 'I tap a star and think again before it is saved',
    begins: 'the store was not rated yet',
    says: ['the customer gives five stars', 'the customer gives three stars', 'five stars are kept', 'three stars are kept'],
    answer: 'The second tap is saved after the first, so that what you said last stands.',
  },
  {
    when: 'the network is gone when I rate',
    begins: 'the store was not rated yet',
    says: ['the customer gives five stars', 'no answer comes', 'the customer tries again', 'five stars are kept'],
    answer:
      'Your stars and words stay on the screen, which says that they are not saved. Once more does no harm: a store is rated once for an order.',
  },
  {
    when: 'I change a rating of yesterday, or one that is a week old',
    begins: 'the store has five stars',
    says: ['the customer gives three stars', 'the seven days are over'],
    answer: 'What you said may be changed for seven days after you first said it. Then it stands, and the page says so.',
  },
  {
    when: 'the question for a rating is put away',
    begins: 'the store was not rated yet',
    says: ['the customer puts the question away', 'it is noted that it is put away'],
    answer: 'It is gone from the main page at once and does not come back; the order’s own page still has the stars.',
  },
  {
    when: 'it cannot be noted that the question was put away',
    begins: 'the store was not rated yet',
    says: ['the customer puts the question away', 'it cannot be noted'],
    answer: 'It is gone all the same; it may come back on another device.',
  },
];
