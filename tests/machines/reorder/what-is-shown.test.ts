import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ok, type Result } from '#contract/result.ts';
import type { Failure } from '#contract/failure.ts';
import { pizza } from '#machines/item-dialog/item-dialog.model.ts';
import { reorderMachine } from '#machines/reorder/reorder.machine.ts';
import { reorderModel } from '#machines/reorder/reorder.model.ts';
import type { FillAnswer, MenuRead, OrderRead } from '#machines/reorder/reorder.setup.ts';
import { toReorderView } from '#machines/reorder/reorder.view.ts';
import { largePizza, menuWith, pastOrder, pizzaWithoutSmall, STORE, water } from '#machines/reorder/sample-reorder.ts';
import { deferredPort } from '../deferred-port.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';

const shown = (snapshot: Parameters<typeof toReorderView>[0]) => {
  const { is, groups, count, sum, open, failure, hours } = toReorderView(snapshot);
  const parts = groups.map((group) => `${group.is} ${group.lines.map(({ name, before, now }) => `${name} ${before} ${now}`).join(', ')}`);
  return [
    is,
    ...parts,
    `${count} for ${sum}`,
    ...(open ? [`${open} open`] : []),
    ...(failure ? ['failed'] : []),
    ...(hours.is === 'closed' ? ['closed'] : []),
  ].join('; ');
};

const order = { orderId: pastOrder._id };
const smallPizza = { itemId: pizza._id, quantity: 1, options: [[1, [10]]], note: '' };
const twoWaters = { itemId: water._id, quantity: 2, options: [], note: '' };
const fill = {
  storeId: STORE,
  storeName: 'Café de la Rade',
  isClearingAgreed: false,
  door: {
    address: 'Rue de Carouge 12',
    floor: '',
    entryCode: '',
    note: '',
    destination: pastOrder.cart_detail.destination_addresses[0],
  },
};
const orders: Step = ['the customer orders again', 'readingOrder; 0 for 0', { asked: { readOrder: order } }];
const told: Step = ['the order is told: a small pizza and two waters', 'readingMenu; 0 for 0', { asked: { readMenu: { storeId: STORE } } }];

test('of a store that is closed it is said first, unless the customer knew', async () => {
  await tellStory(reorderModel, shown, [
    orders,
    told,
    ['the menu has everything as it was, and the store is closed', 'changed; 3 for 1800; closed'],
    [
      'the customer puts it into the basket',
      'filling; 3 for 1800; closed',
      { asked: { fill: { ...fill, lines: [smallPizza, twoWaters] } } },
    ],
  ]);
  await tellStory(reorderModel, shown, [
    ['the customer pre-orders again', 'readingOrder; 0 for 0', { asked: { readOrder: order } }],
    told,
    [
      'the menu has everything as it was, and the store is closed',
      'filling; 3 for 1800; closed',
      { asked: { fill: { ...fill, lines: [smallPizza, twoWaters] } } },
    ],
  ]);
});

test('what changed is shown with both prices, and what has to be chosen is chosen on the spot', () =>
  tellStory(reorderModel, shown, [
    orders,
    told,
    [
      'the water costs more, and the pizza is not to be had small',
      'changed; dearer Water 600 700; needsChoice Pizza 1200 null; 2 for 700; 1 open',
    ],
    ['the customer chooses the pizza again', 'choosing; dearer Water 600 700; needsChoice Pizza 1200 null; 2 for 700; 1 open'],
    ['the item leaves the screen', 'changed; dearer Water 600 700; needsChoice Pizza 1200 null; 2 for 700; 1 open'],
    ['the customer chooses the pizza again', 'choosing; dearer Water 600 700; needsChoice Pizza 1200 null; 2 for 700; 1 open'],
    ['the customer takes a large pizza', 'chosen; dearer Water 600 700; needsChoice Pizza 1200 1300; 3 for 2000'],
    ['the customer puts it into the basket', 'chosen; dearer Water 600 700; needsChoice Pizza 1200 1300; 3 for 2000'],
    ['the item leaves the screen', 'changed; dearer Water 600 700; needsChoice Pizza 1200 1300; 3 for 2000'],
    [
      'the customer puts it into the basket',
      'filling; dearer Water 600 700; needsChoice Pizza 1200 1300; 3 for 2000',
      { asked: { fill: { ...fill, lines: [largePizza, twoWaters] } } },
    ],
    ['the basket has taken it', 'added; dearer Water 600 700; needsChoice Pizza 1200 1300; 3 for 2000', { output: 'added' }],
  ]));

