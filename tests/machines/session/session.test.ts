import { createActor, SimulatedClock, type EventFromLogic } from 'xstate';
import { expect, test } from 'vitest';
import type { StoredUser } from '#contract/entities/user.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { lea } from '#machines/session/sample-customers.ts';
import { leaToday, sessionModel } from '#machines/session/session.model.ts';
import type { Polled } from '#machines/session/session.setup.ts';
import { toSessionView } from '#machines/session/session.view.ts';
import { failed, ok } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(sessionModel);

const silence = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);

const openSession = (user: StoredUser | null = lea) => {
  const poll = deferredPort<Polled, { user: StoredUser }>();
  const clock = new SimulatedClock();
  const actor = createActor(sessionMachine.provide({ actors: { askWhoIAm: poll.logic } }), { input: { user }, clock }).start();
  /** How long the session waits now before it asks again, whole seconds. */
  const secondsToNextPoll = () => {
    const before = poll.asked.length;
    for (let seconds = 1; seconds <= 600; seconds += 1) {
      clock.increment(1_000);
      if (poll.asked.length > before) return seconds;
    }
    return null;
  };
  return {
    poll,
    clock,
    send: (event: EventFromLogic<typeof sessionMachine>) => actor.send(event),
    view: () => toSessionView(actor.getSnapshot()),
    secondsToNextPoll,
  };
};

test('polls come 5 s after an answer and 10, 20, 40, then every 60 s after none; one answer resets them', async () => {
  const { poll, secondsToNextPoll } = openSession();
  const waits: (number | null)[] = [];
  for (const answered of [ok(leaToday), silence, silence, silence, silence, silence, ok(leaToday)]) {
    await poll.last().answer(answered);
    waits.push(secondsToNextPoll());
  }
  expect(waits).toEqual([5, 10, 20, 40, 60, 60, 5]);
});

test('a hidden page asks nothing and drops the question under way; shown again it asks at once', () => {
  const { poll, send, secondsToNextPoll } = openSession();
  send({ type: 'page.hidden' });
  expect([poll.last().signal.aborted, secondsToNextPoll()]).toEqual([true, null]);
  send({ type: 'page.shown' });
  expect(poll.asked).toHaveLength(2);
});

test('pages that lost the server together come back a little apart, never more often than every 5 s', async () => {
  const waits = await Promise.all(
    [0, 0.5, 1].map(async (jitter) => {
      const poll = deferredPort<Polled, { user: StoredUser }>();
      const clock = new SimulatedClock();
      createActor(sessionMachine.provide({ actors: { askWhoIAm: poll.logic } }), { input: { user: lea, jitter }, clock }).start();
      await poll.last().answer(silence);
      let waited = 0;
      while (poll.asked.length < 2) {
        clock.increment(500);
        waited += 500;
      }
      return waited;
    }),
  );
  expect(waits).toEqual([10_000, 9_000, 8_000]);
});

test('a late refusal of an earlier session is left aside; one of this session ends it', () => {
  const { send, view } = openSession();
  send({ type: 'session.refused', serverToken: 'the-token-before-the-password-changed' });
  expect(view().is).toBe('signedIn');
  send({ type: 'session.refused', serverToken: lea.server_token });
  expect(view()).toEqual({ is: 'guest', sessionEnded: true, accountDeleted: false });
});

test('a server that answers is asked every 5 s by every page', async () => {
  const poll = deferredPort<Polled, { user: StoredUser }>();
  const clock = new SimulatedClock();
  createActor(sessionMachine.provide({ actors: { askWhoIAm: poll.logic } }), { input: { user: lea, jitter: 1 }, clock }).start();
  await poll.last().answer(ok(leaToday));
  clock.increment(4_999);
  expect(poll.asked).toHaveLength(1);
  clock.increment(1);
  expect(poll.asked).toHaveLength(2);
});
