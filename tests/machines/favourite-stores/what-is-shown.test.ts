import { test } from 'vitest';
import { favouriteStoresModel, lalibela, NOON, rade } from '#machines/favourite-stores/favourite-stores.model.ts';
import { toFavouriteStoresView } from '#machines/favourite-stores/favourite-stores.view.ts';
import { tellStory, type Step } from '../harness/tell-story.ts';
import { offline, refused } from '../sample-failures.ts';

const row = (store: typeof rade, isTicked = false) => ({ store, isTicked });
const waiting = { is: 'loading', rows: null, ticked: 0, gone: 0, failed: null, at: null };
/** The open one first. */
const both = { is: 'viewing', rows: [row(rade), row(lalibela)], ticked: 0, gone: 0, failed: null, at: NOON };
const one = { ...both, rows: [row(lalibela)] };
const asks = { asked: { listStores: undefined } };
const opens: Step = ['the customer keeps two stores', waiting, { asked: { hearGrounds: undefined, listStores: undefined } }];
const told: Step = ['the server tells the stores', both];
const edits: Step = ['the customer presses Edit, or closes it', { ...both, is: 'editing' }];
const isTicked = { ...both, is: 'editing', rows: [row(rade, true), row(lalibela)], ticked: 1 };
const ticks: Step = ['the customer ticks a store, or takes the tick away', isTicked];
const deleting = { ...both, is: 'deleting', rows: [row(lalibela)], ticked: 1 };
const deletes: Step = ['the customer deletes what is ticked', deleting, { asked: { removeStores: { ids: [rade._id] } } }];

test('ticked stores are deleted, and kept again', () =>
  tellStory(favouriteStoresModel, toFavouriteStoresView, [
    opens,
    told,
    edits,
    ticks,
    ['the customer ticks a store, or takes the tick away', { ...both, is: 'editing' }],
    ticks,
    deletes,
    ['another tab keeps one of them no longer', { ...deleting, ticked: 0 }],
    ['the server deletes it', { ...both, rows: [row(lalibela)], gone: 1 }],
    ['the customer undoes it', { ...both, is: 'undoing', rows: [row(lalibela)], gone: 1 }, { asked: { keepStores: { ids: [rade._id] } } }],
    ['the server keeps it again', both],
  ]));

test('what could not be deleted comes back, still ticked, and says so', () =>
  tellStory(favouriteStoresModel, toFavouriteStoresView, [
    opens,
    told,
    edits,
    ticks,
    deletes,
    ['the server does not delete it', { ...isTicked, failed: { what: 'deleting', failure: refused(555) } }],
    ['the customer presses Edit, or closes it', both],
  ]));

test('an undoing that fails can be tried again, and is put away when it is read', () =>
  tellStory(favouriteStoresModel, toFavouriteStoresView, [
    opens,
    told,
    edits,
    ticks,
    deletes,
    ['the server deletes it', { ...one, gone: 1 }],
    ['the customer undoes it', { ...one, is: 'undoing', gone: 1 }, { asked: { keepStores: { ids: [rade._id] } } }],
    ['the server does not keep it again', { ...one, gone: 1, failed: { what: 'undoing', failure: refused(554) } }],
    ['the customer has read it', one],
  ]));

test('stores that did not come are asked for again, and a store that is kept elsewhere too', () =>
  tellStory(favouriteStoresModel, toFavouriteStoresView, [
    opens,
    ['no answer comes', { ...waiting, is: 'unavailable', failed: { what: 'loading', failure: offline } }],
    ['the customer asks again', waiting, asks],
    told,
    ['another tab keeps a third store', { ...both, is: 'loading' }, asks],
    told,
    ['the customer looks around from somewhere else', { ...both, is: 'loading' }, asks],
    told,
    ['another tab keeps one of them no longer', { ...both, rows: [row(lalibela)] }],
    ['another tab keeps none any more', { ...both, rows: [] }],
  ]));
