import type { FavouriteStore } from '#contract/entities/favourite.ts';
import type { Failure } from '#contract/failure.ts';
import { defineModel } from '../model.ts';
import { failed, ok } from '#contract/result.ts';
import { favouriteStoresMachine } from './favourite-stores.machine.ts';
import { favouriteStoresQuestions } from './favourite-stores.questions.ts';

const store = (letter: string, name: string, isOpen: boolean): FavouriteStore => ({
  _id: letter.repeat(24),
  name,
  image_url: '',
  delivery_time: 25,
  delivery_time_max: 40,
  user_rate: 4.8,
  user_rate_count: 312,
  store_path: `/geneva/restaurants/${name.toLowerCase()}/${letter.repeat(24)}`,
  is_open: isOpen,
});
export const lalibela = store('a', 'Lalibela', false);
export const rade = store('b', 'Rade', true);
export const kagi = store('c', 'Kagi', true);
export const NOON = Date.parse('2026-11-20T11:00:00Z');
const told = { stores: [lalibela, rade], at: NOON };
const offline: Failure = { kind: 'transport', cause: 'offline', retryAfterMs: null };
const refused = (code: 554 | 555 | 556): Failure => ({ kind: 'refused', code, reason: null, details: null });

export const favouriteStoresModel = defineModel({
  machine: favouriteStoresMachine,
  title: 'Favourite stores',
  sentence: 'A customer’s favourite stores: ticked ones are deleted, and kept again when that was a mistake.',
  usedBy: 'the page of favourite stores',
  section: '2.2.7',
  inputs: [
    { says: 'the customer keeps two stores', input: { ids: [lalibela._id, rade._id] } },
    { says: 'the customer keeps no store', input: { ids: [] } },
  ],
  events: [
    { says: 'the server tells the stores', by: 'server', event: { type: 'xstate.done.actor.listStores', output: ok(told) } },
    { says: 'the server does not tell them', by: 'server', event: { type: 'xstate.done.actor.listStores', output: failed(refused(556)) } },
    { says: 'no answer comes', by: 'server', event: { type: 'xstate.done.actor.listStores', output: failed(offline) } },
    { says: 'the customer asks again', by: 'customer', event: { type: 'retry.asked' } },
    { says: 'the customer presses Edit, or closes it', by: 'customer', event: { type: 'edit.toggled' } },
    { says: 'the customer ticks a store, or takes the tick away', by: 'customer', event: { type: 'store.ticked', storeId: rade._id } },
    { says: 'the customer deletes what is ticked', by: 'customer', event: { type: 'deletion.asked' } },
    { says: 'the server deletes it', by: 'server', event: { type: 'xstate.done.actor.removeStores', output: ok(null) } },
    {
      says: 'the server does not delete it',
      by: 'server',
      event: { type: 'xstate.done.actor.removeStores', output: failed(refused(555)) },
    },
    { says: 'the customer undoes it', by: 'customer', event: { type: 'undo.asked' } },
    { says: 'the server keeps it again', by: 'server', event: { type: 'xstate.done.actor.keepStores', output: ok(null) } },
    {
      says: 'the server does not keep it again',
      by: 'server',
      event: { type: 'xstate.done.actor.keepStores', output: failed(refused(554)) },
    },
    { says: 'the customer has read it', by: 'customer', event: { type: 'news.read' } },
    { says: 'another tab keeps a third store', by: 'page', event: { type: 'favourites.told', ids: [lalibela._id, rade._id, kagi._id] } },
    { says: 'another tab keeps one of them no longer', by: 'page', event: { type: 'favourites.told', ids: [lalibela._id] } },
    { says: 'another tab keeps none any more', by: 'page', event: { type: 'favourites.told', ids: [] } },
    { says: 'the customer looks around from somewhere else', by: 'page', event: { type: 'place.told' } },
    {
      says: 'nothing is heard of hearts and place any more',
      by: 'page',
      event: { type: 'xstate.error.actor.hearGrounds', error: new Error('broken') },
    },
  ],
  samplesOf: {
    'store.ticked': ({ context: { ids, told: stores } }) =>
      (stores?.stores ?? [])
        .filter(({ _id }) => ids.includes(_id))
        .map(({ _id, name }) => ({
          says: `the customer ticks ${name}, or takes the tick away`,
          by: 'customer',
          event: { type: 'store.ticked', storeId: _id } as const,
        })),
    'favourites.told': () => [],
  },
  project: ({ context: { ids, told: known, isOld, ticked, gone, failed: why } }) => ({
    ids,
    told: known !== null,
    isOld,
    ticked,
    gone: gone.length,
    why: why && [why.what, why.failure.kind === 'refused' ? why.failure.code : why.failure.cause],
  }),
  states: {
    loading: 'The customer sees where the stores will stand.',
    unavailable: 'The customer reads that the stores could not be loaded, and may ask again.',
    settling: 'Nothing is seen of this moment.',
    viewing: 'The customer sees the stores, and what was deleted last with the way to undo it.',
    editing: 'The customer ticks stores; what is ticked can be deleted.',
    deleting: 'The ticked stores are gone from the list, and the customer reads that they are being deleted.',
    undoing: 'The button that undoes it waits.',
  },
  invariants: [
    {
      says: 'stores are ticked only in edit mode',
      holds: ({ value, context }) => value === 'editing' || value === 'deleting' || context.ticked.length === 0,
    },
    { says: 'nothing is undone that was not deleted', holds: ({ value, context }) => value !== 'undoing' || context.gone.length > 0 },
    {
      says: 'stores are shown only as they were told',
      holds: ({ value, context }) => value === 'loading' || value === 'unavailable' || context.told !== null,
    },
  ],
  questions: favouriteStoresQuestions,
});
