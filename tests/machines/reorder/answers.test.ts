import { reorderModel } from '#machines/reorder/reorder.model.ts';
import { toReorderView } from '#machines/reorder/reorder.view.ts';
import { largePizza, pastOrder, STORE } from '#machines/reorder/sample-reorder.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const added = { shows: { is: 'added', isShownFirst: false, failure: null, count: 3 }, output: 'added' };
const asItWas = { fill: { storeId: STORE, lines: [{ quantity: 1 }, { quantity: 2 }], isClearingAgreed: false } };

describeAnswers(reorderModel, toReorderView, {
  'I order again and nothing has changed': {
    ...added,
    asked: 'readOrder readMenu fill',
    with: { readOrder: { orderId: pastOrder._id }, readMenu: { storeId: STORE }, ...asItWas },
  },
  'a dish that I order again is gone, costs more, or now has a required choice': {
    ...added,
    shows: {
      is: 'added',
      count: 3,
      open: 0,
      groups: [{ is: 'dearer', lines: [{ place: 1, before: 600, now: 700 }] }, { is: 'needsChoice' }],
    },
    asked: 'readOrder readMenu fill',
    with: { fill: { lines: [largePizza, { quantity: 2 }] } },
  },
  'my basket holds something of another store': {
    ...added,
    asked: 'readOrder readMenu fill',
    with: { fill: { ...asItWas.fill, isClearingAgreed: true } },
  },
  'the store runs out of something between my look and my press': {
    shows: {
      is: 'changed',
      failure: { code: 961 },
      groups: [{ is: 'gone', lines: [{ place: 1, now: null }] }, { is: 'needsChoice' }],
      open: 1,
      count: 0,
    },
    asked: 'readOrder readMenu fill readMenu',
    with: asItWas,
  },
  'the order of before cannot be read': { ...added, asked: 'readOrder readOrder readMenu fill', with: asItWas },
  'the menu cannot be read when something is ordered again': {
    ...added,
    asked: 'readOrder readMenu readOrder readMenu fill',
    with: asItWas,
  },
  'the store of an order is gone': { shows: { is: 'left' }, asked: 'readOrder readMenu', output: 'left' },
  'nothing of an order is on the menu any more': { shows: { is: 'left', count: 0 }, asked: 'readOrder readMenu', output: 'left' },
  'a parcel is sent once more': { shows: { is: 'courier' }, asked: 'readOrder', output: 'courier' },
  'the basket does not answer when something is ordered again': {
    shows: { is: 'underWay' },
    asked: 'readOrder readMenu fill',
    with: asItWas,
    output: 'underWay',
  },
});
