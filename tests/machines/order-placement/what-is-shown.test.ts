import { test } from 'vitest';
import { orderPlacementModel } from '#machines/order-placement/order-placement.model.ts';
import { toOrderPlacementView, type OrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import type { Purchase } from '#machines/payment/payment.setup.ts';
import { byCard, inCash, leasPurchase } from '#machines/payment/sample-payment.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import { offline, unreadable } from '../sample-failures.ts';

const order = { order_id: 'd'.repeat(24), unique_id: 1042 };
const no = (code: number, reason: string) => ({ kind: 'refused', code, reason, details: null });
const declined = { message: 'Your card was declined.', code: 'card_declined' };
const pricedAnew = { emitted: [{ type: 'price.outdated' }] };
const noWay = { way: null, cardId: null, onceId: null };
const kept = (way: string) => ({ type: 'way.kept', way: { way, cardId: null, once: null } });
const wanted = { way: noWay, purchase: leasPurchase, choice: null, failure: null, decline: null, age: null };
const withCash = { ...wanted, way: { ...noWay, way: inCash.paymentId }, choice: inCash };
const withCard = { ...wanted, way: { ...noWay, way: byCard.paymentId }, choice: byCard };
const asksFirst = { asked: { createOrder: leasPurchase, findOrder: { paymentId: leasPurchase.invoice.order_payment._id, isLost: false } } };
const asksServer = { asked: { createOrder: leasPurchase, findOrder: { paymentId: leasPurchase.invoice.order_payment._id, isLost: true } } };
const begins: Step = ['the basket is priced', { ...wanted, is: 'resting', purchase: null }];
const asks: Step = ['the customer asks to order', { ...wanted, is: 'choosing' }];
const asksAgain: Step = ['the customer asks to order', { ...withCash, is: 'choosing' }];
const confirms: Step = [
  'the customer confirms the order',
  { ...withCash, is: 'paying' },
  { asked: { payment: { command: { ...leasPurchase, ...inCash } } }, emitted: [kept(inCash.paymentId)] },
];
const isPaid: Step = ['the payment is taken', { ...withCash, is: 'ordering' }, asksFirst];
const uncertain = (failure: unknown, asking = false) => ({ ...withCash, is: 'uncertain', asking, failure });
const isMade: Step = ['the server makes the order', { ...withCash, is: 'placed', order }];

const told = {
  types: ['order.begun', 'order.rests'],
  is: ({ is }: OrderPlacementView) => ({ type: is === 'resting' || is === 'choosing' ? 'order.rests' : 'order.begun' }),
};
const story = (steps: Parameters<typeof tellStory>[2]) => tellStory(orderPlacementModel, toOrderPlacementView, steps, told);

test('what is not paid leads back with the reason, which goes when it is read, tried again or left', () =>
  story([
    begins,
    asks,
    confirms,
    ['the payment is refused', { ...withCash, is: 'resting', failure: no(535, 'prices_changed') }, pricedAnew],
    ['the customer has read the message', { ...withCash, is: 'resting' }],
    asksAgain,
    confirms,
    ['the payment is refused', { ...withCash, is: 'resting', failure: no(535, 'prices_changed') }, pricedAnew],
    asksAgain,
    confirms,
    ['the card is declined', { ...withCash, is: 'choosing', decline: declined }, pricedAnew],
    ['the customer has read the message', { ...withCash, is: 'choosing' }],
    confirms,
    ['the customer closes the payment sheet', { ...withCash, is: 'choosing' }, pricedAnew],
    [
      'the customer confirms the order, by card',
      { ...withCard, is: 'paying' },
      { asked: { payment: { command: { ...leasPurchase, ...byCard } } }, emitted: [kept(byCard.paymentId)] },
    ],
    ['the card is declined', { ...withCard, is: 'choosing', decline: declined }, pricedAnew],
    ['the customer goes back to the basket', { ...withCard, is: 'resting' }],
  ]));

test('the bank’s word about a card goes when another card or way is chosen', () => {
  const cardId = 'c'.repeat(24);
  const withSaved = { ...withCard, way: { ...withCard.way, cardId } };
  const keeps = (way: string) => ({ emitted: [{ type: 'way.kept', way: { way, cardId, once: null } }] });
  return story([
    begins,
    asks,
    [
      'the customer confirms the order, by card',
      { ...withCard, is: 'paying' },
      { asked: { payment: { command: { ...leasPurchase, ...byCard } } }, emitted: [kept(byCard.paymentId)] },
    ],
    ['the card is declined', { ...withCard, is: 'choosing', decline: declined }, pricedAnew],
    ['the customer chooses a saved card', { ...withSaved, is: 'choosing' }, keeps(byCard.paymentId)],
    [
      'the customer confirms the order, by card',
      { ...withSaved, is: 'paying' },
      { asked: { payment: { command: { ...leasPurchase, ...byCard } } }, ...keeps(byCard.paymentId) },
    ],
    ['the card is declined', { ...withSaved, is: 'choosing', decline: declined }, pricedAnew],
    [
      'the customer chooses cash',
      { ...withSaved, way: { ...withSaved.way, way: inCash.paymentId }, is: 'choosing' },
      keeps(inCash.paymentId),
    ],
  ]);
});

test('an order that nobody knows of is asked for again, ever later, with the same key, until it is known', () =>
  story([
    begins,
    asks,
    confirms,
    isPaid,
    ['no answer to the order comes', uncertain(offline)],
    ['a few seconds pass', uncertain(offline, true), { ...asksServer, after: 1_000 }],
    ['the server does not know yet whether the card was charged', uncertain(no(651, 'payment_checking'))],
    ['a few seconds pass', uncertain(no(651, 'payment_checking'), true), { ...asksServer, after: 2_000 }],
    ['no answer to the order comes', uncertain(offline)],
    ['a few seconds pass', uncertain(offline, true), { ...asksServer, after: 4_000 }],
    ['no answer to the order comes', uncertain(offline)],
    ['the customer asks again at once', uncertain(offline, true), asksServer],
    ['looking for the order breaks', uncertain(offline, true)],
    isMade,
  ]));

test('an order that was made although no answer comes is found', () =>
  story([
    begins,
    asks,
    confirms,
    isPaid,
    ['no answer to the order comes', uncertain(offline)],
    ['a few seconds pass', uncertain(offline, true), { ...asksServer, after: 1_000 }],
    ['the payment is found to have its order', { ...withCash, is: 'placed', order }],
  ]));

test('an order that is refused leads back with the reason, and the next counts its tries anew', () =>
  story([
    begins,
    asks,
    confirms,
    isPaid,
    ['no answer to the order comes', uncertain(offline)],
    ['a few seconds pass', uncertain(offline, true), { ...asksServer, after: 1_000 }],
    ['the server says that the basket changed', { ...withCash, is: 'resting', failure: no(651, 'cart_changed') }, pricedAnew],
    asksAgain,
    confirms,
    ['paying breaks', uncertain(unreadable)],
    ['a few seconds pass', uncertain(unreadable, true), { ...asksServer, after: 1_000 }],
    isMade,
  ]));

test('an age is asked for once, with everything else as it was, and again for a higher one', () => {
  const eventOf = (words: string) => orderPlacementModel.events.find(({ says }) => says === words)?.event as never;
  const { purchase: wine } = eventOf('the customer asks to order wine') as { readonly purchase: Purchase };
  const { invoice } = eventOf('a spirit comes into the basket') as { readonly invoice: Purchase['invoice'] };
  const spirit = { ...wine, invoice };
  const age = (minimum: number, isConfirmed = false, isMissing = false) => ({ age: { minimum, isConfirmed, isMissing } });
  return story([
    begins,
    ['the customer asks to order wine', { ...wanted, purchase: wine, ...age(16), is: 'choosing' }],
    ['the customer confirms the order', { ...wanted, purchase: wine, ...age(16, false, true), is: 'choosing' }],
    ['the customer says that they are old enough', { ...wanted, purchase: wine, ...age(16, true), is: 'choosing' }],
    ['the customer takes back that they are old enough', { ...wanted, purchase: wine, ...age(16), is: 'choosing' }],
    ['the customer says that they are old enough', { ...wanted, purchase: wine, ...age(16, true), is: 'choosing' }],
    ['the customer goes back to the basket', { ...wanted, purchase: wine, ...age(16, true), is: 'resting' }],
    ['the customer asks to order wine', { ...wanted, purchase: wine, ...age(16, true), is: 'choosing' }],
    ['a spirit comes into the basket', { ...wanted, purchase: spirit, ...age(18), is: 'choosing' }],
    ['the customer confirms the order', { ...wanted, purchase: spirit, ...age(18, false, true), is: 'choosing' }],
    ['the customer says that they are old enough', { ...wanted, purchase: spirit, ...age(18, true), is: 'choosing' }],
    [
      'the customer confirms the order',
      { ...withCash, purchase: spirit, ...age(18, true), is: 'paying' },
      { asked: { payment: { command: { ...spirit, ...inCash, confirmedAge: 18 } } }, emitted: [kept(inCash.paymentId)] },
    ],
    ['the card is declined', { ...withCash, purchase: spirit, ...age(18, true), is: 'choosing', decline: declined }, pricedAnew],
  ]);
});

test('the newest price is what is paid, and without one the last look is over', () => {
  const dearer = orderPlacementModel.events.find(({ says }) => says === 'the price changes')?.event as { readonly invoice: object };
  const purchase = { ...leasPurchase, invoice: dearer.invoice };
  return story([
    begins,
    asks,
    ['the basket can’t be ordered any more', { ...wanted, is: 'resting' }],
    asks,
    ['the price changes', { ...wanted, purchase, is: 'choosing' }],
    [
      'the customer confirms the order',
      { ...withCash, purchase, is: 'paying' },
      { asked: { payment: { command: { ...purchase, ...inCash } } }, emitted: [kept(inCash.paymentId)] },
    ],
    ['the payment turns out to have its order already', { ...withCash, purchase, is: 'placed', order }],
  ]);
});

test('what was paid with last is chosen, and what is chosen is told, a card for one payment with the payment it is for', () => {
  const [visa, once] = ['c'.repeat(24), 'e'.repeat(24)];
  const last = { way: byCard.paymentId, cardId: 'b'.repeat(24) };
  const shows = (way: object) => ({ ...wanted, way: { onceId: null, ...way }, is: 'choosing' });
  const tells = (way: object) => ({ emitted: [{ type: 'way.kept', way: { once: null, ...way } }] });
  const byVisa = { way: inCash.paymentId, cardId: visa };
  return story([
    begins,
    ['the browser remembers how they paid last', { ...wanted, way: { ...last, onceId: null }, is: 'resting', purchase: null }],
    ['the customer asks to order', shows(last)],
    ['the customer chooses cash', shows({ ...last, way: inCash.paymentId }), tells({ ...last, way: inCash.paymentId })],
    ['the customer chooses a saved card', shows(byVisa), tells(byVisa)],
    [
      'the customer adds a card for this order alone',
      shows({ ...byVisa, cardId: once, onceId: once }),
      tells({ ...byVisa, once: { paymentId: leasPurchase.invoice.order_payment._id, cardId: once } }),
    ],
    ['the customer chooses a saved card', shows(byVisa), tells(byVisa)],
  ]);
});
