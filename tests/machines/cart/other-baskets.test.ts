import { test } from 'vitest';
import { cartModel } from '#machines/cart/cart.model.ts';
import { toCartView } from '#machines/cart/cart.view.ts';
import { emptyCart, fondue, KAGI, RADE, ramen, withFondue, withRamen } from '#machines/cart/sample-carts.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import { refused } from '../sample-failures.ts';
import { begins, empty, filled, isFilled, loads, one, saving, tells, two } from './shown-basket.ts';

const offer = { type: 'line.added', storeId: KAGI, line: ramen };
const asked = filled(withFondue, [fondue], { offer });
const asksFirst: Step = ['the customer adds a ramen of another store', asked];
const agrees: Step = ['the customer agrees to clear the basket', asked, { asked: { clearCart: { cart: withFondue } } }];
const isEmptied: Step = [
  'the server empties the basket',
  filled(emptyCart, [ramen], { ...saving, storeId: KAGI }),
  tells([ramen], emptyCart, KAGI),
];
const wants = (shown: object): Step => [
  'the customer wants a basket back that was kept aside',
  shown,
  { asked: { takeBack: { cartId: 'e'.repeat(24), cart: withFondue } } },
];
const removedFondue = { storeId: RADE, name: 'Fondue', lines: [{ line: fondue, at: 0 }], destination: null };
const leaves: Step = ['the customer signs out', { is: 'loading' }, loads];

test('a dish of another store asks first: a no keeps the basket, a yes clears it and puts the dish in', () =>
  tellStory(cartModel, toCartView, [
    begins,
    isFilled,
    asksFirst,
    ['the customer keeps the basket', one],
    asksFirst,
    agrees,
    isEmptied,
    ['the basket moves elsewhere', filled(emptyCart, [ramen], { ...saving, storeId: KAGI })],
    ['the server refuses the basket', empty(emptyCart, { failure: refused(961) }), loads],
    ['the server answers a basket with a ramen of another store', filled(withRamen, [ramen], { failure: refused(961) })],
  ]));

test('an order once more that its customer agreed to clear for asks nothing, and asks when the clearing came to nothing', async () => {
  const repeats: Step = [
    'the customer orders ramens of another store once more, and the basket may go for them',
    filled(withFondue, [fondue], saving),
    { asked: { clearCart: { cart: withFondue } } },
  ];
  await tellStory(cartModel, toCartView, [begins, isFilled, repeats, isEmptied]);
  const again = { type: 'lines.added', storeId: KAGI, lines: [ramen], isClearingAgreed: false };
  await tellStory(cartModel, toCartView, [
    begins,
    isFilled,
    repeats,
    ['the server refuses to empty the basket', filled(withFondue, [fondue], { ...saving, failure: refused(961) }), loads],
    ['the server answers a basket with a fondue', filled(withFondue, [fondue], { offer: again, failure: refused(961) })],
    ['the customer keeps the basket', filled(withFondue, [fondue], { failure: refused(961) })],
  ]);
});

test('what is changed in the old basket while it is asked about goes with it, or is told when it stays', () => {
  const changed: Step = ['the customer takes two fondues', filled(withFondue, two, { ...saving, offer })];
  return tellStory(cartModel, toCartView, [
    begins,
    isFilled,
    asksFirst,
    changed,
    ['the customer keeps the basket', filled(withFondue, two, saving), tells(two)],
    ['the server takes the basket', one],
    asksFirst,
    changed,
    ['the customer agrees to clear the basket', asked, { asked: { clearCart: { cart: withFondue } } }],
    isEmptied,
  ]);
});

test('of what is added while it is asked about, what is of the other store goes in with the dish', () => {
  const twoRamens = [{ ...ramen, quantity: 2 }];
  const added: Step = ['the customer adds a ramen of another store', filled(withFondue, two, { ...saving, offer })];
  return tellStory(cartModel, toCartView, [
    begins,
    isFilled,
    asksFirst,
    ['the customer adds a fondue', filled(withFondue, two, { ...saving, offer })],
    added,
    [
      'the customer agrees to clear the basket',
      filled(withFondue, [fondue], { ...saving, offer }),
      { asked: { clearCart: { cart: withFondue } } },
    ],
    ['the server empties the basket', filled(emptyCart, twoRamens, { ...saving, storeId: KAGI }), tells(twoRamens, emptyCart, KAGI)],
  ]);
});

