import { test } from 'vitest';
import { cartModel } from '#machines/cart/cart.model.ts';
import { toCartView } from '#machines/cart/cart.view.ts';
import { emptyCart, fondue, KAGI, RADE, ramen, soup, withFondue } from '#machines/cart/sample-carts.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import { refused } from '../sample-failures.ts';
import { begins, empty, filled, isFilled, loads, one, saving, takesTwo, tells, two } from './shown-basket.ts';

const foundAgain = (but: object): Step => [
  'the server answers a basket with a fondue',
  filled(withFondue, two, { ...saving, ...but }),
  tells(two),
];
const givenUp = filled(withFondue, [fondue], { failure: refused(961) });

test('a change is seen at once and told, and what follows while it is told is told next', () => {
  const noted = { ...fondue, note: 'no garlic' };
  return tellStory(cartModel, toCartView, [
    begins,
    isFilled,
    takesTwo,
    ['the customer changes the fondue’s note', filled(withFondue, [noted], saving)],
    ['the server takes the basket', filled(withFondue, [noted], saving), tells([noted])],
    ['the customer takes one fondue', filled(withFondue, [noted], saving)],
    ['the server takes the basket', one],
  ]);
});

test('a decision about a line that nobody knows of yet shows nothing', () =>
  tellStory(cartModel, toCartView, [
    begins,
    ['the customer takes two fondues', { is: 'loading' }],
    ['the customer clears the basket', { is: 'loading' }],
    ['the server answers an empty basket', empty(emptyCart)],
  ]));

test('a dish that is added before the basket is known is seen at once, and told on top of what it holds', () =>
  tellStory(cartModel, toCartView, [
    begins,
    ['the customer adds a fondue', filled(null, [fondue], { ...saving, storeId: RADE })],
    ['the server answers an empty basket', filled(emptyCart, [fondue], { ...saving, storeId: RADE }), tells([fondue], emptyCart)],
    [
      'the server takes the basket',
      one,
      { emitted: [{ type: 'item.added', added: { name: 'Fondue', count: 1, amount: 0, currency: 'CHF' } }] },
    ],
  ]));

test('what the server refuses is undone with its reason, until that is read or something else is wanted', () =>
  tellStory(cartModel, toCartView, [
    begins,
    isFilled,
    takesTwo,
    ['the server refuses the basket', givenUp, loads],
    ['the server answers a basket with a fondue', givenUp],
    ['the customer reads the message', one],
    takesTwo,
    ['the server refuses the basket', givenUp, loads],
    ['the server answers a basket with a fondue', givenUp],
    takesTwo,
    ['the server takes the basket', one],
  ]));

test('of several changes that the server refuses each is told for itself, and each that it won’t take has its reason', () => {
  const [wished, notFondue] = [[fondue, soup], { refused: [{ name: 'Fondue', failure: refused(961) }] }];
  return tellStory(cartModel, toCartView, [
    ['the page opens anew, and had a fondue and a soup to tell', filled(emptyCart, wished, { ...saving, storeId: RADE }), loads],
    ['the server answers an empty basket', filled(emptyCart, wished, { ...saving, storeId: RADE }), tells(wished, emptyCart)],
    ['the server refuses the basket', filled(emptyCart, wished, { ...saving, storeId: RADE }), loads],
    ['the server answers an empty basket', filled(emptyCart, wished, { ...saving, storeId: RADE }), tells([fondue], emptyCart)],
    ['the server refuses the basket', filled(emptyCart, [soup], { ...saving, storeId: RADE, ...notFondue }), loads],
    ['the server answers an empty basket', filled(emptyCart, [soup], { ...saving, storeId: RADE, ...notFondue }), tells([soup], emptyCart)],
    ['the server takes the basket', filled(withFondue, [fondue], notFondue)],
    ['the customer reads the message', one],
  ]);
});

