import type { OpenSession } from '#contract/calls/sessions.ts';
import { defineModel } from '../model.ts';
import { failed, ok } from '#contract/result.ts';
import { sessionsMachine } from './sessions.machine.ts';
import { sessionsQuestions } from './sessions.questions.ts';

const used = { created_at: '2026-06-01T10:00:00.000Z', used_at: '2026-06-02T10:00:00.000Z', timezone: 'Europe/Zurich' };
export const HERE: OpenSession = { _id: 'a'.repeat(24), browser: 'Firefox', system: 'Windows', ...used, is_this: true };
export const PHONE: OpenSession = { _id: 'b'.repeat(24), browser: 'Safari', system: 'iPhone', ...used, is_this: false };
export const TABLET: OpenSession = { _id: 'c'.repeat(24), browser: 'Chrome', system: 'Android', ...used, is_this: false };
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);

export const sessionsModel = defineModel({
  machine: sessionsMachine,
  title: 'Where I am signed in',
  sentence: 'Tells on which devices the customer is signed in, and signs out those that they name.',
  usedBy: 'the profile page',
  section: '2.2.5',
  inputs: [{ says: 'the customer opens the profile', input: undefined }],
  events: [
    { says: 'the customer looks again', by: 'customer', event: { type: 'again.wanted' } },
    { says: 'the customer signs the phone out', by: 'customer', event: { type: 'end.wanted', id: PHONE._id } },
    { says: 'the customer signs out all others', by: 'customer', event: { type: 'end.ofOthers.wanted' } },
    { says: 'the customer wants to sign out everywhere', by: 'customer', event: { type: 'everywhere.wanted' } },
    { says: 'the customer signs out everywhere', by: 'customer', event: { type: 'everywhere.confirmed' } },
    { says: 'the customer stays signed in', by: 'customer', event: { type: 'everywhere.left' } },
    { says: 'the list comes', by: 'server', event: { type: 'xstate.done.actor.load', output: ok([HERE, PHONE, TABLET]) } },
    { says: 'no list comes', by: 'server', event: { type: 'xstate.done.actor.load', output: offline } },
    {
      says: 'the server knows of no such list',
      by: 'server',
      event: {
        type: 'xstate.done.actor.load',
        output: failed({ kind: 'transport', cause: 'absent', retryAfterMs: null } as const),
      },
    },
    { says: 'the phone is signed out', by: 'server', event: { type: 'xstate.done.actor.end', output: ok([HERE, TABLET]) } },
    { says: 'all others are signed out', by: 'server', event: { type: 'xstate.done.actor.end', output: ok([HERE]) } },
    { says: 'no answer comes about signing out', by: 'server', event: { type: 'xstate.done.actor.end', output: offline } },
    { says: 'every device is signed out', by: 'server', event: { type: 'xstate.done.actor.endEverywhere', output: ok(null) } },
    {
      says: 'no answer comes about signing out everywhere',
      by: 'server',
      event: { type: 'xstate.done.actor.endEverywhere', output: offline },
    },
  ],
  samplesOf: {
    'end.wanted': ({ context: { sessions } }) =>
      sessions
        .filter(({ is_this }) => !is_this)
        .map(({ _id, browser, system }) => ({
          says: `the customer signs ${browser || 'a browser'} on ${system || 'a device'} out`,
          by: 'customer',
          event: { type: 'end.wanted', id: _id } as const,
        })),
  },
  project: ({ context: { sessions, which, wasEnded, failure } }) => ({
    sessions: sessions.map(({ _id }) => _id).join(' '),
    which,
    wasEnded,
    failure: failure && (failure.kind === 'transport' ? failure.cause : failure.code),
  }),
  states: {
    loading: 'The customer sees that the list is on its way.',
    unknown: 'The customer reads why there is no list, and may try again.',
    showing: 'The customer reads each device with its last use, and signs out what is not theirs.',
    ending: 'The button that was pressed is busy.',
    confirming: 'A dialog says that the customer stays signed in nowhere, this device included.',
    leaving: 'The dialog’s button is busy.',
    left: 'The customer is led home, signed out.',
  },
  invariants: [
    { says: 'nothing has both ended and failed', holds: ({ context }) => !context.wasEnded || context.failure === null },
    {
      says: 'this device is never asked to end',
      holds: ({ value, context }) => value !== 'ending' || !context.sessions.some(({ _id, is_this }) => is_this && _id === context.which),
    },
  ],
  questions: sessionsQuestions,
});
