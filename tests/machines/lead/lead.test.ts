import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { LeadKind } from '#contract/forms/lead-forms.ts';
import { leadMachine } from '#machines/lead/lead.machine.ts';
import { leadModel } from '#machines/lead/lead.model.ts';
import type { Lead, LeadSent } from '#machines/lead/lead.setup.ts';
import { toLeadView } from '#machines/lead/lead.view.ts';
import { bakery } from '#machines/lead/sample-leads.ts';
import { ok } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(leadModel);

test('a double press sends once; the form comes back after 5 s, longer where somebody looked meanwhile', async () => {
  const sendLead = deferredPort<LeadSent, { kind: LeadKind; lead: Lead }>();
  const clock = new SimulatedClock();
  const actor = createActor(leadMachine.provide({ actors: { sendLead: sendLead.logic } }), {
    clock,
    input: { kind: 'hopper', draft: { name: 'Samira' } },
  }).start();
  const view = () => toLeadView(actor.getSnapshot());
  actor.send({ type: 'lead.given', lead: bakery });
  actor.send({ type: 'lead.given', lead: bakery });
  expect(sendLead.asked.map(({ input }) => input)).toEqual([{ kind: 'hopper', lead: bakery }]);
  await sendLead.last().answer(ok(null));
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) clock.increment(1_000);
  };
  pass(1);
  clock.increment(999);
  expect(view()).toMatchObject({ is: 'thanked', secondsLeft: 4 });
  actor.send({ type: 'thanks.looked_at' });
  pass(60);
  expect(view()).toMatchObject({ is: 'thanked', secondsLeft: 4, isHeld: true });
  actor.send({ type: 'thanks.left' });
  pass(3);
  clock.increment(999);
  expect(view()).toMatchObject({ is: 'thanked', secondsLeft: 1 });
  clock.increment(1);
  expect(view()).toEqual({ is: 'filling', draft: {}, busy: false, failure: null, mayTryAgain: false });
});
