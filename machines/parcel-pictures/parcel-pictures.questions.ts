import type { Question } from '#statecharts/model.ts';

export const parcelPicturesQuestions: readonly Question[] = [
  {
    when: 'I give more pictures than are taken',
    begins: 'the booking opens',
    says: ['a picture was kept', 'the customer gives a picture', 'it is ready', 'the customer gives four more'],
    answer: 'As many as there is room for are taken, five in all. The others are named, with the reason; nothing else is touched.',
  },
  {
    when: 'a file is no picture',
    begins: 'the booking opens',
    says: ['nothing was kept', 'the customer gives a picture', 'it is no picture', 'the customer has read what was not taken'],
    answer: 'It is looked at by what is in it, not by its name. It is not taken, and the customer reads which one and why.',
  },
  {
    when: 'the browser keeps no pictures',
    begins: 'the booking opens',
    says: ['the browser keeps nothing', 'the customer gives a picture', 'it is ready'],
    answer: 'Pictures can be given all the same; they are gone after a reload, and the page says so.',
  },
];
