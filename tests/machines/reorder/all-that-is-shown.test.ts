import { expect, test } from 'vitest';
import { pizza } from '#machines/item-dialog/item-dialog.model.ts';
import { reorderMachine } from '#machines/reorder/reorder.machine.ts';
import type { ReorderContext } from '#machines/reorder/reorder.setup.ts';
import { toReorderView } from '#machines/reorder/reorder.view.ts';
import { largePizza, menuWith, OTHER_STORE, pastOrder, pizzaWithoutSmall, STORE, water } from '#machines/reorder/sample-reorder.ts';

const nothing: ReorderContext = {
  orderId: pastOrder._id,
  isPreOrder: false,
  order: null,
  menu: null,
  basket: null,
  isClearingAgreed: false,
  solved: {},
  choosing: null,
  failure: null,
};
const shownAt = (value: 'changed' | 'choosing' | 'readingOrder', context: Partial<ReorderContext> = {}) =>
  toReorderView(reorderMachine.resolveState({ value, context: { ...nothing, ...context } }) as Parameters<typeof toReorderView>[0]);

const told = { storeId: STORE, storeName: 'Café de la Rade', orderedAt: '2026-03-02T18:10:00.000Z', timezone: 'Europe/Zurich' };
const open = { is: 'open', until: null };

test('nothing is said before anything is known, and the order alone says whose and when', () => {
  const unknown = {
    is: 'readingOrder',
    failure: null,
    storeId: '',
    storeName: '',
    storePath: expect.any(String),
    orderedAt: null,
    timezone: 'UTC',
    currency: '',
    hours: open,
    isShownFirst: false,
    otherStore: '',
    groups: [],
    count: 0,
    sum: 0,
    open: 0,
    choosing: null,
  };
  expect(shownAt('readingOrder')).toEqual(unknown);
  expect(shownAt('readingOrder', { order: pastOrder })).toEqual({ ...unknown, ...told });
  expect(shownAt('choosing', { choosing: 0 }).choosing).toBeNull();
});

test('all of what changed, line by line, before and after it is chosen anew', () => {
  const menu = menuWith([pizzaWithoutSmall, { ...water, price: 2.5, image_url: [] }]);
  const context = { order: pastOrder, menu, basket: { storeId: OTHER_STORE, storeName: 'Ramen Kagi' } };
  const cheaper = {
    place: 1,
    name: 'Water',
    picture: water.image_url[0] ?? null,
    quantity: 2,
    before: 600,
    now: 500,
    isSoldOut: false,
    item: expect.objectContaining({ name: 'Water' }) as never,
    goneOptions: [],
    chosen: [],
  };
  const missing = {
    place: 0,
    name: 'Pizza',
    picture: pizza.image_url[0] ?? null,
    quantity: 1,
    before: 1200,
    now: null,
    isSoldOut: false,
    item: expect.objectContaining({ name: 'Pizza' }) as never,
    goneOptions: ['Small'],
    chosen: [],
  };
  const seen = shownAt('changed', context);
  expect(seen).toMatchObject({ is: 'changed', ...told, currency: 'CHF', otherStore: 'Ramen Kagi', isShownFirst: true, hours: open });
  expect(seen.storePath).toBe(`/geneve/restaurants/cafe-de-la-rade/${STORE}`);
  expect([seen.count, seen.sum, seen.open]).toEqual([2, 500, 1]);
  expect(seen.groups).toEqual([
    { is: 'cheaper', lines: [cheaper] },
    { is: 'needsChoice', lines: [missing] },
  ]);
  const { choosing } = shownAt('choosing', { ...context, choosing: 0 });
  expect(choosing?.item).toBe(pizzaWithoutSmall);
  expect(choosing?.line).toMatchObject({ itemId: pizza._id, quantity: 1 });

  const solved = shownAt('changed', { ...context, solved: { 0: largePizza } });
  expect([solved.count, solved.sum, solved.open]).toEqual([3, 1800, 0]);
  expect(solved.groups[1]?.lines).toEqual([{ ...missing, now: 1300, chosen: ['Large'] }]);
  expect(shownAt('choosing', { ...context, choosing: 0, solved: { 0: largePizza } }).choosing?.line).toBe(largePizza);
  // A new choice that the menu does not have counts for nothing.
  expect(shownAt('changed', { ...context, solved: { 0: { ...largePizza, options: [[1, [99]]] } } })).toMatchObject({ count: 2, open: 1 });
});

test('it is shown first only where something changed, or a store is closed whose customer did not know', () => {
  const first = (context: Partial<ReorderContext>) => shownAt('changed', { order: pastOrder, ...context });
  const same = menuWith([pizza, water]);
  expect(first({ menu: same }).isShownFirst).toBe(false);
  expect(first({ menu: menuWith([pizza]) }).isShownFirst).toBe(true);
  const closed = menuWith([pizza, water], false);
  expect(first({ menu: closed })).toMatchObject({ isShownFirst: true, hours: { is: 'closed' } });
  expect(first({ menu: closed }).hours).toMatchObject({ from: expect.anything() });
  expect(first({ menu: closed, isPreOrder: true }).isShownFirst).toBe(false);
});
