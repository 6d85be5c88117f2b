import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { leadMachine } from './lead.machine.ts';
import { bakery } from './sample-leads.ts';
import { leadQuestions } from './lead.questions.ts';

export const leadModel = defineModel({
  machine: leadMachine,
  title: 'Lead',
  sentence: 'Takes who wants to work with the marketplace, and thanks them.',
  usedBy: 'the pages for partners and hoppers, and the short form of the landing page',
  section: '2.2.10',
  inputs: [
    { says: 'the form is empty', input: { kind: 'partner', draft: null } },
    { says: 'somebody comes back to what they typed', input: { kind: 'partner', draft: { name: 'Sam' } } },
  ],
  events: [
    { says: 'a first name is typed', by: 'customer', event: { type: 'draft.typed', part: { name: 'Samira' } } },
    { says: 'the form is sent', by: 'customer', event: { type: 'lead.given', lead: bakery } },
    { says: 'the server takes it', by: 'server', event: { type: 'xstate.done.actor.sendLead', output: ok(null) } },
    {
      says: 'the server refuses something in it',
      by: 'server',
      event: { type: 'xstate.done.actor.sendLead', output: failed({ kind: 'refused', code: 501, reason: null, details: null } as const) },
    },
    {
      says: 'no answer comes',
      by: 'server',
      event: { type: 'xstate.done.actor.sendLead', output: failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const) },
    },
    { says: '1 s passes', by: 'time', event: { type: 'xstate.after.aSecond.lead.thanked.counting' } },
    { says: 'the pointer comes to the thanks', by: 'customer', event: { type: 'thanks.looked_at' } },
    { says: 'the pointer leaves the thanks', by: 'customer', event: { type: 'thanks.left' } },
    { says: 'the form is wanted back', by: 'customer', event: { type: 'form.wanted' } },
  ],
  project: ({ context }) => ({
    draft: context.draft,
    given: context.given !== null,
    secondsLeft: context.secondsLeft,
    failure: context.failure && (context.failure.kind === 'refused' ? context.failure.code : context.failure.cause),
  }),
  invariants: [
    {
      says: 'what was given is there exactly while it is sent and thanked for',
      holds: ({ value, context }) => (context.given !== null) === (value === 'sending' || typeof value === 'object'),
    },
    {
      says: 'whoever is thanked has an empty form',
      holds: ({ value, context }) => typeof value !== 'object' || Object.keys(context.draft).length === 0,
    },
    { says: 'whatever did not come through says why', holds: ({ value, context }) => value !== 'troubled' || context.failure !== null },
    {
      says: 'thanks and a failure never stand together',
      holds: ({ value, context }) => typeof value !== 'object' || context.failure === null,
    },
    { says: 'no thanks stand longer than five seconds by themselves', holds: ({ context }) => context.secondsLeft <= 5 },
  ],
  questions: leadQuestions,
});
