import type { Question } from '#statecharts/model.ts';

export const sessionQuestions: readonly Question[] = [
  {
    when: 'the connection is lost for a while',
    begins: 'Léa is remembered',
    says: ['no answer comes', 'it is time for the next poll', 'the server knows the customer'],
    answer:
      'Nobody is signed out by silence. A calm bar says that the connection is being looked for; it is asked less and less often, and goes on as before when an answer comes.',
  },
  {
    when: 'the session was ended on another device',
    begins: 'Léa is remembered',
    says: ['the server no longer knows the customer', 'the customer reads the notice'],
    answer:
      'The customer is signed out in every tab, reads that the session has ended, and is led back to where they were when they sign in again; from the basket too. The basket stays on the server; what was typed for it, and a change that had not reached it yet, wait for the same customer and go on then.',
  },
  {
    when: 'signing out gets no answer',
    begins: 'Léa is remembered',
    says: ['the server knows the customer', 'the customer signs out', 'telling the server gets no answer'],
    answer: 'The customer is signed out here whatever the server says; nothing of them is shown any more.',
  },
];
