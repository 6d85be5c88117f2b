import type { Question } from '#statecharts/model.ts';

export const cartQuestions: readonly Question[] = [
  {
    when: 'a dish of another store is added',
    begins: 'the page opens',
    says: [
      'the server answers a basket with a fondue',
      'the customer adds a ramen of another store',
      'the customer agrees to clear the basket',
    ],
    answer: 'A basket is one store’s. The customer is asked first: they keep the basket as it is, or begin a new one with the new dish.',
  },
  {
    when: 'another tab has changed the basket meanwhile',
    begins: 'the page opens',
    says: [
      'the server answers a basket with a fondue',
      'the customer takes two fondues',
      'the server has a newer basket',
      'the server answers a basket with a fondue',
      'the server takes the basket',
    ],
    answer:
      'The server does not take what was reckoned on an older basket. The page looks at the newer one and tells on top of it what is still missing: nothing of either tab is lost, and nothing is counted twice.',
  },
  {
    when: 'the basket does not come',
    begins: 'the page opens',
    says: [
      'the server does not answer a basket',
      'the customer adds a fondue',
      'it is time for the next try',
      'the server answers an empty basket',
      'the server takes the basket',
    ],
    answer:
      'The page says that the server cannot be reached and asks again by itself. What is added meanwhile is kept and told as soon as it answers.',
  },
  {
    when: 'a dish of the basket is not to be had any more',
    begins: 'the page opens',
    says: [
      'the server answers a basket with a fondue',
      'the customer takes two fondues',
      'the server refuses the basket',
      'the server answers a basket with a fondue',
    ],
    answer:
      'The server takes no line that cannot be had. The basket is asked for anew, and a message says what could not be changed and why.',
  },
  {
    when: 'a change of the basket gets no answer',
    begins: 'the page opens',
    says: [
      'the server answers a basket with a fondue',
      'the customer takes two fondues',
      'no answer to the change comes',
      'the server answers a basket with a fondue',
      'the server takes the basket',
    ],
    answer:
      'Nothing is lost: the basket is looked at anew, and what is still missing in it is told once more. A line is never added twice.',
  },
  {
    when: 'the other store’s basket cannot be cleared',
    begins: 'the page opens',
    says: [
      'the server answers a basket with a fondue',
      'the customer adds a ramen of another store',
      'the customer agrees to clear the basket',
      'the server refuses to empty the basket',
      'the server answers a basket with a fondue',
      'the customer keeps the basket',
    ],
    answer: 'The basket stays as it was, and the customer is asked again before anything is cleared.',
  },
  {
    when: 'a basket that was put aside is not there any more',
    begins: 'the page opens',
    says: [
      'the server answers a basket with a fondue',
      'the customer wants a basket back that was kept aside',
      'the server has no such basket',
      'the server answers a basket with a fondue',
    ],
    answer: 'The basket of now stays as it is, and a message says that the other one is gone.',
  },
  {
    when: 'something is put in without a connection, and the page is loaded anew',
    begins: 'the page opens anew, and had a fondue to tell that may have arrived',
    says: ['the server answers an empty basket', 'the server takes the basket'],
    answer: 'It is still in the basket, and told as soon as the server answers: once, also where it had arrived already.',
  },
  {
    when: 'several dishes are put in without a connection, and one is not to be had any more',
    begins: 'the page opens anew, and had a fondue and a soup to tell',
    says: [
      'the server answers an empty basket',
      'the server refuses the basket',
      'the server answers an empty basket',
      'the server refuses the basket',
      'the server answers an empty basket',
      'the server takes the basket',
    ],
    answer: 'Each is told for itself then: what can be had goes in, and of the rest a message names each dish with its reason.',
  },
  {
    when: 'the last line is removed by mistake',
    begins: 'the page opens',
    says: [
      'the server answers a basket with a fondue',
      'the customer removes the fondue',
      'the server takes the basket',
      'the customer puts back what was removed',
      'the server takes the basket',
    ],
    answer: 'Undo stands in the basket for a while and puts the line back as it was.',
  },
  {
    when: 'a removal is not undone',
    begins: 'the page opens',
    says: [
      'the server answers a basket with a fondue',
      'the customer removes the fondue',
      'the customer points at the offer, or comes to it by keys',
      'the customer goes elsewhere',
      '24 s pass',
    ],
    answer:
      'Undo goes after 24 s, or as soon as it is closed. It stays as long as the pointer or the focus is on it, and its time begins anew with the next line that is removed.',
  },
  {
    when: 'a guest signs in whose account keeps another basket',
    begins: 'the page opens',
    says: [
      'the server answers a basket with a fondue',
      'the basket moves elsewhere',
      'the server answers a basket with a fondue',
      'the customer wants a basket back that was kept aside',
      'the server brings back the basket with a ramen',
    ],
    answer:
      'The basket just filled wins, and the customer stays where they are; equal dishes of the same store become one line. The account’s basket of another store is put aside and can be taken back: nothing is mixed, and nothing is lost.',
  },
  {
    when: 'the customer types an absurd quantity',
    begins: 'the page opens',
    says: ['the server answers a basket with a fondue', 'the customer types an absurd quantity'],
    answer:
      'At most 9,999 of a line are taken, and at least one: minus ends at one. A line goes only when it is removed, and that can be undone.',
  },
];
