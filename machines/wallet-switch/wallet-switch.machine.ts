import { assign, setup } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { ask } from '../port.ts';
import type { Result } from '#contract/result.ts';

type Switched = Result<{ readonly used: boolean }, Failure>;
type Context = { readonly used: boolean; readonly wanted: boolean; readonly failure: Failure | null };

const walletSwitch = setup({
  types: {
    input: {} as { used: boolean },
    context: {} as Context,
    events: {} as { type: 'wallet.switched' } | { type: 'wallet.told'; used: boolean },
    tags: {} as 'busy',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: { switchWallet: ask<Switched, { used: boolean }>('switchWallet') },
  guards: { 'the server kept it': (_, params: { switched: Switched }) => params.switched.ok },
  actions: {
    'keep the reason': assign({ failure: (_, params: { switched: Switched }) => (params.switched.ok ? null : params.switched.failure) }),
  },
});

/** Whether the wallet pays first (specification 1, section 4, Wallet): kept only when the server keeps it. */
export const walletSwitchMachine = walletSwitch.createMachine({
  id: 'walletSwitch',
  description: 'Switches the use of the wallet on and off, and back when the server does not keep it.',
  context: ({ input }) => ({ used: input.used, wanted: input.used, failure: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The switch stands as the server has it.',
      meta: { title: 'Switch at rest', section: '1.4' },
      on: {
        'wallet.switched': { target: 'switching', actions: assign({ wanted: ({ context }) => !context.used, failure: null }) },
        'wallet.told': {
          actions: assign({ used: ({ event }) => event.used, wanted: ({ event }) => event.used }),
          description: 'The server says how it stands.',
        },
      },
    },
    switching: {
      description: 'The switch shows what was wanted until the server answers.',
      tags: 'busy',
      meta: { title: 'Switching', section: '1.4' },
      invoke: {
        id: 'switchWallet',
        src: 'switchWallet',
        input: ({ context }) => ({ used: context.wanted }),
        onDone: [
          {
            guard: { type: 'the server kept it', params: ({ event }) => ({ switched: event.output }) },
            target: 'resting',
            actions: assign({ used: ({ context }) => context.wanted }),
          },
          {
            target: 'resting',
            actions: [
              assign({ wanted: ({ context }) => context.used }),
              { type: 'keep the reason', params: ({ event }) => ({ switched: event.output }) },
            ],
            meta: { label: 'Switched back', cause: 'failure' },
          },
        ],
      },
    },
  },
});
