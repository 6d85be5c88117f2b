import { assign, setup } from 'xstate';
import type { RequestOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { Failure } from '#contract/failure.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { port } from '../port.ts';
import type { Result } from '../result.ts';

export type Profile = Pick<
  RequestOf<typeof endpoints.update>,
  'first_name' | 'last_name' | 'email' | 'phone' | 'old_password' | 'new_password'
>;
/** Saved, and whether that ended every other session. */
export type Saved = Result<{ readonly endedOthers: boolean }, Failure>;

const profile = setup({
  types: {
    context: {} as {
      readonly given: Profile | null;
      readonly failure: Failure | null;
      readonly wasSaved: boolean;
      readonly endedOthers: boolean;
    },
    events: {} as { type: 'edit.chosen' } | { type: 'edit.cancelled' } | { type: 'profile.given'; profile: Profile },
    tags: {} as 'busy',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: { saveProfile: port<Saved, { profile: Profile }>('saveProfile') },
  guards: { 'the server saved it': (_, params: { answered: Saved }) => params.answered.ok },
  delays: { answerTakesTooLong: 10_000 },
  actions: {
    'note that no answer came': assign({ given: null, failure: { kind: 'transport', cause: 'timeout', retryAfterMs: null } }),
    'note that it broke': assign({ given: null, failure: { kind: 'transport', cause: 'unreadable', retryAfterMs: null } }),
  },
});

/** What an account knows of its customer, shown and changed (specification 2, section 2.5). What was typed stays in the form. */
export const profileMachine = profile.createMachine({
  id: 'profile',
  description: 'Shows what the account knows of the customer and saves what they change.',
  context: { given: null, failure: null, wasSaved: false, endedOthers: false },
  initial: 'viewing',
  states: {
    viewing: {
      description: 'The customer reads what the account knows.',
      meta: { title: 'Reading the profile', section: '2.2.5' },
      on: { 'edit.chosen': { target: 'editing', actions: assign({ failure: null, wasSaved: false, endedOthers: false }) } },
    },
    editing: {
      description: 'The customer changes it.',
      meta: { title: 'Editing the profile', section: '2.2.5' },
      on: {
        'profile.given': { target: 'saving', actions: assign({ given: ({ event }) => event.profile, failure: null }) },
        'edit.cancelled': 'viewing',
      },
    },
    saving: {
      description: 'The server saves the change; after one of password, e-mail or phone every other session is over.',
      tags: 'busy',
      meta: { title: 'Saving the profile', section: '2.2.5' },
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => ({ profile: context.given as Profile }),
        onDone: [
          {
            guard: { type: 'the server saved it', params: ({ event }) => ({ answered: event.output }) },
            target: 'viewing',
            actions: assign({ given: null, wasSaved: true, endedOthers: ({ event }) => event.output.ok && event.output.value.endedOthers }),
          },
          {
            target: 'editing',
            actions: assign({ given: null, failure: ({ event }) => (event.output.ok ? null : event.output.failure) }),
            meta: { label: 'Not saved', cause: 'failure' },
          },
        ],
        onError: { target: 'editing', actions: 'note that it broke', meta: { label: 'Saving broke' } },
      },
      after: { answerTakesTooLong: { target: 'editing', actions: 'note that no answer came' } },
    },
  },
});
