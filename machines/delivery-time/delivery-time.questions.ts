import type { Question } from '#statecharts/model.ts';

export const deliveryTimeQuestions: readonly Question[] = [
  {
    when: 'I leave a closed store for an open one',
    begins: 'nothing is remembered',
    says: ['the basket’s store is closed until nine', 'the basket is empty', 'the basket’s store opens for lunch and dinner'],
    answer:
      'The time that the closed store had preset goes with it: the order is wanted as soon as possible again, as it was before. A time that the customer chose stays; where the next store can’t keep it, they read so and choose again. No order is made for a time that nobody chose.',
  },
  {
    when: 'I leave a closed store for another closed one',
    begins: 'nine o’clock is remembered, which a closed store preset',
    says: ['the basket’s store is closed until six'],
    answer:
      'The first store’s time is given back and the next one’s first time takes its place, with a note that says so. The customer may choose another.',
  },
  {
    when: 'the chosen time passes while the customer looks around',
    begins: 'seven o’clock is remembered',
    says: ['the clock says 20:40', 'the customer picks tomorrow', 'the customer picks noon tomorrow'],
    answer: 'The time is struck through and the customer is asked for another one. Nothing can be paid for a time that is over.',
  },
  {
    when: 'tomorrow is chosen',
    begins: 'nothing is remembered',
    says: ['the customer asks to schedule', 'the customer picks tomorrow', 'the customer picks noon tomorrow'],
    answer: 'A day without a time is no choice yet: the customer is asked for the time, and then the order is wanted at noon tomorrow.',
  },
  {
    when: 'I open the list of times and close it again',
    begins: 'nothing is remembered',
    says: ['it is noon', 'the customer asks to schedule', 'the customer closes the list of times'],
    answer:
      'The order is wanted as soon as possible, as before: the list begins with none of its times, and only picking one takes it. Whoever had chosen a time before and left the list with another date and no time has theirs again.',
  },
  {
    when: 'the store takes nothing for later',
    begins: 'seven o’clock is remembered',
    says: ['the basket’s store takes nothing for later', 'the customer chooses as soon as possible'],
    answer: 'The time that was chosen cannot be had there, the customer reads so and chooses as soon as possible.',
  },
  {
    when: 'the chosen time is sooner than the store’s notice allows',
    begins: 'seven o’clock is remembered',
    says: ['the basket’s store wants to know a day before'],
    answer:
      'The list offers only times that leave the store its notice, never less than half an hour. A time chosen before that the store cannot keep is struck through at once, with the reason, and another is asked for; should it become too soon later, the last button says so, and nothing is charged.',
  },
];
