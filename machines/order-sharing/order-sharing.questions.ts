import type { Question } from '../model.ts';

/** What people ask of this flow, each with the journey that answers it. */
export const orderSharingQuestions: readonly Question[] = [
  {
    when: 'I want my link to show nothing any more',
    begins: 'the order is shown to nobody',
    says: ['the customer wants a link', 'the link is made', 'the customer withdraws it', 'the link is withdrawn'],
    answer: 'Every link to the order ends at once; whoever opens one reads that it has ended.',
  },
  {
    when: 'the link that shows an order cannot be made',
    begins: 'the order is shown to nobody',
    says: ['the customer wants a link', 'no answer comes about the link', 'the customer wants a link', 'the link is made'],
    answer: 'The order is shown to nobody until there is a link. The page says why there is none, and the same button asks again.',
  },
  {
    when: 'the link cannot be withdrawn',
    begins: 'the order was shown by a link before',
    says: ['the customer withdraws it', 'no answer comes about the withdrawal', 'the customer withdraws it', 'the link is withdrawn'],
    answer: 'The link is shown as what it is: open to whoever has it, until the server says that it is withdrawn.',
  },
];
