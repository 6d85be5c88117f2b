import type { Question } from '#statecharts/model.ts';

export const checkoutQuestions: readonly Question[] = [
  {
    when: 'I choose another time while my order is being paid',
    begins: 'the basket page opens',
    says: ['the price comes', 'it is clear who receives it', 'the order is being paid', 'it is wanted at seven', 'the order was not made'],
    answer:
      'The order is paid and made as it was confirmed. Where it is not made, the price is asked for the new time, and the customer sees it before anything is paid.',
  },
  {
    when: 'my chosen time goes while I look at what I am about to pay',
    begins: 'the basket page opens with its price',
    says: ['the price comes', 'it is clear who receives it', 'a time is being chosen'],
    answer:
      'The last look closes: nothing can be paid for a time that cannot be had. The customer chooses a time, and the price is asked for it.',
  },
  {
    when: 'somebody else signs in where I was ordering',
    begins: 'the basket page opens',
    says: ['Léa signs in', 'it is typed who receives it', 'a guest is here', 'the basket changes'],
    answer: 'What was typed for one customer is gone before the next one sees the fields. The price is asked anew for whoever orders now.',
  },
  {
    when: 'something in the page breaks at the checkout',
    begins: 'the basket page opens',
    says: ['the price comes', 'it is typed who receives it', 'placing the order breaks', 'the customer begins again'],
    answer:
      'The customer reads that something broke and begins again; what was typed is there. An order that was being paid is looked for and shown.',
  },
  {
    when: 'the session ends while an order is being paid',
    begins: 'the basket page opens',
    says: [
      'Léa signs in',
      'the price comes',
      'it is clear who receives it',
      'the order is being paid',
      'a guest is here',
      'the order is placed',
    ],
    answer:
      'What was confirmed is paid and made as it was confirmed: the server knows whose it is. What was typed is gone from the page before anybody else sees it; Léa finds the order when she signs in again.',
  },
  {
    when: 'I want to pay for less than the store’s minimum',
    begins: 'the basket page opens',
    says: ['the server says that it is below the minimum', 'the customer wants to pay', 'the customer reads what the minimum is'],
    answer: 'The customer reads what the minimum is, and goes on to the store; nothing can be paid before it is reached.',
  },
  {
    when: 'I want to give the courier something',
    begins: 'the basket page opens',
    says: [
      'the price comes',
      'the courier is to be given four',
      'the price is asked',
      'the price comes',
      'the courier is to be given nothing',
      'the price is asked',
      'the price comes',
    ],
    answer:
      'Nothing is given before the customer chooses it. It is a line of its own after everything else, and no tax, promo or charge is reckoned of it. Where the order is collected it goes; where it is brought again it is back.',
  },
  {
    when: 'something is missing when I press Payment',
    begins: 'the basket page opens',
    says: ['the price comes', 'the customer wants to pay', 'it is typed who receives it', 'the customer wants to pay'],
    answer:
      'The row in which something is missing opens and says what, while the price is still asked too; the next press opens the last look.',
  },
];
