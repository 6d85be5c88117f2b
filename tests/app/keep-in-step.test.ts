import { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lea } from '#machines/session/sample-customers.ts';
import { actorFlow } from '#src/flows/actor-flow.ts';
import { keepInStep } from '#src/app/in-step/keep-in-step.ts';
import { keptEats } from '#src/flows/eating/kept-eats.ts';
import { sessionWith } from '#src/flows/session/start-session.ts';
import { createKeeper, memoryStore } from '#src/browser/storage.ts';
import { createApi } from '#src/api/api.ts';
import { mine } from '#src/api/mine.ts';
import { POLL_EVERY } from '#contract/poll-every.ts';

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
const still = {
  seen: () => ({ is: 'loading', context: { place: null } }),
  subscribe: () => () => undefined,
  send: () => undefined,
  isThere: () => true,
};

/** A tab of Lea's, whose every poll is answered, beside another one that writes into the same store and has not been heard yet. */
async function openTab() {
  const [store, tab] = [memoryStore(), memoryStore()];
  const keeper = createKeeper(() => store);
  keeper.write('user', lea);
  const api = createApi({
    language: () => 'en',
    credentials: () => ({ user_id: null, server_token: null, cart_unique_token: 'c' }),
    transport: () =>
      Promise.resolve({
        status: 200,
        retryAfter: null,
        text: JSON.stringify({ success: true, user: today, minimum_phone_number_length: 9, maximum_phone_number_length: 12 }),
      }),
  });
  const tabKeeper = createKeeper(() => tab);
  const session = actorFlow(createActor(sessionWith(api), { input: { user: lea, jitter: 0 } }), (snapshot) => snapshot);
  const queryClient = new QueryClient();
  keepInStep({ flows: { session, cart: still, eats: keptEats(keeper, session), eating: still }, keeper, queryClient }, still, tabKeeper);
  await vi.advanceTimersByTimeAsync(POLL_EVERY.customer);
  return { session, queryClient, tabKeeper, otherTab: keeper, nextPoll: () => vi.advanceTimersByTimeAsync(POLL_EVERY.customer) };
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

const typed = {
  cartId: 'e'.repeat(24),
  draft: { name: 'Léa', phone: '', note: 'Ring twice', houseNumber: '', placeName: '', floor: '3', entryCode: '4812', postcode: null },
  typed: ['entryCode' as const],
};

test('what was typed waits for a customer whose session the server ended, and is gone for whoever signs in instead', async () => {
  const { session, tabKeeper } = await openTab();
  tabKeeper.write('storefront.contact', { ...typed, holder: lea._id });
  session.send({ type: 'session.refused', serverToken: lea.server_token });
  expect(session.seen().context.endedBy).toBe('server');
  expect(tabKeeper.read('storefront.contact')).toMatchObject({ holder: lea._id });
  session.send({ type: 'customer.signedIn', user: lea });
  expect(tabKeeper.read('storefront.contact')).toMatchObject({ holder: lea._id, cartId: typed.cartId });
  session.send({ type: 'session.refused', serverToken: lea.server_token });
  session.send({ type: 'customer.signedIn', user: { ...lea, _id: 'd'.repeat(24), server_token: 'another token' } });
  expect(tabKeeper.read('storefront.contact')).toBeNull();
});

test('what was typed goes with the customer who signs out, and with a guest who signs in', async () => {
  const { session, tabKeeper, otherTab } = await openTab();
  tabKeeper.write('storefront.contact', { ...typed, holder: lea._id });
  session.send({ type: 'otherTab.signedOut' });
  expect(tabKeeper.read('storefront.contact')).toBeNull();
  const guest = otherTab.read('cart_unique_token') ?? '';
  tabKeeper.write('storefront.contact', { ...typed, holder: guest });
  session.send({ type: 'customer.signedIn', user: lea });
  expect(tabKeeper.read('storefront.contact')).toEqual({ ...typed, holder: lea._id, cartId: null });
});

test.each([
  ['who signs out', { type: 'otherTab.signedOut' }],
  ['whose session the server ends', { type: 'session.refused', serverToken: lea.server_token }],
  [
    'in whose place another tab signs somebody else in',
    { type: 'customer.signedIn', user: { ...lea, _id: 'd'.repeat(24), server_token: 'another token' } },
  ],
] as const)('what was read for a customer %s is forgotten, what is everybody’s is not', async (_who, event) => {
  const { session, queryClient } = await openTab();
  for (const what of ['order', 'orders', 'favourite stores', 'favourite addresses', 'ways to pay', 'parked carts', 'anything new'])
    queryClient.setQueryData(mine(lea._id, what), { of: 'Léa' });
  queryClient.setQueryData(['stores'], { of: 'everybody' });
  session.send({ type: 'customer.signedIn', user: { ...lea, first_name: 'Léonie' } });
  expect(queryClient.getQueryCache().getAll()).toHaveLength(8);
  session.send(event);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['stores']]);
});
