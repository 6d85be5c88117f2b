import type { Question } from '#statecharts/model.ts';

export const locationQuestions: readonly Question[] = [
  {
    when: 'the customer does not share where they are',
    begins: 'nobody has said where they are',
    says: [
      'the customer asks for their own location',
      'the customer refuses to share the location',
      'the customer picks a place from the list',
    ],
    answer: 'The page says so beside the button and asks for an address instead; nothing else depends on the device.',
  },
  {
    when: 'the device does not know where it is',
    begins: 'nobody has said where they are',
    says: ['the customer asks for their own location', 'the device has no signal'],
    answer: 'The page says so and asks for an address instead. What was chosen before stays.',
  },
  {
    when: 'the customer is where no city delivers',
    begins: 'nobody has said where they are',
    says: ['the customer asks for their own location', 'the device lies outside every city'],
    answer: 'The page says that nothing is delivered there yet, and another address can be typed.',
  },
  {
    when: 'the device says nothing for ten seconds',
    begins: 'nobody has said where they are',
    says: ['the customer asks for their own location', '10 s pass without an answer of the device'],
    answer: 'The question ends by itself, the page says so, and an address can be typed meanwhile too.',
  },
];
