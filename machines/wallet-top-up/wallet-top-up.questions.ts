import type { Question } from '#statecharts/model.ts';

export const walletTopUpQuestions: readonly Question[] = [
  {
    when: 'the customer closes the tab while the bank asks',
    begins: 'a top-up is found again',
    says: [
      'the server says that nobody confirmed it',
      'the customer goes on with the bank’s question',
      'the bank says yes',
      'the server has credited it',
    ],
    answer:
      'The browser knows of the top-up. The customer reads that nothing is charged, and goes on with the bank’s question or leaves it; left alone, it lapses after an hour. Had the bank said yes before, the server would have credited it by itself: at once when the provider tells of it, else when it looks, a minute after the top-up began and then less and less often.',
  },
  {
    when: 'the answer after the bank’s yes gets lost',
    begins: 'the page opens',
    says: [
      'the customer wants to add money',
      'the customer gives an amount and a card',
      'the server names the card to confirm',
      'the bank says yes',
      'no answer to the look comes',
      'a moment passes',
      'the server has credited it',
    ],
    answer:
      'The customer reads that the top-up is checked, and not that it failed. The server credits what the provider took once, however often it is asked, and by its event or sweeper where nobody asks.',
  },
  {
    when: 'the card is declined',
    begins: 'the page opens',
    says: [
      'the customer wants to add money',
      'the customer gives an amount and a card',
      'the server names the card to confirm',
      'the bank says no, or its question was failed or closed',
    ],
    answer: 'Nothing is charged. The amount stays where it was typed, with the bank’s words, and another card can be chosen.',
  },
  {
    when: 'a top-up cannot be begun',
    begins: 'the page opens',
    says: ['the customer wants to add money', 'the customer gives an amount and a card', 'the server does not begin it'],
    answer: 'Nothing is charged. The form says why and keeps amount and card.',
  },
  {
    when: 'the provider cannot be reached while topping up',
    begins: 'the page opens',
    says: [
      'the customer wants to add money',
      'the customer gives an amount and a card',
      'the server names the card to confirm',
      'the provider’s script does not load',
      'the customer tries again',
      'the bank says yes',
      'the server has credited it',
    ],
    answer: 'Nothing is charged before the provider is asked. The customer tries again or leaves it.',
  },
  {
    when: 'the provider cannot be reached after the bank was asked for a top-up',
    begins: 'the page opens',
    says: [
      'the customer wants to add money',
      'the customer gives an amount and a card',
      'the server names the card to confirm',
      'no answer of the bank comes',
      'the server says that nobody confirmed it',
      'the customer goes on with the bank’s question',
      'the provider’s script does not load',
      'the server has credited it',
    ],
    answer:
      'The bank may have said yes by then, so nobody says that nothing is charged before the server does: it is asked how the top-up stands, and credits it where the bank holds the money.',
  },
  {
    when: 'a top-up lapses',
    begins: 'a top-up is found again',
    says: ['the server says that it lapsed'],
    answer: 'Nothing was charged, the form says so and another amount can be given.',
  },
  {
    when: 'the customer tops up with TWINT',
    begins: 'the page opens',
    says: [
      'the customer wants to add money',
      'the customer gives an amount and TWINT',
      'the server names TWINT’s payment to confirm',
      'no answer of the bank comes',
      'the server has credited it',
    ],
    answer:
      'Who comes back from TWINT’s page, also in another tab, finds the payments page asking the server: what TWINT took is in the wallet. Who never comes back has it there too, by the provider’s event or the next look.',
  },
  {
    when: 'TWINT says no to a top-up',
    begins: 'the page opens',
    says: [
      'the customer wants to add money',
      'the customer gives an amount and TWINT',
      'the server names TWINT’s payment to confirm',
      'no answer of the bank comes',
      'the server says that it lapsed',
    ],
    answer: 'Nothing is charged. The form says so, keeps the amount, and another try begins anew.',
  },
  {
    when: 'the customer tops up with Apple Pay or Google Pay',
    begins: 'the page opens',
    says: [
      'the customer wants to add money',
      'the customer gives an amount and Apple Pay',
      'the customer approves the top-up on the sheet',
      'the server names the card to confirm',
      'the bank says yes',
      'the server has credited it',
    ],
    answer:
      'The amount is approved on the device’s sheet first; then the card behind it is charged as any card is, and the money is in the wallet once.',
  },
  {
    when: 'the customer closes the sheet of Apple Pay or Google Pay while topping up',
    begins: 'the page opens',
    says: ['the customer wants to add money', 'the customer gives an amount and Apple Pay', 'the customer closes the payment sheet'],
    answer: 'Nothing is charged: the server hears of it only once it is approved. The amount stays, and another way can be chosen.',
  },
  {
    when: 'nothing or zero is given for a top-up',
    begins: 'the page opens',
    says: [
      'the customer wants to add money',
      'the customer gives no proper amount',
      'the customer gives an amount and a card',
      'the server names the card to confirm',
      'the bank says yes',
      'the server has credited it',
    ],
    answer: 'No money moves. The field says that it is no proper amount; 1 to 999 can be added, with two decimals at most.',
  },
  {
    when: 'there is no card for a top-up',
    begins: 'the page opens',
    says: [
      'the customer wants to add money',
      'the customer has no card',
      'the customer gives an amount and a card',
      'the server names the card to confirm',
      'the bank says yes',
      'the server has credited it',
    ],
    answer: 'No money moves. The form says that a card has to be added first, which is done on the same page; the amount stays.',
  },
];
