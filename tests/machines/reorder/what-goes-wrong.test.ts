import { expect, test } from 'vitest';
import { reorderModel } from '#machines/reorder/reorder.model.ts';
import { toReorderView } from '#machines/reorder/reorder.view.ts';
import { pastOrder, STORE } from '#machines/reorder/sample-reorder.ts';
import { tellStory, type Step } from '../harness/tell-story.ts';

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

test.each([
  ['no order comes', 'offline', {}],
  ['asking for the order breaks', 'unreadable', {}],
  ['10 s pass without the order', 'timeout', { after: 10_000 }],
] as const)('%s: why is told, and it is asked for again', (how, why, also) =>
  tellStory(reorderModel, shown, [orders, [how, `failed, ${why}`, also], tries, told]),
);

test.each([
  ['no menu comes', 'offline', {}],
  ['asking for the menu breaks', 'unreadable', {}],
  ['10 s pass without the menu', 'timeout', { after: 10_000 }],
] as const)('%s: why is told, and all is asked for again', (how, why, also) =>
  tellStory(reorderModel, shown, [
    orders,
    told,
    [how, `failed, ${why}`, also],
    ['the customer leaves it', `left, ${why}`, { output: 'left' }],
  ]),
);

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
        door: null,
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
