import { expect, test } from 'vitest';
import { reorderModel } from '#machines/reorder/reorder.model.ts';
import { doorOf } from '#machines/reorder/reorder-lines.ts';
import { toReorderView } from '#machines/reorder/reorder.view.ts';
import { pastOrder, STORE } from '#machines/reorder/sample-reorder.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';

/** Where it stands, and why the last try came to nothing. */
const shown = (snapshot: Parameters<typeof toReorderView>[0]) => {
  const { is, failure } = toReorderView(snapshot);
  return failure === null ? is : `${is}, ${failure.kind === 'transport' ? failure.cause : failure.code}`;
};
const readOrder = { asked: { readOrder: { orderId: pastOrder._id } } };
const readMenu = { asked: { readMenu: { storeId: STORE } } };
const orders: Step = ['the customer orders again', 'readingOrder', readOrder];
const told: Step = ['the order is told: a small pizza and two waters', 'readingMenu', readMenu];
const tries: Step = ['the customer tries again', 'readingOrder', readOrder];
const everything = 'the menu has everything as it was';

test('no order comes: why is told, and it is asked for again', () =>
  tellStory(reorderModel, shown, [orders, ['no order comes', 'failed, offline'], tries, told]));

test('no menu comes: why is told, and it can be left', () =>
  tellStory(reorderModel, shown, [
    orders,
    told,
    ['no menu comes', 'failed, offline'],
    ['the customer leaves it', 'left, offline', { output: 'left' }],
  ]));

test('a parcel, a store that is gone and a menu without any of it lead elsewhere', async () => {
  await tellStory(reorderModel, shown, [orders, ['it was a courier’s trip', 'courier', { output: 'courier' }]]);
  await tellStory(reorderModel, shown, [orders, told, ['there is no such store any more', 'storeGone']]);
  await tellStory(reorderModel, shown, [orders, told, ['nothing of it is on the menu', 'nothingLeft']]);
});

test('whatever becomes of filling the basket is told', async () => {
  const fill = {
    asked: {
      fill: {
        storeId: STORE,
        storeName: 'Café de la Rade',
        isClearingAgreed: false,
        door: doorOf(pastOrder),
        lines: expect.any(Array) as unknown,
      },
    },
  };
  const filling: readonly [Step, Step, Step] = [orders, told, [everything, 'filling', fill]];
  await tellStory(reorderModel, shown, [...filling, ['the basket was kept as it was', 'left', { output: 'left' }]]);
  await tellStory(reorderModel, shown, [...filling, ['filling breaks', 'failed, unreadable'], tries]);
  await tellStory(reorderModel, shown, [
    ...filling,
    ['30 s pass and the basket is still at it', 'underWay', { after: 30_000, output: 'underWay' }],
  ]);
});
