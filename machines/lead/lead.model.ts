import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { leadMachine } from './lead.machine.ts';
import { bakery } from './sample-leads.ts';
import { leadQuestions } from './lead.questions.ts';
import { answered, byCustomer, byServer, byTime, passed } from '#statecharts/samples.ts';

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
    byCustomer('a first name is typed', { type: 'draft.typed', part: { name: 'Samira' } }),
    byCustomer('the form is sent', { type: 'lead.given', lead: bakery }),
    byServer('the server takes it', answered('sendLead', ok(null))),
    byServer(
      'the server refuses something in it',
      answered('sendLead', failed({ kind: 'refused', code: 501, reason: null, details: null } as const)),
    ),
    byServer('no answer comes', answered('sendLead', failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const))),
    byTime('1 s passes', passed('aSecond.lead.thanked.counting')),
    byCustomer('the pointer comes to the thanks', { type: 'thanks.looked_at' }),
    byCustomer('the pointer leaves the thanks', { type: 'thanks.left' }),
    byCustomer('the form is wanted back', { type: 'form.wanted' }),
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
