import type { Question } from '#statecharts/model.ts';

export const leadQuestions: readonly Question[] = [
  {
    when: 'the connection is lost while the form is sent',
    begins: 'the form is empty',
    says: ['a first name is typed', 'the form is sent', 'no answer comes', 'the form is sent', 'the server takes it'],
    answer: 'Nothing that was typed is lost. The form says why, and sends it again with a press; the same twice is kept once.',
  },
];
