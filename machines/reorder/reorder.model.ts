import { isTakenNow } from '#domain/schedule/order-start.ts';
import { pizza } from '../item-dialog/item-dialog.model.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { judged, linesWanted } from './once-more.ts';
import { reorderMachine } from './reorder.machine.ts';
import type { FillAnswer, MenuRead } from './reorder.setup.ts';
import { largePizza, menuWith, OTHER_STORE, pastOrder, pastTrip, pizzaWithoutSmall, STORE, water } from './sample-reorder.ts';
import { reorderQuestions } from './reorder.questions.ts';

const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);
const menuRead = (output: MenuRead) => ({ type: 'xstate.done.actor.readMenu', output }) as const;
const filled = (output: FillAnswer) => ({ type: 'xstate.done.actor.fill', output }) as const;
const alone = { storeId: STORE, storeName: 'Café de la Rade' };

export const reorderModel = defineModel({
  machine: reorderMachine,
  title: 'Order again',
  sentence: 'Puts what an order of the past held into the basket, as far as today’s menu has it, and says what changed.',
  usedBy: 'the landing page of a signed-in customer, the history and the page of an order',
  section: '2.4',
  inputs: [
    { says: 'the customer orders again', input: { orderId: pastOrder._id, isPreOrder: false } },
    { says: 'the customer pre-orders again', input: { orderId: pastOrder._id, isPreOrder: true } },
  ],
  events: [
    {
      says: 'the order is told: a small pizza and two waters',
      by: 'server',
      event: { type: 'xstate.done.actor.readOrder', output: ok(pastOrder) },
    },
    { says: 'it was a courier’s trip', by: 'server', event: { type: 'xstate.done.actor.readOrder', output: ok(pastTrip) } },
    { says: 'no order comes', by: 'server', event: { type: 'xstate.done.actor.readOrder', output: offline } },
    { says: 'the menu has everything as it was', by: 'server', event: menuRead(ok({ menu: menuWith([pizza, water]), basket: null })) },
    {
      says: 'the menu has everything as it was, and the basket holds something of the same store',
      by: 'server',
      event: menuRead(ok({ menu: menuWith([pizza, water]), basket: alone })),
    },
    {
      says: 'the menu has everything as it was, and the store is closed',
      by: 'server',
      event: menuRead(ok({ menu: menuWith([pizza, water], false), basket: null })),
    },
    {
      says: 'the menu has everything as it was, and the basket is another store’s',
      by: 'server',
      event: menuRead(ok({ menu: menuWith([pizza, water]), basket: { storeId: OTHER_STORE, storeName: 'Ramen Kagi' } })),
    },
    {
      says: 'the water costs more, and the pizza is not to be had small',
      by: 'server',
      event: menuRead(ok({ menu: menuWith([pizzaWithoutSmall, { ...water, price: 3.5 }]), basket: null })),
    },
    {
      says: 'the water is gone, and the pizza is not to be had small',
      by: 'server',
      event: menuRead(ok({ menu: menuWith([pizzaWithoutSmall]), basket: null })),
    },
    { says: 'nothing of it is on the menu', by: 'server', event: menuRead(ok({ menu: menuWith([]), basket: null })) },
    {
      says: 'there is no such store any more',
      by: 'server',
      event: menuRead(failed({ kind: 'refused', code: 634, reason: null, details: null } as const)),
    },
    { says: 'no menu comes', by: 'server', event: menuRead(offline) },
    { says: 'the customer agrees to clear the basket', by: 'customer', event: { type: 'clearing.confirmed' } },
    { says: 'the customer chooses the pizza again', by: 'customer', event: { type: 'choice.wanted', place: 0 } },
    { says: 'the customer looks at the water again', by: 'customer', event: { type: 'choice.wanted', place: 1 } },
    { says: 'the customer takes a large pizza', by: 'customer', event: { type: 'line.solved', line: largePizza } },
    { says: 'the item leaves the screen', by: 'customer', event: { type: 'choice.left' } },
    { says: 'the customer puts it into the basket', by: 'customer', event: { type: 'lines.wanted' } },
    { says: 'the customer leaves it', by: 'customer', event: { type: 'again.left' } },
    { says: 'the customer tries again', by: 'customer', event: { type: 'retry.asked' } },
    { says: 'the basket has taken it', by: 'server', event: filled(ok('added')) },
    { says: 'the basket was kept as it was', by: 'server', event: filled(ok('declined')) },
    {
      says: 'the server refuses a line',
      by: 'server',
      event: filled(failed({ kind: 'refused', code: 961, reason: null, details: null } as const)),
    },
    { says: 'nothing is heard of the basket', by: 'server', event: filled(offline) },
    { says: 'filling breaks', by: 'server', event: { type: 'xstate.error.actor.fill', error: new Error('broken') } },
    { says: '30 s pass and the basket is still at it', by: 'time', event: { type: 'xstate.after.basketTakesTooLong.reorder.filling' } },
  ],
  samplesOf: {
    'choice.wanted': ({ context: { order, menu } }) =>
      judged(order, menu).lines.flatMap(({ item }, place) =>
        item
          ? [
              {
                says: `the customer chooses ${item.name} again`,
                by: 'customer' as const,
                event: { type: 'choice.wanted' as const, place },
              },
            ]
          : [],
      ),
  },
  project: ({ context: { isPreOrder, order, menu, basket, isClearingAgreed, solved, choosing, failure } }) => ({
    isPreOrder,
    lines: judged(order, menu).lines.map(({ is }) => is),
    isOpen: menu && isTakenNow(menu.store),
    isForeign: basket !== null && basket.storeId !== order?.store_id,
    isClearingAgreed,
    wanted: linesWanted(judged(order, menu), solved).length,
    choosing,
    failure: failure?.kind ?? null,
  }),
  invariants: [
    {
      says: 'a basket of another store is never filled without its customer’s word',
      holds: ({ value, context: { basket, order, isClearingAgreed } }) =>
        value !== 'filling' || basket === null || basket.storeId === order?.store_id || isClearingAgreed,
    },
    {
      says: 'the basket is only filled with what can be ordered',
      holds: ({ value, context }) => value !== 'filling' || linesWanted(judged(context.order, context.menu), context.solved).length > 0,
    },
    {
      says: 'nothing is left only where all of it is gone',
      holds: ({ value, context }) => value !== 'nothingLeft' || judged(context.order, context.menu).lines.every(({ is }) => is === 'gone'),
    },
    {
      says: 'a line is chosen only in its dialog',
      holds: ({ value, context }) => (value === 'choosing' || value === 'chosen') === (context.choosing !== null),
    },
    { says: 'who is asked to try again knows why', holds: ({ value, context }) => value !== 'failed' || context.failure !== null },
  ],
  questions: reorderQuestions,
});
