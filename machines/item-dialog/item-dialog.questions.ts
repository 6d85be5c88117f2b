import type { Question } from '#statecharts/model.ts';

export const itemDialogQuestions: readonly Question[] = [
  {
    when: 'a dish is ordered whose size must be chosen',
    begins: 'a pizza is opened whose size must be chosen',
    says: ['the customer chooses the small size', 'the customer adds the item'],
    answer:
      'Until a size is chosen, the button cannot be pressed and the group says what it misses. Then the button names the price, and the line is in the basket.',
  },
  {
    when: 'the dish is closed without being added',
    begins: 'a soup is opened whose size is chosen by default',
    says: ['the customer takes one more', 'the customer closes the dialog'],
    answer: 'Nothing comes into the basket.',
  },
  {
    when: 'a size that was chosen is not on the menu any more',
    begins: 'a pizza is edited whose size is no longer on the menu',
    says: ['the customer chooses the large size', 'the customer adds the item'],
    answer: 'The group says that something must be chosen again; the line stays as it was until that is done.',
  },
];
