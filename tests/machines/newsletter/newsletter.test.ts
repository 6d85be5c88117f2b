import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { Failure } from '#contract/failure.ts';
import { newsletterMachine } from '#machines/newsletter/newsletter.machine.ts';
import { newsletterModel } from '#machines/newsletter/newsletter.model.ts';
import { toNewsletterView } from '#machines/newsletter/newsletter.view.ts';
import { ok, type Result } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(newsletterModel);

test('an empty field sends nothing; the confirmation goes after 5 s', async () => {
  const subscribe = deferredPort<Result<null, Failure>, { email: string }>();
  const clock = new SimulatedClock();
  const actor = createActor(newsletterMachine.provide({ actors: { subscribe: subscribe.logic } }), { clock }).start();
  const view = () => toNewsletterView(actor.getSnapshot()).is;
  actor.send({ type: 'email.given', email: ' ' });
  expect([view(), subscribe.asked.length]).toEqual(['asking', 0]);
  actor.send({ type: 'email.given', email: 'reader@example.org' });
  actor.send({ type: 'email.given', email: 'reader@example.org' });
  expect(subscribe.asked).toHaveLength(1);
  await subscribe.last().answer(ok(null));
  clock.increment(4_999);
  expect(view()).toBe('thanking');
  clock.increment(1);
  expect(view()).toBe('asking');
});
