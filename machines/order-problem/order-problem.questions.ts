import type { Question } from '#statecharts/model.ts';

export const orderProblemQuestions: readonly Question[] = [
  {
    when: 'a dish is missing from my order',
    begins: 'the order was paid by card',
    says: ['a soup is missing', 'the customer sends it', 'the money is back'],
    answer:
      'You say which one on the page of the order, until 48 hours after it came. Up to the city’s limit its money is back at once, in your wallet or the way you paid, as you like.',
  },
  {
    when: 'the network is gone when I report a missing dish',
    begins: 'the order was paid by card',
    says: ['a soup is missing', 'the customer sends it', 'no answer comes', 'the customer sends it again', 'the money is back'],
    answer: 'What you said stays on the screen. Sent again it does no harm: an order has one report, and its money goes back once.',
  },
  {
    when: 'I have reported two problems this month already',
    begins: 'the customer has had two problems this month',
    says: ['a soup is missing', 'the customer sends it', 'it is looked at'],
    answer:
      'The third one within thirty days, and every one above the city’s limit, is looked at by people first. You read that before you send it, and the answer by mail and on the order.',
  },
  {
    when: 'a dish came cold and I want no money',
    begins: 'the order was paid by card',
    says: ['a soup is cold, and that is all', 'the customer writes a note', 'the customer sends it', 'it is looked at'],
    answer: 'You may just say it: it is kept with the order, and no money moves.',
  },
  {
    when: 'I send a problem without saying what was wrong',
    begins: 'the order was paid by card',
    says: ['a soup is named, and not what was wrong', 'the customer sends it'],
    answer: 'Nothing is sent: the page says what is missing.',
  },
  {
    when: 'I want to show a damaged dish',
    begins: 'the order was paid by card',
    says: ['a soup is missing', 'the customer gives a photo', 'the photo is kept', 'the customer sends it', 'the money is back'],
    answer: 'A photo may go with each line. It is made small, without what a camera writes beside it.',
  },
  {
    when: 'the photo of a problem is none, or is not taken',
    begins: 'the order was paid by card',
    says: ['a soup is missing', 'the customer gives a photo', 'the photo is no picture'],
    answer: 'You read why. What you said stays, and can be sent without it.',
  },
  {
    when: 'I report a problem too late',
    begins: 'the order was paid by card',
    says: ['a soup is missing', 'the customer sends it', 'its time is over'],
    answer: 'The page says that it is too late, and how to write to us.',
  },
  {
    when: 'the server does not know the order of my problem',
    begins: 'the order was paid by card',
    says: ['a soup is missing', 'the customer sends it', 'the server knows no such order'],
    answer: 'You read why not; nothing was moved.',
  },
];
