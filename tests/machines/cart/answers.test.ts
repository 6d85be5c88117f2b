import { cartModel } from '#machines/cart/cart.model.ts';
import { toCartView } from '#machines/cart/cart.view.ts';
import { emptyCart, fondue, KAGI, RADE, ramen, soup, withFondue } from '#machines/cart/sample-carts.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

/** One fondue, screen and server agree, nothing is asked of anybody. */
const oneFondue = { is: 'filled', storeId: RADE, lines: [{ line: fondue }], count: 1, saving: false, offer: null, cutOff: false };
const agreed = { ...oneFondue, failure: null };
const tellsTwo = { saveCart: { intent: { storeId: RADE, lines: [{ ...fondue, quantity: 2 }] }, cart: withFondue } };

describeAnswers(cartModel, toCartView, {
  'a dish of another store is added': {
    shows: { is: 'filled', storeId: RADE, count: 1, offer: { storeId: KAGI, line: ramen }, failure: null },
    asked: 'loadCart clearCart',
    with: { clearCart: { cart: withFondue } },
  },
  'another tab has changed the basket meanwhile': { shows: agreed, asked: 'loadCart saveCart loadCart saveCart', with: tellsTwo },
  'the basket does not come': {
    shows: agreed,
    asked: 'loadCart loadCart saveCart',
    emitted: ['item.added'],
    with: { saveCart: { intent: { storeId: RADE, lines: [fondue] } } },
  },
  'a dish of the basket is not to be had any more': {
    shows: { ...oneFondue, failure: { kind: 'refused', code: 961 } },
    asked: 'loadCart saveCart loadCart',
    with: tellsTwo,
  },
  'a change of the basket gets no answer': { shows: agreed, asked: 'loadCart saveCart loadCart saveCart', with: tellsTwo },
  'the other store’s basket cannot be cleared': {
    shows: { ...oneFondue, failure: { kind: 'refused', code: 961 } },
    asked: 'loadCart clearCart loadCart',
  },
  'a basket that was put aside is not there any more': {
    shows: { ...oneFondue, failure: { kind: 'refused', code: 962 } },
    asked: 'loadCart takeBack loadCart',
    with: { takeBack: { cartId: 'e'.repeat(24), cart: withFondue } },
  },
  'a guest signs in whose account keeps another basket': {
    shows: { is: 'filled', storeId: KAGI, lines: [{ line: ramen }], count: 1, saving: false, failure: null },
    asked: 'loadCart loadCart takeBack',
    with: { takeBack: { cartId: 'e'.repeat(24), cart: withFondue } },
  },
  'something is put in without a connection, and the page is loaded anew': {
    shows: agreed,
    asked: 'loadCart saveCart',
    with: { saveCart: { intent: { storeId: RADE, lines: [fondue] }, cart: emptyCart } },
  },
  'several dishes are put in without a connection, and one is not to be had any more': {
    shows: { ...oneFondue, refused: [{ name: 'Fondue', failure: { kind: 'refused', code: 961 } }] },
    asked: 'loadCart saveCart loadCart saveCart loadCart saveCart',
    with: { saveCart: { intent: { storeId: RADE, lines: [soup] }, cart: emptyCart } },
  },
  'the last line is removed by mistake': { shows: { ...agreed, removed: null }, asked: 'loadCart saveCart saveCart' },
  'a removal is not undone': { shows: { is: 'empty', removed: null }, asked: 'loadCart saveCart' },
  'the customer types an absurd quantity': {
    shows: { ...oneFondue, lines: [{ line: { ...fondue, quantity: 9_999 } }], count: 9_999, saving: true },
    asked: 'loadCart saveCart',
    with: { saveCart: { intent: { storeId: RADE, lines: [{ ...fondue, quantity: 9_999 }] }, cart: withFondue } },
  },
});
