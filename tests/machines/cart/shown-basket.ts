import { lineKey, type CartLine } from '#domain/cart/cart-lines.ts';
import type { ServerCart } from '#machines/cart/cart-intent.ts';
import { fondue, RADE, withFondue } from '#machines/cart/sample-carts.ts';
import type { Step } from '#statecharts/tell-story.ts';

const quiet = { failure: null, refused: [], removed: null, saving: false, cutOff: false };
const itemOf = (cart: ServerCart | null, { itemId }: CartLine) =>
  cart?.cart.order_details[0]?.items.find(({ item_id }) => item_id === itemId) ?? null;

/** What a screen shows of a filled basket: what the server last said, what the customer wants, and what else is told. Only lines without a note are the server's own. */
export const filled = (cart: ServerCart | null, wanted: readonly CartLine[], but: object = {}) => ({
  is: 'filled',
  storeId: cart?.store_id,
  cart,
  count: wanted.reduce((sum, { quantity }) => sum + quantity, 0),
  offer: null,
  lines: wanted.map((line) => ({
    key: lineKey(line),
    line,
    known: line.note === '' ? itemOf(cart, line) : null,
    alike: itemOf(cart, line),
  })),
  ...quiet,
  ...but,
});

/** What a screen shows of an empty basket. */
export const empty = (cart: ServerCart | null, but: object = {}) => ({ is: 'empty', offer: null, cart, ...quiet, ...but });

export const saving = { saving: true };
export const two = [{ ...fondue, quantity: 2 }];
/** A basket with one fondue, on the screen as on the server. */
export const one = filled(withFondue, [fondue]);

export const loads = { asked: { loadCart: undefined } };
/** The server is told what is wanted, on top of what it last said. */
export const tells = (lines: readonly CartLine[], cart: ServerCart = withFondue, storeId = RADE) => ({
  asked: { saveCart: { intent: { storeId, lines }, cart } },
});

export const begins: Step = ['the page opens', { is: 'loading' }, loads];
export const isFilled: Step = ['the server answers a basket with a fondue', one];
export const takesTwo: Step = ['the customer takes two fondues', filled(withFondue, two, saving), tells(two)];
