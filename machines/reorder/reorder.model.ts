import { isTakenNow } from '#domain/schedule/order-start.ts';
import { pizza } from '../item-dialog/item-dialog.model.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { judged, linesWanted } from './reorder-lines.ts';
import { reorderMachine } from './reorder.machine.ts';
import type { FillAnswer, MenuRead } from './reorder.setup.ts';
import { largePizza, menuWith, OTHER_STORE, pastOrder, pastTrip, pizzaWithoutSmall, STORE, water } from './sample-reorder.ts';
import { reorderQuestions } from './reorder.questions.ts';
import { answered, broke, byCustomer, byServer, byTime, passed } from '#statecharts/samples.ts';

const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);
const menuRead = (output: MenuRead) => answered('readMenu', output);
const filled = (output: FillAnswer) => answered('fill', output);
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
    byServer('the order is told: a small pizza and two waters', answered('readOrder', ok(pastOrder))),
    byServer('it was a courier’s trip', answered('readOrder', ok(pastTrip))),
    byServer('no order comes', answered('readOrder', offline)),
    byServer('the menu has everything as it was', menuRead(ok({ menu: menuWith([pizza, water]), basket: null }))),
    byServer(
      'the menu has everything as it was, and the basket holds something of the same store',
      menuRead(ok({ menu: menuWith([pizza, water]), basket: alone })),
    ),
    byServer(
      'the menu has everything as it was, and the store is closed',
      menuRead(ok({ menu: menuWith([pizza, water], false), basket: null })),
    ),
    byServer(
      'the menu has everything as it was, and the basket is another store’s',
      menuRead(ok({ menu: menuWith([pizza, water]), basket: { storeId: OTHER_STORE, storeName: 'Ramen Kagi' } })),
    ),
    byServer(
      'the water costs more, and the pizza is not to be had small',
      menuRead(ok({ menu: menuWith([pizzaWithoutSmall, { ...water, price: 3.5 }]), basket: null })),
    ),
    byServer(
      'the water is gone, and the pizza is not to be had small',
      menuRead(ok({ menu: menuWith([pizzaWithoutSmall]), basket: null })),
    ),
    byServer('nothing of it is on the menu', menuRead(ok({ menu: menuWith([]), basket: null }))),
    byServer('there is no such store any more', menuRead(failed({ kind: 'refused', code: 634, reason: null, details: null } as const))),
    byServer('no menu comes', menuRead(offline)),
    byCustomer('the customer agrees to clear the basket', { type: 'clearing.confirmed' }),
    byCustomer('the customer chooses the pizza again', { type: 'choice.wanted', place: 0 }),
    byCustomer('the customer looks at the water again', { type: 'choice.wanted', place: 1 }),
    byCustomer('the customer takes a large pizza', { type: 'line.solved', line: largePizza }),
    byCustomer('the item leaves the screen', { type: 'choice.left' }),
    byCustomer('the customer puts it into the basket', { type: 'lines.wanted' }),
    byCustomer('the customer leaves it', { type: 'again.left' }),
    byCustomer('the customer tries again', { type: 'retry.asked' }),
    byServer('the basket has taken it', filled(ok('added'))),
    byServer('the basket was kept as it was', filled(ok('declined'))),
    byServer('the server refuses a line', filled(failed({ kind: 'refused', code: 961, reason: null, details: null } as const))),
    byServer('nothing is heard of the basket', filled(offline)),
    byServer('filling breaks', broke('fill')),
    byTime('30 s pass and the basket is still at it', passed('basketTakesTooLong.reorder.filling')),
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
