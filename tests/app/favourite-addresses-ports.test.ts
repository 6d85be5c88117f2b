import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Endpoint } from '#contract/endpoint.ts';
import type { FavouriteAddress } from '#contract/entities/favourite.ts';
import { toFavouriteAddressesView } from '#machines/favourite-addresses/favourite-addresses.view.ts';
import { filledIn, home, nadia, work } from '#machines/favourite-addresses/sample-addresses.ts';
import { failed, ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { favouriteAddressesOptions, favouritePlace } from '#src/api/favourite-addresses.ts';
import type { StorageNews } from '#src/browser/hear-storage.ts';
import { createKeeper, memoryStore } from '#src/browser/storage.ts';
import { favouriteAddressesWith } from '#src/flows/favourite-addresses/favourite-addresses-ports.ts';
import type { SessionFlow } from '#src/flows/session/session-flow.ts';

const LEA = 'e'.repeat(24);
const list = (...favourite_addresses: FavouriteAddress[]) => ok({ favourite_addresses });
const silent = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);
/** How an answer with success: false reaches a port. */
const refused = (code: 1004 | 1005) => failed({ kind: 'refused', code, reason: null, details: null } as const);

/** A page of addresses at a server that answers so, and what it was asked. */
function pageAt(...answers: readonly unknown[]) {
  const left = [...answers];
  const asked: (readonly [string, unknown])[] = [];
  const api = {
    call: ({ name }: Endpoint, request: unknown) => {
      asked.push([name, request]);
      return Promise.resolve(left.shift());
    },
  } as unknown as Api;
  const queryClient = new QueryClient();
  const store = memoryStore();
  const keeper = createKeeper(() => store);
  const listeners = new Set<(news: StorageNews) => void>();
  const logic = favouriteAddressesWith(api, queryClient, {
    keeper,
    tabKeeper: keeper,
    session: { seen: () => ({ context: { user: { _id: LEA } } }) } as unknown as Pick<SessionFlow, 'seen'>,
    hearStorage: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  });
  const actor = createActor(logic.machine, { input: logic.begin() });
  actor.on('form.kept', ({ form }) => logic.remember(form));
  actor.start();
  return {
    actor,
    asked,
    logic,
    /** What every other screen of this tab is offered. */
    offered: () => queryClient.getQueryData(favouriteAddressesOptions(api, LEA).queryKey)?.favourite_addresses,
    stamp: () => keeper.read('storefront.favourite_addresses'),
    anotherTab: (key: string) => listeners.forEach((heard) => heard({ key, oldValue: null, newValue: 'x' })),
    view: async () => toFavouriteAddressesView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))),
  };
}
type PageAt = ReturnType<typeof pageAt>;
function save({ actor }: PageAt) {
  actor.send({ type: 'draft.typed', part: filledIn });
  actor.send({ type: 'address.given' });
}
const { _id: _nadia, ...nadiaToKeep } = nadia;

test('what is saved is offered everywhere in this tab, other tabs hear of it, and what was typed is forgotten', async () => {
  const page = pageAt(list(home), list(home, nadia));
  await page.view();
  expect([page.offered(), page.stamp()]).toEqual([[home], null]);
  page.actor.send({ type: 'addition.asked', place: null });
  page.actor.send({ type: 'draft.typed', part: filledIn });
  expect(page.logic.begin()).toEqual({ form: { addressId: null, draft: filledIn, isOpen: true } });
  page.actor.send({ type: 'address.given' });
  expect(await page.view()).toMatchObject({ is: 'viewing', saved: 'Nadia', form: null });
  expect(page.asked[1]).toEqual(['add_favourite_address', nadiaToKeep]);
  expect([page.offered(), page.stamp() !== null]).toEqual([[home, nadia], true]);
  expect(page.logic.begin()).toEqual({ form: null });
});

test.each([
  ['a refusal', refused(1004)],
  ['no answer', silent],
])('%s to the saving changes nothing, tells nobody and keeps what was typed', async (_, answered) => {
  const page = pageAt(list(home), answered);
  await page.view();
  page.actor.send({ type: 'addition.asked', place: null });
  save(page);
  expect((await page.view()).form).toMatchObject({ draft: filledIn, failure: answered.failure });
  expect([page.offered(), page.stamp()]).toEqual([[home], null]);
  expect(page.logic.begin()).toEqual({ form: { addressId: null, draft: filledIn, isOpen: true } });
});

test('a change names the address; where the server added another one instead, the old one is deleted', async () => {
  const knows = pageAt(list(home, work), list(home, { ...nadia, _id: work._id }));
  await knows.view();
  knows.actor.send({ type: 'change.asked', addressId: work._id });
  save(knows);
  expect((await knows.view()).rows).toHaveLength(2);
  expect(knows.asked.slice(1)).toEqual([['add_favourite_address', { ...nadiaToKeep, address_id: work._id }]]);

  const other = pageAt(list(home, work), list(home, work, nadia), list(home, nadia));
  await other.view();
  other.actor.send({ type: 'change.asked', addressId: work._id });
  save(other);
  expect((await other.view()).rows?.map(({ address }) => address)).toEqual([home, nadia]);
  expect(other.asked[2]).toEqual(['delete_favourite_address', { address_ids: [work._id] }]);

  const halfway = pageAt(list(home, work), list(home, work, nadia), refused(1005));
  await halfway.view();
  halfway.actor.send({ type: 'change.asked', addressId: work._id });
  save(halfway);
  expect((await halfway.view()).form).toMatchObject({ isNew: false, draft: filledIn, failure: { code: 1005 } });
});

test('a deletion that the server refuses leaves all there; one that is done is undone by keeping the same again', async () => {
  const page = pageAt(list(home, work), refused(1005), list(home), list(home, { ...work, _id: nadia._id }));
  await page.view();
  page.actor.send({ type: 'edit.toggled' });
  page.actor.send({ type: 'address.ticked', addressId: work._id });
  page.actor.send({ type: 'deletion.asked' });
  expect(await page.view()).toMatchObject({ is: 'editing', ticked: 1, failed: { what: 'deleting', failure: { code: 1005 } } });
  expect([page.offered(), page.stamp()]).toEqual([[home, work], null]);
  page.actor.send({ type: 'deletion.asked' });
  expect(await page.view()).toMatchObject({ is: 'viewing', gone: 1 });
  expect(page.offered()).toEqual([home]);
  page.actor.send({ type: 'undo.asked' });
  expect(await page.view()).toMatchObject({ is: 'viewing', gone: 0, failed: null });
  const { _id: _work, ...workToKeep } = work;
  expect(page.asked.slice(2)).toEqual([
    ['delete_favourite_address', { address_ids: [work._id] }],
    ['add_favourite_address', workToKeep],
  ]);
  expect(page.offered()).toHaveLength(2);
});

test('a change in another tab is asked for, and nothing else that is written down', async () => {
  const page = pageAt(list(home), list(home, work));
  await page.view();
  page.anotherTab('storefront.address_form');
  expect(page.asked).toHaveLength(1);
  page.anotherTab('storefront.favourite_addresses');
  expect((await page.view()).rows).toHaveLength(2);
  expect(page.offered()).toEqual([home, work]);
});

test('a saved address is a place to look around from', () => {
  expect(favouritePlace(work)).toMatchObject({
    latitude: work.latitude,
    longitude: work.longitude,
    address: work.address,
    city1: 'Genève',
    city_code: '1204',
    country_code: 'CH',
  });
});
