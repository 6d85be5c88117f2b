import type { Question } from '#statecharts/model.ts';

export const reorderQuestions: readonly Question[] = [
  {
    when: 'I order again and nothing has changed',
    begins: 'the customer orders again',
    says: ['the order is told: a small pizza and two waters', 'the menu has everything as it was', 'the basket has taken it'],
    answer: 'One tap is enough: no question is asked, the basket opens and holds it. It costs what it costs today.',
  },
  {
    when: 'a dish that I order again is gone, costs more, or now has a required choice',
    begins: 'the customer orders again',
    says: [
      'the order is told: a small pizza and two waters',
      'the water costs more, and the pizza is not to be had small',
      'the customer chooses the pizza again',
      'the customer takes a large pizza',
      'the item leaves the screen',
      'the customer puts it into the basket',
      'the basket has taken it',
    ],
    answer:
      'What changed is shown before anything goes into the basket: what is gone, what costs more with the price of then, and what has to be chosen again, which is done on the spot.',
  },
  {
    when: 'my basket holds something of another store',
    begins: 'the customer orders again',
    says: [
      'the order is told: a small pizza and two waters',
      'the menu has everything as it was, and the basket is another store’s',
      'the customer agrees to clear the basket',
      'the basket has taken it',
    ],
    answer: 'It is asked first, and both stores are named. What was in the basket is put aside and can be taken back.',
  },
  {
    when: 'the store runs out of something between my look and my press',
    begins: 'the customer orders again',
    says: [
      'the order is told: a small pizza and two waters',
      'the menu has everything as it was',
      'the server refuses a line',
      'the water is gone, and the pizza is not to be had small',
    ],
    answer: 'The server takes nothing on trust. The basket is as it was, the menu is looked at anew, and what changed is shown.',
  },
  {
    when: 'the order of before cannot be read',
    begins: 'the customer orders again',
    says: [
      'no order comes',
      'the customer tries again',
      'the order is told: a small pizza and two waters',
      'the menu has everything as it was',
      'the basket has taken it',
    ],
    answer: 'Nothing comes into the basket. The customer reads why and tries again.',
  },
  {
    when: 'the menu cannot be read when something is ordered again',
    begins: 'the customer orders again',
    says: [
      'the order is told: a small pizza and two waters',
      'no menu comes',
      'the customer tries again',
      'the order is told: a small pizza and two waters',
      'the menu has everything as it was',
      'the basket has taken it',
    ],
    answer: 'Nothing goes into the basket that nobody looked up. The customer reads why and tries again.',
  },
  {
    when: 'the store of an order is gone',
    begins: 'the customer orders again',
    says: ['the order is told: a small pizza and two waters', 'there is no such store any more', 'the customer leaves it'],
    answer: 'The customer reads that the store is gone, and goes on to the others; the basket is as it was.',
  },
  {
    when: 'nothing of an order is on the menu any more',
    begins: 'the customer orders again',
    says: ['the order is told: a small pizza and two waters', 'nothing of it is on the menu', 'the customer leaves it'],
    answer: 'The customer reads so and goes on to the menu of today; the basket is as it was.',
  },
  {
    when: 'a parcel is sent once more',
    begins: 'the customer orders again',
    says: ['it was a courier’s trip'],
    answer: 'The form that sends a parcel opens with the same trip.',
  },
  {
    when: 'the basket does not answer when something is ordered again',
    begins: 'the customer orders again',
    says: [
      'the order is told: a small pizza and two waters',
      'the menu has everything as it was',
      '30 s pass and the basket is still at it',
    ],
    answer: 'The basket opens and says that the server does not answer. What was to be added is kept and told as soon as it does, once.',
  },
];
