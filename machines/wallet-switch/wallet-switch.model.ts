import type { Failure } from '#contract/failure.ts';
import { defineModel } from '../model.ts';
import { failed, ok } from '#contract/result.ts';
import { walletSwitchMachine } from './wallet-switch.machine.ts';
import { walletSwitchQuestions } from './wallet-switch.questions.ts';

const no: Failure = { kind: 'refused', code: 537, reason: null, details: null };

export const walletSwitchModel = defineModel({
  machine: walletSwitchMachine,
  title: 'Wallet switch',
  sentence: 'Whether the wallet pays first, as the server keeps it.',
  usedBy: 'the payment dialog, the payments page and a parcel’s payment',
  section: '1.4',
  inputs: [
    { says: 'the wallet is used', input: { used: true } },
    { says: 'the wallet is not used', input: { used: false } },
  ],
  events: [
    { says: 'the customer presses the switch', by: 'customer', event: { type: 'wallet.switched' } },
    { says: 'the server says that it is used', by: 'server', event: { type: 'wallet.told', used: true } },
    { says: 'the server says that it is not used', by: 'server', event: { type: 'wallet.told', used: false } },
    { says: 'the server keeps it', by: 'server', event: { type: 'xstate.done.actor.switchWallet', output: ok({ used: true }) } },
    { says: 'the server does not keep it', by: 'server', event: { type: 'xstate.done.actor.switchWallet', output: failed(no) } },
  ],
  project: ({ context }) => ({
    used: context.used,
    wanted: context.wanted,
    failure: context.failure && (context.failure.kind === 'refused' ? context.failure.code : context.failure.cause),
  }),
  states: {
    resting: 'The switch stands as the server has it; a switch that went back says why.',
    switching: 'The switch stands as it was pressed, and waits.',
  },
  invariants: [
    { says: 'at rest it shows what the server has', holds: ({ value, context }) => value !== 'resting' || context.used === context.wanted },
  ],
  questions: walletSwitchQuestions,
});
