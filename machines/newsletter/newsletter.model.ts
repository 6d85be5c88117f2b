import { defineModel } from '../model.ts';
import { failed, ok } from '#contract/result.ts';
import { newsletterMachine } from './newsletter.machine.ts';
import { newsletterQuestions } from './newsletter.questions.ts';

export const newsletterModel = defineModel({
  machine: newsletterMachine,
  title: 'Newsletter',
  sentence: 'Puts an e-mail down for the newsletter, which asks it first, and says what came of it.',
  usedBy: 'the footer',
  section: '1.2',
  inputs: [{ says: 'the field is empty', input: undefined }],
  events: [
    { says: 'the reader gives an e-mail', by: 'customer', event: { type: 'email.given', email: 'reader@example.org' } },
    { says: 'the reader sends the empty field', by: 'customer', event: { type: 'email.given', email: '  ' } },
    { says: 'the server takes it', by: 'server', event: { type: 'xstate.done.actor.subscribe', output: ok(null) } },
    {
      says: 'no answer comes',
      by: 'server',
      event: { type: 'xstate.done.actor.subscribe', output: failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const) },
    },
    { says: 'the confirmation was shown for 5 s', by: 'time', event: { type: 'xstate.after.confirmationWasShown.newsletter.thanking' } },
  ],
  project: ({ context }) => ({
    failure: context.failure === null ? null : context.failure.kind === 'transport' ? context.failure.cause : context.failure.code,
  }),
  states: {
    asking: 'The field waits for an e-mail.',
    sending: 'The e-mail is on its way.',
    thanking: 'The reader is told to open the link that they were sent.',
  },
  invariants: [
    { says: 'thanks and a failure never stand together', holds: ({ value, context }) => value === 'asking' || context.failure === null },
  ],
  questions: newsletterQuestions,
});
