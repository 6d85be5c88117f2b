import type { Question } from '#statecharts/model.ts';

export const pageQuestions: readonly Question[] = [
  {
    when: 'I sign in as a guest with a full basket',
    begins: 'a guest opens a page',
    says: ['Léa signs in'],
    answer: 'The basket and what was typed for it go along into the account, and so does what the guest said of what they eat.',
  },
  {
    when: 'I sign out while another tab shows my basket',
    begins: 'Léa opens a page',
    says: ['the customer signs out'],
    answer:
      'Every tab drops basket, address and all that was typed at once, before any answer of the server, and no draft stays in the browser.',
  },
  {
    when: 'somebody else signs in in another tab',
    begins: 'Léa opens a page',
    says: ['Noah signs in'],
    answer: 'Nothing that the one before typed is shown or kept: the page begins with what is theirs.',
  },
  {
    when: 'I am signed out everywhere while I edit my basket, and sign in again',
    begins: 'Léa opens a page',
    says: ['the server ends the session', 'Léa signs in'],
    answer: 'They are led back to the basket, with what was typed, and with changes of the basket that the server had not heard of.',
  },
  {
    when: 'the server ends my session and somebody else signs in',
    begins: 'Léa opens a page',
    says: ['the server ends the session', 'Noah signs in'],
    answer: 'They are led nowhere, and what waited for the one before is dropped.',
  },
  {
    when: 'my payment ends in another tab',
    begins: 'Léa opens a page',
    says: ['a basket is being paid', 'nothing is being paid'],
    answer: 'The page looks for a new order at once.',
  },
  {
    when: 'the server ends my session, and I sign in and out again in another tab',
    begins: 'Léa opens a page',
    says: ['the server ends the session', 'the customer signs out'],
    answer: 'What waited for them in this tab is gone too, as soon as it hears of it or is loaded anew.',
  },
];
