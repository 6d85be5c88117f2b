import type { Question } from '#statecharts/model.ts';

export const accountDeletionQuestions: readonly Question[] = [
  {
    when: 'the answer gets lost while my account is deleted',
    begins: 'the customer opens the profile',
    says: [
      'the customer wants the account deleted',
      'the customer means it',
      'the customer gives the password',
      'no answer comes',
      'the account is gone',
    ],
    answer: 'The server is asked whether you are still signed in: if not, the account is gone, and you are led out.',
  },
  {
    when: 'the account is deleted while an order is running',
    begins: 'the customer opens the profile',
    says: ['the customer wants the account deleted', 'the customer means it', 'the customer gives the password', 'an order is running'],
    answer: 'Nothing is deleted. The dialog says what must be over first and leads there.',
    refusal: { code: 1004, reason: 'orders_running' },
  },
  {
    when: 'the account is deleted while money is on its way',
    begins: 'the customer opens the profile',
    says: ['the customer wants the account deleted', 'the customer means it', 'the customer gives the password', 'an order is running'],
    answer: 'Nothing is deleted. The dialog says what must be over first and leads there.',
    refusal: { code: 1004, reason: 'payments_running' },
  },
  {
    when: 'the account is deleted while the wallet is being topped up',
    begins: 'the customer opens the profile',
    says: ['the customer wants the account deleted', 'the customer means it', 'the customer gives the password', 'an order is running'],
    answer: 'Nothing is deleted. The dialog says what must be over first and leads there.',
    refusal: { code: 1004, reason: 'top_ups_running' },
  },
  {
    when: 'the account is deleted while there is money in the wallet',
    begins: 'the customer opens the profile',
    says: [
      'the customer wants the account deleted',
      'the customer means it',
      'the customer gives the password',
      '36.20 is in the wallet',
      'the customer gives the password, and up what is in the wallet',
      'the server deletes it',
    ],
    answer:
      'Nothing is deleted before you are told how much there is. You may spend it first, or give up just that amount; if it has changed meanwhile, you are told anew. What is given up is written down in the books.',
  },
  {
    when: 'the account is deleted while there is money in the wallet, and nobody says how much',
    begins: 'the customer opens the profile',
    says: [
      'the customer wants the account deleted',
      'the customer means it',
      'the customer gives the password',
      'money is in the wallet, and the server does not say how much',
    ],
    answer: 'Nothing is deleted. The dialog says what must be over first and leads there.',
    refusal: { code: 1004, reason: 'wallet_not_empty' },
  },
  {
    when: 'the password is wrong when the account is deleted',
    begins: 'the customer opens the profile',
    says: [
      'the customer wants the account deleted',
      'the customer means it',
      'the customer gives the password',
      'the password is wrong',
      'the customer gives the password',
      'the server deletes it',
    ],
    answer: 'Nothing is deleted until the password is right. The field says that it was not, and may be filled in again.',
  },
  {
    when: 'nobody says whether the account is gone',
    begins: 'the customer opens the profile',
    says: [
      'the customer wants the account deleted',
      'the customer means it',
      'the customer gives the password',
      'no answer comes',
      'nobody says whether it is there',
      '5 s pass',
      'the account is gone',
    ],
    answer:
      'The page says that it does not know, and asks every five seconds whether the customer is still signed in. Nothing is asked for twice.',
  },
];
