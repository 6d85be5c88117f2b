import { assign, emit, setup } from 'xstate';
import type { RequestOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { Failure } from '#contract/failure.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';

export type Profile = Pick<
  RequestOf<typeof endpoints.update>,
  'first_name' | 'last_name' | 'email' | 'phone' | 'old_password' | 'new_password'
>;
/** What is typed over what the account knows, field by field; never a password. */
export type ProfileDraft = Partial<Pick<Profile, 'first_name' | 'last_name' | 'email' | 'phone'>>;
/** Emitted whenever something is typed, so that it can be stored; null when nothing is left to store. */
export type DraftKept = { readonly type: 'draft.kept'; readonly draft: ProfileDraft | null };
export type Saved = Result<{ readonly endedOthers: boolean }, Failure>;

const profile = setup({
  types: {} as ChartTypes & {
    input: { draft: ProfileDraft | null };
    context: {
      readonly draft: ProfileDraft | null;
      readonly given: Profile | null;
      readonly failure: Failure | null;
      readonly wasSaved: boolean;
      readonly endedOthers: boolean;
      /** How often the customer asked for another password since they edit: each time its field is theirs to type in. */
      readonly passwordAsked: number;
    };
    events:
      | { type: 'edit.chosen' }
      | { type: 'password.chosen' }
      | { type: 'edit.cancelled' }
      | { type: 'draft.typed'; part: ProfileDraft }
      | { type: 'profile.given'; profile: Profile };
    emitted: DraftKept;
    tags: 'busy';
  },
  actors: { saveProfile: ask<Saved, { profile: Profile }>('saveProfile') },
  guards: {
    'something was typed before': ({ context }) => context.draft !== null,
    'the server saved it': (_, params: { answered: Saved }) => params.answered.ok,
  },
  actions: {
    'keep what is typed': assign(({ context }, params: { part: ProfileDraft }) => ({ draft: { ...context.draft, ...params.part } })),
    'begin to edit': assign({ draft: {}, failure: null, wasSaved: false, endedOthers: false, passwordAsked: 0 }),
    'ask for another password': assign({ passwordAsked: ({ context }) => context.passwordAsked + 1 }),
    'forget what was typed': assign({ draft: null }),
    'tell what is typed': emit(({ context }) => ({ type: 'draft.kept' as const, draft: context.draft })),
  },
});

const typing = {
  'draft.typed': {
    actions: [
      { type: 'keep what is typed', params: ({ event }: { event: { part: ProfileDraft } }) => ({ part: event.part }) },
      'tell what is typed',
    ],
  },
} as const;

/** What an account knows of its customer, shown and changed (specification 2, section 2.5). What is typed stays until it is saved or given up. */
export const profileMachine = profile.createMachine({
  id: 'profile',
  description: 'Shows what the account knows of the customer and saves what they change.',
  context: ({ input }) => ({ draft: input.draft, given: null, failure: null, wasSaved: false, endedOthers: false, passwordAsked: 0 }),
  initial: 'opening',
  states: {
    opening: {
      description: 'What was typed earlier and neither saved nor given up is looked for.',
      meta: { title: 'Opening the profile', section: '2.2.5' },
      always: [
        { guard: 'something was typed before', target: 'editing' },
        { target: 'viewing', meta: { label: 'Nothing was typed before' } },
      ],
    },
    viewing: {
      description: 'The customer reads what the account knows.',
      meta: { title: 'Reading the profile', section: '2.2.5' },
      on: {
        'edit.chosen': { target: 'editing', actions: 'begin to edit' },
        'password.chosen': {
          description: 'The customer wants another password.',
          target: 'editing',
          actions: ['begin to edit', 'ask for another password'],
        },
      },
    },
    editing: {
      description: 'The customer changes it.',
      meta: { title: 'Editing the profile', section: '2.2.5' },
      on: {
        'profile.given': { target: 'saving', actions: assign({ given: ({ event }) => event.profile, failure: null }) },
        ...typing,
        'password.chosen': { description: 'The customer wants another password too.', actions: 'ask for another password' },
        'edit.cancelled': { target: 'viewing', actions: ['forget what was typed', 'tell what is typed'] },
      },
    },
    saving: {
      description: 'The server saves the change; after one of password, e-mail or phone every other session is over.',
      tags: 'busy',
      on: typing,
      meta: { title: 'Saving the profile', section: '2.2.5' },
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => ({ profile: context.given as Profile }),
        onDone: [
          {
            guard: { type: 'the server saved it', params: ({ event }) => ({ answered: event.output }) },
            target: 'viewing',
            actions: [
              assign({ given: null, wasSaved: true, endedOthers: ({ event }) => event.output.ok && event.output.value.endedOthers }),
              'forget what was typed',
              'tell what is typed',
            ],
          },
          {
            target: 'editing',
            actions: assign({ given: null, failure: ({ event }) => (event.output.ok ? null : event.output.failure) }),
            meta: { label: 'Not saved', cause: 'failure' },
          },
        ],
      },
    },
  },
});