test('nothing goes into the basket before something can be ordered', () =>
  tellStory(reorderModel, shown, [
    orders,
    told,
    [
      'the water is gone, and the pizza is not to be had small',
      'changed; gone Water 600 null; needsChoice Pizza 1200 null; 0 for 0; 1 open',
    ],
    ['the customer puts it into the basket', 'changed; gone Water 600 null; needsChoice Pizza 1200 null; 0 for 0; 1 open'],
    ['the customer leaves it', 'left; gone Water 600 null; needsChoice Pizza 1200 null; 0 for 0; 1 open', { output: 'left' }],
  ]));

test('a basket of another store is asked about first', () =>
  tellStory(reorderModel, shown, [
    orders,
    told,
    ['the menu has everything as it was, and the basket is another store’s', 'otherBasket; 3 for 1800'],
    [
      'the customer agrees to clear the basket',
      'filling; 3 for 1800',
      { asked: { fill: { ...fill, isClearingAgreed: true, lines: [smallPizza, twoWaters] } } },
    ],
    ['the basket has taken it', 'added; 3 for 1800', { output: 'added' }],
  ]));

test('what the server refuses is said, and judged anew', () =>
  tellStory(reorderModel, shown, [
    orders,
    told,
    ['the menu has everything as it was', 'filling; 3 for 1800', { asked: { fill: { ...fill, lines: [smallPizza, twoWaters] } } }],
    ['the server refuses a line', 'readingMenu; 3 for 1800; failed', { asked: { readMenu: { storeId: STORE } } }],
    ['the menu has everything as it was', 'changed; 3 for 1800; failed'],
    ['the customer puts it into the basket', 'filling; 3 for 1800', { asked: { fill: { ...fill, lines: [smallPizza, twoWaters] } } }],
    ['nothing is heard of the basket', 'failed; 3 for 1800; failed'],
    ['the customer tries again', 'readingOrder; 3 for 1800', { asked: { readOrder: order } }],
  ]));

test('a dish that goes while its choice is open is gone, and its new choice counts for nothing', async () => {
  const readOrder = deferredPort<OrderRead, { orderId: string }>();
  const readMenu = deferredPort<MenuRead, { storeId: string }>();
  const fillPort = deferredPort<FillAnswer, { storeId: string; storeName: string; lines: readonly unknown[]; isClearingAgreed: boolean }>();
  const actor = createActor(
    reorderMachine.provide({ actors: { readOrder: readOrder.logic, readMenu: readMenu.logic, fill: fillPort.logic as never } }),
    { input: { orderId: pastOrder._id, isPreOrder: false } },
  ).start();
  const seen = () => toReorderView(actor.getSnapshot());
  await readOrder.last().answer(ok(pastOrder));
  await readMenu.last().answer(ok({ menu: menuWith([pizzaWithoutSmall, water]), basket: null }));
  actor.send({ type: 'choice.wanted', place: 0 });
  expect(seen().choosing?.item).toBe(pizzaWithoutSmall);
  actor.send({ type: 'line.solved', line: largePizza });
  actor.send({ type: 'choice.left' });
  actor.send({ type: 'lines.wanted' });
  actor.send({ type: 'lines.wanted' });
  expect(fillPort.asked, 'a second press while the basket is filled asks for nothing').toHaveLength(1);
  const refused: Result<never, Failure> = { ok: false, failure: { kind: 'refused', code: 892, reason: null, details: null } };
  await fillPort.last().answer(refused);
  await readMenu.last().answer(ok({ menu: menuWith([water]), basket: null }));
  expect(seen()).toMatchObject({ is: 'changed', failure: { code: 892 }, count: 2, sum: 600, open: 0, groups: [{ is: 'gone' }] });
});
