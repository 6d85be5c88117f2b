import { QUANTITY } from '#contract/limits.ts';
import { lineKey, type CartLine } from '#domain/cart/cart-lines.ts';
import { lineOf } from '#domain/cart/line-of-item.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { cartMachine } from './cart.machine.ts';
import { isChange, unknownCart, type CartContext, type SaveOutcome } from './cart.setup.ts';
import { linesOf, makeADifference, wanted, type Intent } from './cart-intent.ts';
import { firstForeign, isClearingAgreed } from './other-store.ts';
import { emptyCart, fondue, KAGI, RADE, ramen, soup, withFondue, withRamen } from './sample-carts.ts';
import { cartQuestions } from './cart.questions.ts';
import { answered, byCustomer, byPage, byServer, byTime, passed } from '#statecharts/samples.ts';

const keyOfFondue = lineKey(fondue);
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);
const beaten = failed({ kind: 'refused', code: 963, reason: null, details: null } as const);
const refused = failed({ kind: 'refused', code: 961, reason: null, details: null } as const);

const filledAt = (basket: Intent | null): string | null => (basket && basket.lines.length > 0 ? basket.storeId : null);

const namedLines = ({ cart }: CartContext) =>
  (cart?.cart.order_details ?? []).flatMap(({ items }) => items.map((item) => ({ line: lineOf(item), name: item.item_name })));
const quantityOf = (line: CartLine, quantity: number) => ({ type: 'quantity.chosen', key: lineKey(line), quantity }) as const;

