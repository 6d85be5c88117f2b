import type { Question } from '#statecharts/model.ts';

export const fulfilmentQuestions: readonly Question[] = [
  {
    when: 'the store stops handing orders over',
    begins: 'nothing is known of the store',
    says: ['the store offers both', 'the customer chooses to collect', 'the store only delivers'],
    answer:
      'What the store offers wins over what was chosen: the order is to be delivered, the price says so before anything is paid, and where an address is missing it is asked for.',
  },
  {
    when: 'the store only hands orders over',
    begins: 'nothing is known of the store',
    says: ['the store only hands over'],
    answer: 'It is to be collected, and the way to have it delivered is not offered.',
  },
];
