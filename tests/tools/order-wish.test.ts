import { expect, test } from 'vitest';
import { readWish } from '#tools/order/read-wish.ts';

test.each([
  [[], { is: 'list' }],
  [['list'], { is: 'list' }],
  [['accept', '7'], { is: 'move', action: 'accept', number: 7 }],
  [['reject', '7', 'too_busy'], { is: 'move', action: 'reject', number: 7, reason: 'too_busy' }],
  [['fly', '7'], null],
  [['accept'], null],
  [['accept', 'seven'], null],
  [['accept', '07'], null],
  [['accept', '7', '8'], null],
  [['reject', '7', 'bored'], null],
  [['reject', '7', 'too_busy', '8'], null],
  [['accept', '7', 'closing'], null],
  [['list', '7'], null],
])('%j wants %j', (words, wish) => {
  expect(readWish(words)).toEqual(wish);
});
