import { failed, ok } from '#contract/result.ts';
import { defineModel } from '#statecharts/model.ts';
import { commandMachine } from './command.machine.ts';
import { commandQuestions } from './command.questions.ts';
import { answered, byCustomer, byServer, byTime, passed } from '#statecharts/samples.ts';

export const commandModel = defineModel({
  machine: commandMachine,
  title: 'Command',
  sentence:
    'One thing asked of the server: the newsletter, a heart, a link to an order, a friend’s code, the account’s picture and copy, a device’s end, how one is written to, the wallet’s switch, a new password, favourite stores and addresses, an operator’s move.',
  usedBy:
    'the footer, the store’s page, an order’s page, the profile, the pages of payments and of favourites, the dialogs to pay and to sign in, the page that an e-mailed link opens and the operator’s page',
  section: '1.4',
  inputs: [
    { says: 'nothing was asked for', input: { shownFor: null } },
    { says: 'nothing was asked for, and thanks go by themselves', input: { shownFor: 5_000 } },
  ],
  events: [
    byCustomer('the customer asks for it', { type: 'command.given', asked: { isOn: true } }),
    byCustomer('the customer asks for the opposite', { type: 'command.given', asked: { isOn: false } }),
    byCustomer('the customer takes it back', { type: 'command.cleared' }),
    byServer('the server does it', answered('ask', ok({ isOn: true }))),
    byServer('the server does the opposite', answered('ask', ok({ isOn: false }))),
    byServer('the server refuses it', answered('ask', failed({ kind: 'refused', code: 501, reason: null, details: null } as const))),
    byServer('no answer comes', answered('ask', failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const))),
    byTime('it was said for 5 s', passed('doneWasSaid.command.done')),
  ],
  project: ({ context: { shownFor, asked, next, value, failure } }) => ({ shownFor, asked, next, value, failure: failure?.kind ?? null }),
  invariants: [
    {
      says: 'a failure is said as long as nothing else is wanted',
      holds: ({ value, context }) => (value === 'refused') === (context.failure !== null),
    },
    { says: 'nothing waits but behind a call', holds: ({ value, context }) => value === 'asking' || context.next === null },
    { says: 'what is done is asked for no more', holds: ({ value, context }) => value !== 'done' || context.asked === null },
  ],
  questions: commandQuestions,
});
