import type { Question } from '#statecharts/model.ts';

export const paymentQuestions: readonly Question[] = [
  {
    when: 'the card is declined after the wallet paid its part',
    begins: 'the customer pays by card',
    says: [
      'the server takes the payment and names the card to confirm',
      'the bank says no, or its question was failed or closed',
      'the server says that nothing is charged, asked to give it up',
    ],
    answer:
      'Nothing is charged. The wallet’s part was only held: the server gives it back, with the promo code and the place in the slot, before the customer is told so. They read the bank’s words in the payment dialog, find the basket as it was, and pay with another card or in another way.',
  },
  {
    when: 'the time slot goes while the customer pays',
    begins: 'the customer pays by card',
    says: [
      'the server takes the payment and names the card to confirm',
      'the bank takes its time',
      'the server says that the slot is gone',
    ],
    answer:
      'A place in the slot is kept from the moment the payment begins, and the last one goes to one order. Where it is gone before, or its time passes while the bank is asked, no order is made: the card is let go, the wallet’s part goes back, and the customer reads why, that nothing was charged, and chooses another time.',
  },
  {
    when: 'the session ended in the bank’s question, and the customer comes back',
    begins: 'a payment is found again',
    says: [
      'the server says that the bank asks a question',
      'the customer goes on with the bank’s question',
      'the bank says yes',
      'the server says that the order exists',
    ],
    answer:
      'Nothing was charged meanwhile, and everything stays held for 15 minutes. When the same customer signs in again, here or on another device, “Checking your payment” shows: they go on with the bank’s question or pay in another way. After 15 minutes all is given back.',
  },
  {
    when: 'the tab is closed while the bank takes its time',
    begins: 'a payment is found again',
    says: ['the server says that the bank takes its time', 'a moment passes', 'the server says that the order exists'],
    answer:
      'The server makes the order by itself once the bank says yes, within a minute. The next page that the customer opens, on any device, says “Checking your payment” and then thank you; nothing is charged twice.',
  },
  {
    when: 'the answer to the payment gets lost',
    begins: 'the customer pays by card',
    says: [
      'no answer to the payment comes',
      'the server says that nothing is charged',
      'the server takes the payment and names the card to confirm',
      'the bank says yes',
    ],
    answer:
      'The customer reads “Checking your payment” and not that it failed. The server is asked how it stands; where it never heard of the payment, it is asked again with the same key, so that it can be taken only once.',
  },
  {
    when: 'the card provider cannot be reached',
    begins: 'the customer pays by card',
    says: [
      'the server takes the payment and names the card to confirm',
      'the provider’s script does not load',
      'the customer wants to pay in another way',
      'the server says that nothing is charged, asked to give it up',
    ],
    answer:
      'Nothing was asked of the bank and nothing is charged. The customer tries again, or pays in another way: then what was held is given back first.',
  },
  {
    when: 'the customer changes their mind in the bank’s question',
    begins: 'a payment is found again',
    says: [
      'the server says that the bank asks a question',
      'the customer wants to pay in another way',
      'the server says that nothing is charged, asked to give it up',
    ],
    answer: 'What was held is given back before anything else can be paid. The customer reads that nothing was charged, and chooses again.',
  },
  {
    when: 'nobody answers when a payment is given up',
    begins: 'a payment is found again',
    says: [
      'the server says that the bank asks a question',
      'the customer wants to pay in another way',
      'no answer to the giving up comes',
      'the server says that the card was declined',
    ],
    answer:
      'The customer reads “Checking your payment”, and that nothing is charged as soon as the server says so. Nobody is told that it was given back before it is.',
  },
  {
    when: 'the server does not answer how a payment stands',
    begins: 'the customer pays by card',
    says: [
      'the server takes the payment and names the card to confirm',
      'the bank takes its time',
      'no answer to the look comes',
      'a moment passes',
      'the server says that the order exists',
    ],
    answer:
      'The customer reads “Checking your payment”. It is asked again by itself, ever less often; the same payment is never made twice.',
  },
  {
    when: 'the page is opened and no payment is under way',
    begins: 'a payment is found again',
    says: ['the server finds no payment'],
    answer: 'The customer reads that no payment is under way and nothing is charged, and goes back to the basket.',
  },
  {
    when: 'the page is loaded anew before its command to pay arrives',
    begins: 'a payment is found again',
    says: [
      'the server has not heard of the command',
      'a moment passes',
      'the server has not heard of the command',
      'a moment passes',
      'the server has not heard of the command',
      'the server withdraws the command',
    ],
    answer:
      'The page reads “Checking your payment” and asks three times, for some seconds: the command may still come, and its order is then shown. One that has not come by then is withdrawn, and should it arrive later it is refused. Only now the customer reads that no payment is under way and nothing was charged.',
  },
  {
    when: 'nobody answers when a command is withdrawn',
    begins: 'a payment is found again',
    says: [
      'the server has not heard of the command',
      'a moment passes',
      'the server has not heard of the command',
      'a moment passes',
      'the server has not heard of the command',
      'no answer to the withdrawing comes',
      'a moment passes',
      'the server says that the order exists',
    ],
    answer:
      'The customer still reads “Checking your payment”. It is asked again by itself until the server has answered: that there is an order, or that nothing can be charged any more.',
  },
  {
    when: 'a server cannot tell how a payment stands',
    begins: 'a payment is found again',
    says: [
      'the server knows no such look',
      'a moment passes',
      'the server knows no such look',
      'a moment passes',
      'the server knows no such look',
    ],
    answer:
      'The customer reads that it cannot be looked up here, where to see whether there is an order, and that the same order is never charged twice.',
  },
  {
    when: 'the bank’s question is left open',
    begins: 'the customer pays by card',
    says: [
      'the server takes the payment and names the card to confirm',
      'a quarter of an hour passes in the challenge',
      'the server says that the card was declined',
    ],
    answer:
      'After a quarter of an hour the question is taken away, and what was held is given back. The customer reads that nothing was charged.',
  },
  {
    when: 'the customer closes the sheet of Apple Pay or Google Pay',
    begins: 'the customer pays with Apple Pay',
    says: ['the customer closes the payment sheet'],
    answer:
      'The server hears of a payment only once it is approved on the sheet: nothing is held or charged by it. The customer is back at the last look, with the same basket, and pays in this or another way.',
  },
  {
    when: 'the sheet of Apple Pay or Google Pay does not open',
    begins: 'the customer pays with Apple Pay',
    says: ['the payment sheet does not open'],
    answer: 'Nothing was asked of the server. The customer reads that nothing was charged, and pays in another way.',
  },
  {
    when: 'the price changes while the sheet of Apple Pay or Google Pay is open',
    begins: 'the customer pays with Apple Pay',
    says: ['the customer approves the payment on the sheet', 'the server says that the prices changed'],
    answer:
      'The amount on the sheet is the only one that is ever charged. The server refuses, the sheet says that it failed and closes, nothing is charged, and the customer reads what it would cost now.',
  },
  {
    when: 'the customer pays with Apple Pay or Google Pay',
    begins: 'the customer pays with Apple Pay',
    says: [
      'the customer approves the payment on the sheet',
      'the server takes the payment and names the card to confirm',
      'the bank says yes',
    ],
    answer:
      'The sheet is approved first, then everything is held and the card behind it is authorised as any card is: it is charged when the order is made, and what comes to no order is let go.',
  },
  {
    when: 'the customer leaves TWINT’s page without an answer, and comes back',
    begins: 'a payment is found again',
    says: [
      'the server says that TWINT waits for its customer',
      'the customer goes on with the bank’s question',
      'no answer of the bank comes',
      'the server says that the order exists',
    ],
    answer:
      'Whoever comes back, also in another tab, sees “Checking your payment” and goes on in TWINT or pays in another way. Who never comes back but confirms in the app has the order all the same; what is not confirmed within 15 minutes is not charged.',
  },
  {
    when: 'the customer confirms in TWINT too late, and the slot is gone',
    begins: 'a payment is found again',
    says: [
      'the server says that TWINT waits for its customer',
      'the customer goes on with the bank’s question',
      'no answer of the bank comes',
      'the server says that the slot is gone, and what was paid is given back',
    ],
    answer: 'TWINT takes the money at once, so it is given back within a minute. No order is made, and the customer reads both.',
  },
  {
    when: 'the customer pays in cash',
    begins: 'the customer pays in cash',
    says: ['the server takes the payment, and no card pays'],
    answer: 'The bank is not asked. The order is made at once, and is paid when it is handed over.',
  },
];