export const cartModel = defineModel({
  machine: cartMachine,
  title: 'Basket',
  sentence: 'Keeps the basket on the screen and on the server the same, whatever is clicked meanwhile.',
  usedBy: 'the store page, the basket page and the header’s basket count',
  section: '1.4',
  inputs: [
    { says: 'the page opens', input: { unsent: null } },
    { says: 'the page opens, and the browser knew a basket with a fondue', input: { unsent: null, lastKnown: withFondue } },
    {
      says: 'the page opens anew, and had a fondue and a soup to tell',
      input: {
        unsent: {
          cart: emptyCart,
          changes: [
            { type: 'line.added', storeId: RADE, line: fondue, name: 'Fondue' },
            { type: 'line.added', storeId: RADE, line: soup, name: 'Soup' },
          ],
          attempts: [2],
        },
      },
    },
    {
      says: 'the page opens anew, and had a fondue to tell that may have arrived',
      input: { unsent: { cart: emptyCart, changes: [{ type: 'line.added', storeId: RADE, line: fondue }], attempts: [1] } },
    },
  ],
  events: [
    byServer('the server answers an empty basket', answered('loadCart', ok(emptyCart))),
    byServer('the server answers a basket with a fondue', answered('loadCart', ok(withFondue))),
    byServer('the server answers a basket with a ramen of another store', answered('loadCart', ok(withRamen))),
    byServer('the server does not answer a basket', answered('loadCart', offline)),
    byCustomer('the customer adds a fondue', { type: 'line.added', storeId: RADE, line: fondue }),
    byCustomer('the customer adds a ramen of another store', { type: 'line.added', storeId: KAGI, line: ramen }),
    byCustomer('the customer orders ramens of another store once more, and the basket may go for them', {
      type: 'lines.added',
      storeId: KAGI,
      lines: [ramen],
      isClearingAgreed: true,
    }),
    byCustomer('the customer takes two fondues', { type: 'quantity.chosen', key: keyOfFondue, quantity: 2 }),
    byCustomer('the customer removes the fondue', { type: 'line.removed', key: keyOfFondue }),
    byCustomer('the customer changes the fondue’s note', { type: 'line.edited', key: keyOfFondue, line: { ...fondue, note: 'no garlic' } }),
    byCustomer('the customer takes one fondue', { type: 'quantity.chosen', key: keyOfFondue, quantity: 1 }),
    byCustomer('the customer types an absurd quantity', { type: 'quantity.chosen', key: keyOfFondue, quantity: 1e9 }),
    byTime('it is time for the next try', passed('nextTry.cart.basket.unavailable')),
    byServer('the server brings back the basket with a ramen', answered('takeBack', ok(withRamen))),
    byServer(
      'the server has no such basket',
      answered('takeBack', failed({ kind: 'refused', code: 962, reason: null, details: null } as const)),
    ),
    byCustomer('the customer clears the basket', { type: 'cart.emptied' }),
    byCustomer('the customer puts back what was removed', {
      type: 'lines.restored',
      storeId: RADE,
      name: '',
      lines: [{ line: fondue, at: 0 }],
      destination: null,
    }),
    byCustomer('the customer closes the offer to put it back', { type: 'removal.settled' }),
    byPage('what can be put back is another', { type: 'removal.changed' }),
    byCustomer('the customer points at the offer, or comes to it by keys', { type: 'undo.held' }),
    byCustomer('the customer goes elsewhere', { type: 'undo.released' }),
    byTime('24 s pass', passed('undoStands.cart.undo.offered')),
    byCustomer('the customer wants a basket back that was kept aside', { type: 'aside.wanted', cartId: 'e'.repeat(24) }),
    byPage('the basket moves elsewhere', { type: 'cart.moved' }),
    byPage('the customer signs out', { type: 'cart.left' }),
    byCustomer('the customer agrees to clear the basket', { type: 'clearing.confirmed' }),
    byCustomer('the customer keeps the basket', { type: 'clearing.declined' }),
    byCustomer('the customer tries again', { type: 'retry.asked' }),
    byCustomer('the customer reads the message', { type: 'failure.read' }),
    byServer('the server takes the basket', answered('saveCart', ok(withFondue))),
    byServer('the server refuses the basket', answered('saveCart', refused)),
    byServer('the server has a newer basket', answered('saveCart', beaten)),
    byServer('no answer to the change comes', answered('saveCart', offline)),
    byServer('the server empties the basket', answered('clearCart', ok(emptyCart))),
    byServer('the server refuses to empty the basket', answered('clearCart', refused)),
  ],
  samplesOf: {
    ...Object.fromEntries(['line.added', 'lines.added', 'lines.restored', 'line.edited', 'aside.wanted'].map((type) => [type, () => []])),
    'quantity.chosen': ({ context }) =>
      namedLines(context).flatMap(({ line, name }) => [
        byCustomer(`the customer takes one more ${name}`, quantityOf(line, line.quantity + 1)),
        byCustomer(`the customer takes one ${name}`, quantityOf(line, 1)),
      ]),
    'line.removed': ({ context }) =>
      namedLines(context).map(({ line, name }) =>
        byCustomer(`the customer removes the ${name}`, { type: 'line.removed', key: lineKey(line) } as const),
      ),
  },
  project: ({ context }) => ({
    stored: context.cart && filledAt(wanted(context.cart, [])),
    isKnown: context.cart !== null,
    isKnownFromBefore: context.cart === null && context.lastKnown !== null,
    wanted: filledAt(wanted(context.cart, context.changes)),
    differs: makeADifference(context.cart, context.changes),
    foreign: firstForeign(context.cart, context.changes) >= 0,
    agreed: isClearingAgreed(context.cart, context.changes),
    unanswered: context.attempts.length > 0,
    missed: Math.min(context.missed, 3),
    askedToWait: context.askedToWait,
    isStale: context.isStale,
    several: (context.attempts.at(-1) ?? 0) > 1,
    oneByOne: context.isOneByOne,
    removed: context.removed !== null,
  }),
  invariants: [
    {
      says: 'what can be put back is on offer, and nothing else',
      holds: ({ value: { undo }, context }) => (undo === 'nothing') === (context.removed === null),
    },
    {
      says: 'the question about clearing always has an item that waits',
      holds: ({ value: { basket }, context }) => (basket === 'attention' || basket === 'clearing') === (context.offer !== null),
    },
    {
      says: 'something is told whenever the server is told',
      holds: ({ value: { basket }, context }) =>
        basket !== 'saving' || (context.attempts.length > 0 && context.attempts.every((carried) => carried <= context.changes.length)),
    },
    {
      says: 'nothing waits to be told while screen and server agree',
      holds: ({ value: { basket }, context }) => basket !== 'settled' || (context.changes.length === 0 && context.attempts.length === 0),
    },
    {
      says: 'one by one means one change a request, until screen and server agree',
      holds: ({ value: { basket }, context }) =>
        !context.isOneByOne || (basket !== 'settled' && (basket !== 'saving' || (context.attempts.at(-1) ?? 0) <= 1)),
    },
    {
      says: 'a request never speaks of another store than the basket’s',
      holds: ({ value: { basket }, context: { cart, changes, attempts } }) =>
        basket !== 'saving' ||
        cart === null ||
        linesOf(cart).length === 0 ||
        wanted(cart, changes.slice(0, attempts.at(-1)))?.storeId === cart.store_id,
    },
    {
      says: 'a basket is wanted back only while it is being taken back',
      holds: ({ value: { basket }, context }) => basket === 'takingBack' || context.wish === null,
    },
    {
      says: 'a quantity stays whole and from 1, and to 9,999 where screen and server agree',
      holds: ({ value: { basket }, context }) =>
        (wanted(context.cart, context.changes)?.lines ?? []).every(
          ({ quantity }) =>
            Number.isInteger(quantity) && quantity >= QUANTITY.minimum && (basket !== 'settled' || quantity <= QUANTITY.maximum),
        ),
    },
  ],
  steps: [
    {
      says: 'what is changed while something else is under way waits for its turn, in its order',
      holds: ({ before, event, after }) =>
        !isChange(event) ||
        before.value.basket === 'settled' ||
        (after.value.basket === before.value.basket &&
          JSON.stringify(after.context.changes) === JSON.stringify([...before.context.changes, event]) &&
          after.context.failure === before.context.failure),
    },
    {
      says: 'who changes something has read what went wrong with the change before',
      holds: ({ before, event, after }) =>
        !isChange(event) || before.value.basket !== 'settled' || (after.context.failure === null && after.context.refused.length === 0),
    },
    {
      says: 'the basket that moved meanwhile is asked for before anything is cleared or told',
      holds: ({ before, event, after, asked }) =>
        !before.context.isStale ||
        !event.type.startsWith('xstate.done.actor.') ||
        before.value.basket === 'loading' ||
        after.value.basket === 'unavailable' ||
        asked.includes('loadCart'),
    },
    {
      says: 'what was removed can be put back until it is, or until the offer goes away',
      holds: ({ event, after }) => (event.type !== 'lines.restored' && event.type !== 'removal.settled') || after.context.removed === null,
    },
    {
      says: 'the offer to put it back stands for its whole time after each removal, and after whoever held it let it go',
      holds: ({ before, after, waits }) =>
        after.value.undo !== 'offered' ||
        (before.value.undo === 'offered' && before.context.removed === after.context.removed) ||
        waits.includes('undoStands'),
    },
    {
      says: 'the basket that moved elsewhere is asked for, at once or with the next answer',
      holds: ({ before, event, after, asked }) =>
        event.type !== 'cart.moved' ||
        (['saving', 'clearing', 'takingBack'].includes(before.value.basket)
          ? after.context.isStale && after.value.basket === before.value.basket
          : asked.includes('loadCart')),
    },
    {
      says: 'with who leaves everything of their basket goes',
      holds: ({ event, after, asked }) =>
        event.type !== 'cart.left' ||
        (after.value.basket === 'loading' && asked.includes('loadCart') && JSON.stringify(after.context) === JSON.stringify(unknownCart)),
    },
    {
      says: 'a message that was read is gone',
      holds: ({ event, after }) => event.type !== 'failure.read' || (after.context.failure === null && after.context.refused.length === 0),
    },
    {
      says: 'several changes that the server refuses together are told one by one before any is given up',
      holds: ({ before, event, after }) => {
        const isRefused = event.type === 'xstate.done.actor.saveCart' && 'output' in event && event.output === refused;
        if (!isRefused || (before.context.attempts.at(-1) ?? 0) < 2) return true;
        return after.context.isOneByOne && after.context.changes.length === before.context.changes.length;
      },
    },
    {
      says: 'whatever answers is believed: what is known is the newest basket that the server told',
      holds: ({ event, after }) => {
        const answered = 'output' in event ? (event.output as SaveOutcome) : null;
        return !answered?.ok || after.context.cart === answered.value;
      },
    },
  ],
  questions: cartQuestions,
});
