import type { Question } from '#statecharts/model.ts';

export const promoQuestions: readonly Question[] = [
  {
    when: 'a promo code does not exist',
    begins: 'no code is on the payment',
    says: ['the customer applies a code', 'the server refuses the code'],
    answer: 'The code is not put on and leaves its field, a message names it and says why, and the price is as it was.',
    refusal: { code: 546, reason: 'promo_unknown' },
  },
  {
    when: 'a promo code is not valid yet',
    begins: 'no code is on the payment',
    says: ['the customer applies a code', 'the server refuses the code'],
    answer: 'The code is not put on and leaves its field, a message names it and says why, and the price is as it was.',
    refusal: { code: 546, reason: 'promo_not_started' },
  },
  {
    when: 'a promo code has expired',
    begins: 'no code is on the payment',
    says: ['the customer applies a code', 'the server refuses the code'],
    answer: 'The code is not put on and leaves its field, a message names it and says why, and the price is as it was.',
    refusal: { code: 546, reason: 'promo_over' },
  },
  {
    when: 'a promo code counts on other days or hours',
    begins: 'no code is on the payment',
    says: ['the customer applies a code', 'the server refuses the code'],
    answer: 'The code is not put on and leaves its field, a message names it and says why, and the price is as it was.',
    refusal: { code: 546, reason: 'promo_not_now' },
  },
  {
    when: 'a promo code is used up',
    begins: 'no code is on the payment',
    says: ['the customer applies a code', 'the server refuses the code'],
    answer: 'The code is not put on and leaves its field, a message names it and says why, and the price is as it was.',
    refusal: { code: 546, reason: 'promo_used_up' },
  },
  {
    when: 'a promo code was used by this customer already',
    begins: 'no code is on the payment',
    says: ['the customer applies a code', 'the server refuses the code'],
    answer: 'The code is not put on and leaves its field, a message names it and says why, and the price is as it was.',
    refusal: { code: 551, reason: 'promo_already_used' },
  },
  {
    when: 'a promo code is for first orders only',
    begins: 'no code is on the payment',
    says: ['the customer applies a code', 'the server refuses the code'],
    answer: 'The code is not put on and leaves its field, a message names it and says why, and the price is as it was.',
    refusal: { code: 546, reason: 'promo_first_orders_only' },
  },
  {
    when: 'a promo code is for another city',
    begins: 'no code is on the payment',
    says: ['the customer applies a code', 'the server refuses the code'],
    answer: 'The code is not put on and leaves its field, a message names it and says why, and the price is as it was.',
    refusal: { code: 552, reason: 'promo_other_city' },
  },
  {
    when: 'a promo code is for other dishes than those in the basket',
    begins: 'no code is on the payment',
    says: ['the customer applies a code', 'the server refuses the code'],
    answer: 'The code is not put on and leaves its field, a message names it and says why, and the price is as it was.',
    refusal: { code: 546, reason: 'promo_not_in_basket' },
  },
  {
    when: 'the basket is below what a promo code asks for',
    begins: 'no code is on the payment',
    says: ['the customer applies a code', 'the server refuses the code'],
    answer: 'The code is not put on and leaves its field, a message names it and says why, and the price is as it was.',
    refusal: { code: 546, reason: 'promo_below_minimum' },
  },
  {
    when: 'a promo code takes off the delivery fee and the order is picked up, or delivery is free',
    begins: 'no code is on the payment',
    says: ['the customer applies a code', 'the server refuses the code'],
    answer:
      'The code is not put on and leaves its field, and a message names it and says why. A code that was on comes off with the next price, and does not come back by itself when delivery is chosen again.',
    refusal: { code: 553, reason: 'promo_nothing_to_reduce' },
  },
  {
    when: 'a promo code stops counting while it is on the basket',
    begins: 'no code is on the payment',
    says: ['the customer applies a code', 'the server takes the code', 'the invoice took the code off'],
    answer:
      'The next price comes without it, the field is open again and says why. Nothing is paid at another price than the one that stands beside the button.',
  },
  {
    when: 'no answer to a promo code comes',
    begins: 'no code is on the payment',
    says: ['the customer applies a code', 'no answer to the code comes', 'the customer applies a code', 'the server takes the code'],
    answer: 'The code stays in its field and a message says that no answer came; applying it once more does no harm.',
  },
  {
    when: 'a promo code cannot be taken off',
    begins: 'no code is on the payment',
    says: [
      'the customer applies a code',
      'the server takes the code',
      'the customer takes the code off',
      'the server does not take the code off',
    ],
    answer: 'It stays on, as the price says, and the field says why.',
  },
  {
    when: 'a promo code is applied while the payment is being checked',
    begins: 'no code is on the payment',
    says: ['the customer applies a code', 'the server refuses the code'],
    answer: 'Nothing changes at a payment of which nobody knows yet how it ends. The code is not put on, and a message names it.',
    refusal: { code: 651, reason: 'payment_checking' },
  },
];
