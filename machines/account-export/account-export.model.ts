import { defineModel } from '../model.ts';
import { failed, ok } from '#contract/result.ts';
import { accountExportMachine, type Account } from './account-export.machine.ts';
import { accountExportQuestions } from './account-export.questions.ts';

export const ACCOUNT: Account = { made_at: '2026-06-02T10:00:00.000Z', profile: { first_name: 'Ada' } };

export const accountExportModel = defineModel({
  machine: accountExportMachine,
  title: 'A copy of what is kept',
  sentence: 'Gets everything that is kept of the customer, and saves it as a file.',
  usedBy: 'the profile page',
  section: '2.2.5',
  inputs: [{ says: 'the customer opens the profile', input: undefined }],
  events: [
    { says: 'the customer wants their data', by: 'customer', event: { type: 'export.wanted' } },
    { says: 'everything comes', by: 'server', event: { type: 'xstate.done.actor.ask', output: ok(ACCOUNT) } },
    {
      says: 'nothing comes',
      by: 'server',
      event: { type: 'xstate.done.actor.ask', output: failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const) },
    },
    {
      says: 'the session is over',
      by: 'server',
      event: { type: 'xstate.done.actor.ask', output: failed({ kind: 'refused', code: 999, reason: null, details: null } as const) },
    },
    {
      says: 'the server knows of no such copy',
      by: 'server',
      event: { type: 'xstate.done.actor.ask', output: failed({ kind: 'transport', cause: 'absent', retryAfterMs: null } as const) },
    },
    { says: 'the browser has the file', by: 'page', event: { type: 'xstate.done.actor.save', output: undefined } },
    { says: '10 s pass and the file is not taken', by: 'time', event: { type: 'xstate.after.answerTakesTooLong.accountExport.saving' } },
    { says: 'the browser takes no file', by: 'page', event: { type: 'xstate.error.actor.save', error: new Error('broken') } },
  ],
  project: ({ context: { account, failure } }) => ({
    came: account !== null,
    failure: failure && (failure.kind === 'transport' ? failure.cause : failure.code),
  }),
  states: {
    idle: 'The customer reads what the file holds, and may have it.',
    asking: 'The button is busy until everything is there.',
    saving: 'The button is busy until the browser has the file.',
    saved: 'The customer reads that the file is saved, and may have it again.',
    failed: 'The customer reads why there is no file, and may try again.',
  },
  invariants: [
    {
      says: 'what came is held only until it is saved',
      holds: ({ value, context }) => (value === 'saving') === (context.account !== null),
    },
    { says: 'a failure stands only where there is no file', holds: ({ value, context }) => value === 'failed' || context.failure === null },
  ],
  questions: accountExportQuestions,
});
