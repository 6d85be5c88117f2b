import type { Question } from '#statecharts/model.ts';

export const dietsQuestions: readonly Question[] = [
  {
    when: 'a guest says what they don’t eat, then signs in',
    begins: 'a guest opens the page',
    says: ['the customer avoids nuts', 'Léa signs in, and what the guest said goes along', 'the account keeps nuts'],
    answer: 'It goes along into the account, where that has nothing yet, and leaves the browser with a sign-out.',
  },
  {
    when: 'what a customer does not eat could not be saved',
    begins: 'a guest opens the page',
    says: [
      'Léa signs in',
      'the customer avoids nuts',
      'what is avoided does not get through',
      'the customer has it saved again',
      'the account keeps nuts',
    ],
    answer: 'This browser keeps it and warns all the same; the page says that the account lacks it, and one press tries again.',
  },
];
