import type { Preferences } from '#contract/calls/preferences.ts';
import { defineModel } from '../model.ts';
import { failed, ok } from '#contract/result.ts';
import { preferencesMachine } from './preferences.machine.ts';
import { preferencesQuestions } from './preferences.questions.ts';

export const UNSAID: Preferences = { language: null, wants_receipts: true, news: 'no' };
export const IN_FRENCH: Preferences = { language: 'fr', wants_receipts: true, news: 'no' };
export const WITHOUT_RECEIPTS: Preferences = { language: 'fr', wants_receipts: false, news: 'no' };
export const NEWS_ASKED: Preferences = { ...UNSAID, news: 'asked' };
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);

export const preferencesModel = defineModel({
  machine: preferencesMachine,
  title: 'How I am written to',
  sentence: 'Tells in which language the customer gets e-mails and which ones, and changes it.',
  usedBy: 'the profile page',
  section: '2.2.5',
  inputs: [{ says: 'the customer opens the profile', input: undefined }],
  events: [
    { says: 'the customer looks again', by: 'customer', event: { type: 'again.wanted' } },
    { says: 'the customer chooses French', by: 'customer', event: { type: 'preferences.changed', change: { language: 'fr' } } },
    {
      says: 'the customer wants no receipts',
      by: 'customer',
      event: { type: 'preferences.changed', change: { wants_receipts: false } },
    },
    { says: 'the customer wants news', by: 'customer', event: { type: 'preferences.changed', change: { news: 'yes' } } },
    { says: 'the choices come', by: 'server', event: { type: 'xstate.done.actor.load', output: ok(UNSAID) } },
    { says: 'no choices come', by: 'server', event: { type: 'xstate.done.actor.load', output: offline } },
    {
      says: 'the server knows of no such choices',
      by: 'server',
      event: {
        type: 'xstate.done.actor.load',
        output: failed({ kind: 'transport', cause: 'absent', retryAfterMs: null } as const),
      },
    },
    { says: 'the server keeps French', by: 'server', event: { type: 'xstate.done.actor.save', output: ok(IN_FRENCH) } },
    {
      says: 'the server keeps that no receipts are wanted',
      by: 'server',
      event: { type: 'xstate.done.actor.save', output: ok(WITHOUT_RECEIPTS) },
    },
    { says: 'the server asks the address first', by: 'server', event: { type: 'xstate.done.actor.save', output: ok(NEWS_ASKED) } },
    { says: 'the choice does not get through', by: 'server', event: { type: 'xstate.done.actor.save', output: offline } },
  ],
  project: ({ context: { kept, wanted, next, wasSaved, failure } }) => ({
    kept: kept && `${kept.language} ${kept.wants_receipts} ${kept.news}`,
    wanted: Object.keys(wanted).join(' '),
    next: Object.keys(next).join(' '),
    wasSaved,
    failure: failure && (failure.kind === 'transport' ? failure.cause : failure.code),
  }),
  states: {
    loading: 'The customer sees that the choices are on their way.',
    unknown: 'The customer reads why they are not known, and may try again.',
    showing: 'The customer reads their language and which e-mails come, and changes both with one press.',
    saving: 'What was chosen stands as chosen already; more may be changed.',
  },
  invariants: [
    { says: 'nothing is both saved and failed', holds: ({ context }) => !context.wasSaved || context.failure === null },
    {
      says: 'something is wanted exactly while it is saved',
      holds: ({ value, context }) => (value === 'saving') === Object.keys(context.wanted).length > 0,
    },
    {
      says: 'what comes next waits for what is being saved',
      holds: ({ value, context }) => value === 'saving' || Object.keys(context.next).length === 0,
    },
  ],
  questions: preferencesQuestions,
});
