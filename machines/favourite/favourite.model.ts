import { defineModel } from '../model.ts';
import { failed, ok } from '#contract/result.ts';
import { favouriteMachine } from './favourite.machine.ts';
import { favouriteQuestions } from './favourite.questions.ts';

const storeId = 'a'.repeat(24);

export const favouriteModel = defineModel({
  machine: favouriteMachine,
  title: 'Favourite store',
  sentence: 'Keeps a store among the customer’s favourites, or no longer; the last press wins, and what could not be saved is said.',
  usedBy: 'the store page, for customers who are signed in',
  section: '1.4',
  inputs: [
    { says: 'the store is no favourite', input: { storeId, isFavourite: false } },
    { says: 'the store is a favourite', input: { storeId, isFavourite: true } },
  ],
  events: [
    { says: 'the customer presses the heart', by: 'customer', event: { type: 'heart.pressed' } },
    { says: 'another tab makes it a favourite', by: 'page', event: { type: 'favourite.known', isFavourite: true } },
    { says: 'another tab takes it from the favourites', by: 'page', event: { type: 'favourite.known', isFavourite: false } },
    { says: 'the customer puts the notice away', by: 'customer', event: { type: 'notice.read' } },
    { says: 'the server saves it', by: 'server', event: { type: 'xstate.done.actor.save', output: ok(null) } },
    {
      says: 'the server refuses it',
      by: 'server',
      event: { type: 'xstate.done.actor.save', output: failed({ kind: 'refused', code: 554, reason: null, details: null } as const) },
    },
  ],
  project: ({ context: { kept, wanted, sent, failure } }) => ({ kept, wanted, sent, why: failure?.kind ?? null }),
  states: {
    resting: 'The heart shows what the server keeps.',
    saving: 'The heart shows what the customer wants; the server is told.',
    failed: 'The heart is as it was, and a notice says why.',
  },
  invariants: [
    { says: 'at rest the heart shows what is kept', holds: ({ value, context }) => value === 'saving' || context.wanted === context.kept },
    {
      says: 'a failure is told as long as nothing else happens',
      holds: ({ value, context }) => value !== 'failed' || context.failure !== null,
    },
  ],
  questions: favouriteQuestions,
});