test('why something was refused stays although what was changed since is taken', () =>
  tellStory(cartModel, toCartView, [
    begins,
    isFilled,
    takesTwo,
    ['the server refuses the basket', givenUp, loads],
    ['the customer takes two fondues', filled(withFondue, two, { ...saving, failure: refused(961) })],
    foundAgain({ failure: refused(961) }),
    ['the server takes the basket', givenUp],
  ]));

test('what is not answered is told twice more at once, then ever less often, and kept all the while', async () => {
  const kept = filled(withFondue, two, saving);
  const cutOff = { ...kept, cutOff: true };
  const triesAfter = (after: number): Step => ['it is time for the next try', cutOff, { ...loads, after }];
  for (const says of ['no answer to the change comes', 'the server has a newer basket']) {
    const isLost: Step = [says, kept, loads];
    await tellStory(cartModel, toCartView, [
      begins,
      isFilled,
      takesTwo,
      isLost,
      foundAgain({}),
      isLost,
      foundAgain({}),
      [says, cutOff],
      triesAfter(5_000),
      ['the server does not answer a basket', cutOff],
      triesAfter(10_000),
      ['the server does not answer a basket', cutOff],
      triesAfter(20_000),
      ['the server does not answer a basket', cutOff],
      triesAfter(40_000),
      ['the server does not answer a basket', cutOff],
      triesAfter(60_000),
      foundAgain({ cutOff: true }),
      ['the server takes the basket', one],
      takesTwo,
      isLost,
    ]);
  }
});

test('where no basket comes the one that the browser knew last is there, and can be changed', () =>
  tellStory(cartModel, toCartView, [
    ['the page opens, and the browser knew a basket with a fondue', { is: 'loading' }, loads],
    ['the server does not answer a basket', { ...one, cutOff: true }],
    ['the customer takes two fondues', { ...filled(withFondue, two, saving), cutOff: true }],
    ['the customer tries again', { ...filled(withFondue, two, saving), cutOff: true }, loads],
    ['the server answers a basket with a fondue', { ...filled(withFondue, two, saving), cutOff: true }, tells(two, withFondue)],
    ['the server takes the basket', one],
  ]));

test('a basket that does not come says so, is asked for again, and can be asked for at once', async () => {
  const unavailable = { is: 'unavailable' };
  const says = 'the server does not answer a basket';
  await tellStory(cartModel, toCartView, [
    begins,
    [says, unavailable],
    ['it is time for the next try', unavailable, { ...loads, after: 5_000 }],
    [says, unavailable],
    ['the customer tries again', unavailable, loads],
    [says, unavailable],
    ['the basket moves elsewhere', unavailable, loads],
    [says, unavailable],
    ['the customer signs out', { is: 'loading' }, loads],
    ['the server answers an empty basket', empty(emptyCart)],
    [
      'the customer adds a ramen of another store',
      filled(emptyCart, [ramen], { ...saving, storeId: KAGI }),
      tells([ramen], emptyCart, KAGI),
    ],
  ]);
});

test('a basket that moves elsewhere is asked for anew, at once or after the answer that is under way', () =>
  tellStory(cartModel, toCartView, [
    begins,
    ['the basket moves elsewhere', { is: 'loading' }, loads],
    isFilled,
    ['the basket moves elsewhere', one, loads],
    isFilled,
    takesTwo,
    ['the basket moves elsewhere', filled(withFondue, two, saving)],
    ['the server takes the basket', one, loads],
    isFilled,
  ]));

test('a sign-out leaves nothing of the basket, whatever is under way', async () => {
  const leaves: Step = ['the customer signs out', { is: 'loading' }, loads];
  const isEmpty: Step = ['the server answers an empty basket', empty(emptyCart)];
  await tellStory(cartModel, toCartView, [
    begins,
    ['the customer adds a fondue', filled(null, [fondue], { ...saving, storeId: RADE })],
    leaves,
    isEmpty,
  ]);
  await tellStory(cartModel, toCartView, [begins, isFilled, leaves, isEmpty]);
  await tellStory(cartModel, toCartView, [begins, isFilled, takesTwo, leaves, isEmpty]);
});
