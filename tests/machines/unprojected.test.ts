import { expect, test } from 'vitest';
import { loadModels } from '#statecharts/draw/models.ts';
import { explore } from '#statecharts/explore.ts';
import { unprojected } from '#statecharts/unprojected.ts';

const SET_ONCE = 'it is given at the beginning and the same for good';
const LENGTH_ALONE = 'it only makes a wait longer; how long each is, stories tell';
const TOGETHER = 'what brings it is told in the same step, and the projection has the stage that was made of it';

/** What guards and delays read although no projection tells of it: by title, what is read and why that is no matter. */
const NOT_TOLD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Cancelling an order': {
    'order.delivery_type': 'an order stays what it is',
    'failure.kind': 'a failure with a code is a refusal, and the projection has the code',
  },
  Basket: {
    missed: LENGTH_ALONE,
    changes: 'the projection has whether they make a difference; those that make none are dropped with the next answer',
  },
  Checkout: { 'contact.draft.': 'the samples type a name with its phone, and no note: the projection has whether the phone is typed' },
  Payment: {
    'command.key': 'a key names one press; an answer that misses it in the samples names the same',
    command: 'whether it is approved on a sheet first is asked where a payment begins, and the samples begin one of each kind',
  },
  'Item dialog': { 'item.specifications': SET_ONCE },
  'Pin on the map': { view: 'each sample that moves the map moves it elsewhere; where exactly is for the map' },
  'Pictures of a parcel': { pictures: 'an id names a picture, and changed alone it names none' },
  'Courier’s ride': { jitter: SET_ONCE },
  'Running orders': {
    jitter: SET_ONCE,
    askedToWait: LENGTH_ALONE,
    missed: LENGTH_ALONE,
    broken: LENGTH_ALONE,
    noStreamFor: LENGTH_ALONE,
    putAway: 'what is put away is off the screen, so nobody puts it away twice',
  },
  'Address search': { places: 'a suggestion is known by its label' },
  'Sending a parcel': {
    customerId: 'a customer is another one or the same; the projection has whether it is anybody, and who it is is for the page',
    'draft.': 'the samples give an address whole, and a name with its phone: the projection has the one and the other',
  },
  'Delivery time': { 'store.rules': 'a store’s rules are known by its id, and by whether it takes orders for later now' },
  'Where I am signed in': { sessions: 'the same sessions are always those of the same devices' },
  Session: { jitter: SET_ONCE },
  'Following an order': { jitter: SET_ONCE, missed: LENGTH_ALONE, orderId: SET_ONCE, 'known.order': TOGETHER },
};

const models = await loadModels('machines');

test.each(models.map(({ model }) => model))('$title: its projection holds what its guards and delays read', (model) => {
  const known = Object.keys(NOT_TOLD[model.title] ?? {});
  const found = unprojected(model, explore(model, 500), { mostMoments: 40, deep: 3 });
  expect(found.filter((words) => !known.some((path) => words.includes(` reads ${path}`)))).toEqual([]);
  expect(known.filter((path) => !found.some((words) => words.includes(` reads ${path}`)))).toEqual([]);
});
