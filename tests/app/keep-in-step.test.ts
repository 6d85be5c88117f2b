import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lea } from '../../machines/session/session.model.ts';
import type { Application } from '../../src/app/application.ts';
import { actorFlow } from '../../src/app/actor-flow.ts';
import { keepInStep } from '../../src/app/keep-in-step.ts';
import { sessionWith } from '../../src/app/session-flow.ts';
import { createKeeper, memoryStore } from '../../src/app/storage.ts';
import { createApi } from '../../src/api/api.ts';
import { POLL_EVERY } from '../../contract/limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { server_token: _token, ...today } = lea;
const still = { seen: () => ({ is: 'loading', context: { place: null } }), subscribe: () => () => undefined, send: () => undefined, isThere: () => true };

/** A tab of Lea's, whose every poll is answered, beside another one that writes into the same store and has not been heard yet. */
async function openTab() {
  const store = memoryStore();
  const keeper = createKeeper(() => store);
  keeper.write('user', lea);
  const api = createApi({
    language: () => 'en', credentials: () => ({ user_id: null, server_token: null, cart_unique_token: 'c' }),
    transport: () => Promise.resolve({ status: 200, retryAfter: null, text: JSON.stringify({ success: true, user: today, minimum_phone_number_length: 9, maximum_phone_number_length: 12 }) }),
  });
  const session = actorFlow(createActor(sessionWith(api), { input: { user: lea, jitter: 0 } }), (snapshot) => snapshot);
  keepInStep({ flows: { session, cart: still, location: still }, keeper, queryClient: { removeQueries: () => undefined } } as unknown as Application);
  await vi.advanceTimersByTimeAsync(POLL_EVERY.customer);
  return { session, otherTab: keeper, nextPoll: () => vi.advanceTimersByTimeAsync(POLL_EVERY.customer) };
}

test('a poll’s answer writes down what is new of the customer', async () => {
  const { otherTab } = await openTab();
  expect(otherTab.read('user')).toEqual({ ...lea, ...today });
});

test('a poll that is answered just after the customer signed out in another tab does not sign them in again', async () => {
  const { session, otherTab, nextPoll } = await openTab();
  otherTab.forget('user');
  await nextPoll();
  expect(otherTab.read('user')).toBeNull();
  expect(session.seen().context.user).toBeNull();
});

test('a poll that is answered just after somebody else signed in in another tab leaves them signed in', async () => {
  const { session, otherTab, nextPoll } = await openTab();
  const noah = { ...lea, _id: 'd'.repeat(24), server_token: 'another token' };
  otherTab.write('user', noah);
  await nextPoll();
  expect(session.seen().context.user?.server_token).toBe(noah.server_token);
  expect(otherTab.read('user')?.server_token).toBe(noah.server_token);
});

test('a customer whose password is new goes on with the new token', async () => {
  const { session, otherTab } = await openTab();
  session.send({ type: 'customer.signedIn', user: { ...lea, server_token: 'a newer token' } });
  expect(otherTab.read('user')?.server_token).toBe('a newer token');
});
