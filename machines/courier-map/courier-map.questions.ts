import type { Question } from '#statecharts/model.ts';

export const courierMapQuestions: readonly Question[] = [
  {
    when: 'the customer moves the map while the courier rides',
    begins: 'the map is opened',
    says: ['the map is drawn', 'the customer drags the map', 'the customer wants to see the courier again'],
    answer: 'The map stays where the finger put it. A button brings the courier back into sight.',
  },
  {
    when: 'the map cannot be drawn',
    begins: 'the map is opened',
    says: ['the map cannot be drawn'],
    answer: 'The page says in words where the courier is and how far; nothing else depends on the map.',
  },
];
