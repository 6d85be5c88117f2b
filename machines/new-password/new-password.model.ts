import { defineModel } from '../model.ts';
import { failed, ok } from '#contract/result.ts';
import { newPasswordMachine } from './new-password.machine.ts';
import { newPasswordQuestions } from './new-password.questions.ts';

const spent = failed({ kind: 'refused', code: 542, reason: null, details: null } as const);
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);

export const newPasswordModel = defineModel({
  machine: newPasswordMachine,
  title: 'New password',
  sentence: 'Sets a new password by the link of an e-mail, once, and says so when the link no longer works.',
  usedBy: 'the page that an e-mailed link opens',
  section: '1.2',
  inputs: [
    { says: 'the customer opens the link of the e-mail', input: { token: 'a-token' } },
    { says: 'somebody opens the page without a token', input: { token: '' } },
  ],
  events: [
    { says: 'the customer gives a new password', by: 'customer', event: { type: 'password.given', password: 'a lake in June' } },
    { says: 'the customer tries again', by: 'customer', event: { type: 'retry.asked' } },
    { says: 'the link works', by: 'server', event: { type: 'xstate.done.actor.checkLink', output: ok(null) } },
    { says: 'the link no longer works', by: 'server', event: { type: 'xstate.done.actor.checkLink', output: spent } },
    { says: 'no answer about the link comes', by: 'server', event: { type: 'xstate.done.actor.checkLink', output: offline } },
    { says: 'the password is set', by: 'server', event: { type: 'xstate.done.actor.setPassword', output: ok(null) } },
    { says: 'the link was used up meanwhile', by: 'server', event: { type: 'xstate.done.actor.setPassword', output: spent } },
    { says: 'no answer about the password comes', by: 'server', event: { type: 'xstate.done.actor.setPassword', output: offline } },
  ],
  project: ({ context }) => ({
    hasToken: context.token !== '',
    hasPassword: context.password !== null,
    failure: context.failure && (context.failure.kind === 'refused' ? context.failure.code : context.failure.cause),
  }),
  states: {
    opening: 'Nobody sees this state: it only decides.',
    checking: 'The customer reads that the link is being checked.',
    unreachable: 'The customer reads that no answer came, and may try again.',
    writing: 'The customer sees one field for the new password, with why saving failed.',
    saving: 'The button of the form is busy.',
    spent: 'The customer reads that the link no longer works, and may ask for a new one.',
    done: 'The customer reads that the password is set, and may sign in.',
  },
  invariants: [
    {
      says: 'the password is kept only while it is saved',
      holds: ({ value, context }) => (value === 'saving') === (context.password !== null),
    },
    { says: 'nothing can be typed without a token', holds: ({ value, context }) => value !== 'writing' || context.token !== '' },
  ],
  questions: newPasswordQuestions,
});
