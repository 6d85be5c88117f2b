import type { Question } from '#statecharts/model.ts';

export const recipientQuestions: readonly Question[] = [
  {
    when: 'I look at the menu once more after filling in the form',
    begins: 'a name and an entry code were typed here before',
    says: ['the customer signs in', 'the customer wants it delivered'],
    answer:
      'What was typed is there again, as after a reload or when the session had ended meanwhile. It is kept in this tab for this customer and this basket, and gone once they sign out.',
  },
];
