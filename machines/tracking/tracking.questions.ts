import type { Question } from '#statecharts/model.ts';

export const trackingQuestions: readonly Question[] = [
  {
    when: 'the connection is lost on the way',
    begins: 'an order is followed',
    says: ['a courier is on the road', 'it is time for the next look', 'no answer comes', 'the network is back', 'the customer has it'],
    answer:
      'The page keeps what it knew, says that there is no news, and asks less and less often. As soon as the network is back it asks, and shows the truth.',
  },
  {
    when: 'the phone sleeps while the order is brought',
    begins: 'an order is followed',
    says: ['the store has accepted', 'the page is hidden', 'the page is shown again', 'a courier is on the road'],
    answer:
      'While nobody looks, nothing is asked of an order that can be reached. Whoever wakes the phone sees how it stands within a second.',
  },
  {
    when: 'the store says no',
    begins: 'an order is followed',
    says: ['the order waits for its store', 'news say that the store said no'],
    answer:
      'The order was rejected: whoever follows it is led to the orders page, which says what happened; what was paid goes back by the way it came.',
  },
  {
    when: 'old news come after newer ones',
    begins: 'an order is followed',
    says: ['the store has accepted', 'it is time for the next look', 'the order waits for its store'],
    answer: 'They change nothing: an order never goes backwards on the screen.',
  },
  {
    when: 'an order is opened that is somebody else’s',
    begins: 'an order is followed',
    says: ['the order is not this customer’s'],
    answer: 'Nothing of it is shown, not even that it exists. The customer reads that there is no such order here, and finds the way home.',
  },
  {
    when: 'no courier is found',
    begins: 'an order is followed',
    says: ['the order waits for its store', 'it is time for the next look', 'no courier was found'],
    answer: 'The page of the order says that no courier was free, and that what was paid goes back by the way it came.',
  },
  {
    when: 'the courier gives the order back',
    begins: 'an order is followed',
    says: [
      'a courier is on the road',
      'it is time for the next look',
      'the courier gave the order back',
      'it is time for the next look',
      'another courier is on the road',
    ],
    answer: 'The map closes, the page says that another courier is looked for, and the map opens again with the next one.',
  },
];