test('clearing that does not work says why and asks again, as far as there is still something to clear', async () => {
  const says = 'the server refuses to empty the basket';
  const failure = refused(961);
  await tellStory(cartModel, toCartView, [
    begins,
    isFilled,
    asksFirst,
    agrees,
    [says, filled(withFondue, [fondue], { ...saving, failure }), loads],
    ['the server answers a basket with a fondue', { ...asked, failure }],
    ['the customer agrees to clear the basket', { ...asked, failure }, { asked: { clearCart: { cart: withFondue } } }],
    [says, filled(withFondue, [fondue], { ...saving, failure }), loads],
    [
      'the server answers an empty basket',
      filled(emptyCart, [ramen], { ...saving, failure, storeId: KAGI }),
      tells([ramen], emptyCart, KAGI),
    ],
    ['the server takes the basket', filled(withFondue, [fondue], { failure })],
  ]);
});

test('a basket that moves while the question is open is looked at, and the question comes again only where it is still one', () =>
  tellStory(cartModel, toCartView, [
    begins,
    isFilled,
    asksFirst,
    ['the basket moves elsewhere', filled(withFondue, [fondue], saving), loads],
    ['the server answers a basket with a fondue', asked],
    agrees,
    ['the basket moves elsewhere', asked],
    ['the server empties the basket', filled(emptyCart, [ramen], { ...saving, storeId: KAGI }), loads],
    ['the server answers an empty basket', filled(emptyCart, [ramen], { ...saving, storeId: KAGI }), tells([ramen], emptyCart, KAGI)],
  ]));

test('a sign-out takes the question, the clearing and the wish with it', async () => {
  const isEmpty: Step = ['the server answers an empty basket', empty(emptyCart)];
  await tellStory(cartModel, toCartView, [begins, isFilled, asksFirst, leaves, isEmpty]);
  await tellStory(cartModel, toCartView, [begins, isFilled, asksFirst, agrees, leaves, isEmpty]);
  await tellStory(cartModel, toCartView, [begins, isFilled, wants(one), leaves, isEmpty]);
});

test('a basket that was kept aside takes the place of this one, and what was removed before cannot be put back into it', () =>
  tellStory(cartModel, toCartView, [
    begins,
    isFilled,
    ['the customer removes the fondue', empty(withFondue, { ...saving, removed: removedFondue }), tells([])],
    ['the server takes the basket', filled(withFondue, [fondue], { removed: removedFondue })],
    wants(filled(withFondue, [fondue], { removed: removedFondue })),
    ['the basket moves elsewhere', filled(withFondue, [fondue], { removed: removedFondue })],
    ['the server brings back the basket with a ramen', filled(withRamen, [ramen]), loads],
    ['the server answers a basket with a ramen of another store', filled(withRamen, [ramen])],
  ]));

test('a basket that could not be taken back leaves the one there is, with why, and can be wanted again', async () => {
  const says = 'the server has no such basket';
  const failure = refused(962);
  await tellStory(cartModel, toCartView, [
    begins,
    isFilled,
    wants(one),
    [says, filled(withFondue, [fondue], { failure }), loads],
    ['the server answers a basket with a fondue', filled(withFondue, [fondue], { failure })],
    wants(one),
  ]);
});

test('what was removed can be put back until the offer is closed', () =>
  tellStory(cartModel, toCartView, [
    begins,
    isFilled,
    ['the customer clears the basket', empty(withFondue, { ...saving, removed: removedFondue }), tells([])],
    ['the customer closes the offer to put it back', empty(withFondue, saving)],
    ['the customer adds a fondue', filled(withFondue, [fondue], saving)],
    ['the customer removes the fondue', empty(withFondue, { ...saving, removed: removedFondue })],
    ['the customer puts back what was removed', filled(withFondue, [fondue], saving)],
    [
      'the server takes the basket',
      one,
      { emitted: [{ type: 'item.added', added: { name: 'Fondue', count: 1, amount: 0, currency: 'CHF' } }] },
    ],
  ]));

const isOffered = empty(withFondue, { ...saving, removed: removedFondue });
const removes: Step = ['the customer clears the basket', isOffered, tells([])];
const isOver: Step = ['24 s pass', empty(withFondue, saving)];

test('the offer stands for its time, which begins anew once neither pointer nor focus is on it', () =>
  tellStory(cartModel, toCartView, [
    begins,
    isFilled,
    removes,
    ['the customer points at the offer, or comes to it by keys', isOffered],
    ['the customer goes elsewhere', isOffered],
    isOver,
  ]));
