import type { Question } from '#statecharts/model.ts';

export const rideQuestions: readonly Question[] = [
  {
    when: 'an answer about the courier comes late, after a newer one',
    begins: 'the customer looks at the page',
    says: [
      'the road is told',
      'the courier is on the bridge',
      'it is time to ask for the courier again',
      'the courier is before the bridge',
    ],
    answer: 'The courier stays where the newer answer said; the marker never jumps back.',
  },
  {
    when: 'nobody says where the courier is',
    begins: 'the customer looks at the page',
    says: [
      'the road is told',
      'nobody says where the courier is',
      'it is time to ask for the courier again',
      'the courier is on the bridge',
    ],
    answer: 'The marker stays where it was last, the page says how old that position is, and it is asked again by itself.',
  },
  {
    when: 'no road is told',
    begins: 'the customer looks at the page',
    says: ['no answer comes about the road', 'the courier is before the bridge'],
    answer: 'The map is without a line; the courier’s place is shown all the same, and the road is asked for again when it changes.',
  },
];
