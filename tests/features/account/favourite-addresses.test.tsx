import { act } from 'react';
import { expect, test } from 'vitest';
import type { FavouriteAddress } from '#contract/entities/favourite.ts';
import { FAVOURITE_ADDRESSES_MAXIMUM } from '#contract/limits.ts';
import { EMPTY_ADDRESS } from '#domain/addresses/address-draft.ts';
import { lea } from '#machines/session/sample-customers.ts';
import { favouriteAddressesOptions, favouritePlace } from '#src/api/favourite-addresses.ts';
import type { AddressForm } from '#src/features/account/addresses/address-form.ts';
import { useFavouriteAddresses } from '#src/features/account/addresses/use-favourite-addresses.ts';
import type { Answers } from '#tests/shop/drawn.tsx';
import { given } from '#tests/shop/given.tsx';
import { filledIn, home, nadia, servette, work } from '#tests/shop/sample-addresses.ts';
import { soon } from '#tests/shop/soon.ts';

const [LIST, SAVE, REMOVE] = ['get_favourite_addresses', 'add_favourite_address', 'delete_favourite_address'].map(
  (call) => `/api/user/${call}`,
) as [string, string, string];
const told = (...favourite_addresses: readonly FavouriteAddress[]) => ({ favourite_addresses });
const refused = (error_code: 1004 | 1005) => ({ success: false, error_code });
const toKeep = ({ _id, ...address }: FavouriteAddress) => address;

/** Léa's page of addresses at a server that answers so. */
async function page(answers: Answers, kept: Readonly<Record<string, unknown>> = {}) {
  const drawing = await given(() => useFavouriteAddresses(lea._id), { answers, kept });
  type Now = ReturnType<typeof drawing.now>;
  const { queryKey } = favouriteAddressesOptions(drawing.application.api, lea._id);
  return {
    ...drawing,
    queryKey,
    does: (what: (now: Now) => void) => act(async () => what(drawing.now())),
    is: (now: Now['is']) => soon(() => expect(drawing.now().is).toBe(now)),
    shown: () => drawing.now().rows?.map(({ item, isTicked }) => (isTicked ? `${item.address_name} ticked` : item.address_name)),
    calls: (path: string) => drawing.asked.filter(([asked]) => asked === path).map(([, body]) => body),
    offered: () => drawing.application.queryClient.getQueryData(queryKey)?.favourite_addresses.map(({ address_name: name }) => name),
    stamp: () => drawing.storage.read('storefront.favourite_addresses'),
    draft: () => drawing.storage.read('storefront.address_form') as { readonly form: AddressForm } | null,
  };
}
type Page = Awaited<ReturnType<typeof page>>;

async function fill({ does }: Page) {
  await does(({ add }) => add(null));
  await does(({ type }) => type(filledIn));
}
async function remove({ does }: Page, ...addresses: readonly FavouriteAddress[]) {
  await does(({ toggle }) => toggle());
  for (const { _id } of addresses) await does(({ tick }) => tick(_id));
  await does(({ remove: deleted }) => deleted());
}

test('what is saved is offered everywhere in this tab, other tabs hear of it, and what was typed is forgotten', async () => {
  const at = await page({ [LIST]: told(home), [SAVE]: told(home, nadia) });
  await at.is('viewing');
  expect([at.offered(), at.stamp(), at.now().form, at.now().saved]).toEqual([['Home'], null, null, null]);
  await fill(at);
  expect(at.now().form).toEqual({ isNew: true, draft: filledIn, isSaving: false, failure: null });
  expect(at.draft()).toMatchObject({ holder: lea._id, form: { addressId: null, draft: filledIn, isOpen: true } });
  await at.does(({ save }) => save());
  await soon(() => expect(at.now().saved).toBe('Nadia'));
  expect([at.now().form, at.shown(), at.offered(), at.stamp() === null, at.draft()]).toEqual([
    null,
    ['Home', 'Nadia'],
    ['Home', 'Nadia'],
    false,
    null,
  ]);
  expect(at.calls(SAVE)).toMatchObject([toKeep(nadia)]);
  await at.does(({ read }) => read());
  expect(at.now().saved).toBeNull();
});

test.each([
  ['a refusal', refused(1004)],
  ['no answer', 500],
])('%s to the saving changes nothing, tells nobody and keeps what was typed, for the next try', async (_, says) => {
  const at = await page({ [LIST]: told(home), [SAVE]: [says, told(home, nadia)] });
  await at.is('viewing');
  await fill(at);
  await at.does(({ save }) => save());
  await soon(() => expect(at.now().form?.failure).toBeTruthy());
  expect(at.now().form).toMatchObject({ draft: filledIn, isSaving: false });
  expect([at.offered(), at.stamp(), at.draft()?.form.draft]).toEqual([['Home'], null, filledIn]);
  await at.does(({ save }) => save());
  await soon(() => expect(at.now().saved).toBe('Nadia'));
});

test('nothing is saved that lacks something; while it is saved the form waits with what was filled in', async () => {
  const at = await page({ [LIST]: told(home), [SAVE]: null });
  await at.is('viewing');
  await at.does(({ add }) => add(null));
  await at.does(({ save }) => save());
  expect([at.now().form?.isSaving, at.calls(SAVE)]).toEqual([false, []]);
  await at.does(({ type }) => type(filledIn));
  await at.does(({ save }) => save());
  for (const meanwhile of ['close', 'cancel', 'save'] as const) await at.does((now) => now[meanwhile]());
  await at.does(({ type }) => type({ address_name: 'Other' }));
  expect([at.now().form, at.calls(SAVE).length]).toMatchObject([{ isSaving: true, draft: filledIn }, 1]);
});

test('a form that is closed is put aside and goes on; one that is cancelled, or was left empty, is forgotten', async () => {
  const at = await page({ [LIST]: told(home) });
  await at.is('viewing');
  await at.does(({ add }) => add(null));
  expect([at.now().form?.draft, at.draft()]).toEqual([EMPTY_ADDRESS, null]);
  await at.does(({ close }) => close());
  expect([at.now().isBegun, at.draft()]).toEqual([false, null]);
  await fill(at);
  await at.does(({ close }) => close());
  expect([at.now().form, at.now().isBegun, at.draft()?.form.isOpen]).toEqual([null, true, false]);
  await at.does(({ add }) => add(servette));
  expect([at.now().form?.draft, at.now().isBegun]).toEqual([filledIn, false]);
  await at.does(({ cancel }) => cancel());
  expect([at.now().form, at.now().isBegun, at.draft()]).toEqual([null, false, null]);
  await at.does(({ add }) => add(servette));
  expect(at.now().form?.draft).toEqual({ ...EMPTY_ADDRESS, place: servette });
});

test('what was being filled in before a reload stands there again once the addresses are told', async () => {
  const form = { addressId: null, draft: filledIn, isOpen: true };
  const at = await page({ [LIST]: [500, told(home)] }, { 'storefront.address_form': { holder: lea._id, form } });
  await at.is('unavailable');
  expect([at.now().form, at.now().failed]).toMatchObject([null, { what: 'loading', failure: { kind: 'transport' } }]);
  await at.does(({ look }) => look());
  await soon(() => expect(at.now().form).toMatchObject({ isNew: true, draft: filledIn }));
  const other = await page({ [LIST]: told(home) }, { 'storefront.address_form': { holder: 'n'.repeat(24), form } });
  await other.is('viewing');
  expect([other.now().form, other.now().isBegun]).toEqual([null, false]);
});

test('a kept address is changed under its own id, and what is empty of it was said to be none', async () => {
  const at = await page({ [LIST]: told(home, work), [SAVE]: told(home, { ...nadia, _id: work._id }) });
  await at.is('viewing');
  await at.does(({ change }) => change(work));
  expect(at.now().form).toMatchObject({ isNew: false, draft: { address_name: 'Work', floor: '2', none: ['entry_code'] } });
  await at.does(({ type }) => type({ floor: '4' }));
  await at.does(({ close }) => close());
  await at.does(({ change }) => change(work));
  expect(at.now().form?.draft.floor).toBe('4');
  await at.does(({ type }) => type(filledIn));
  await at.does(({ save }) => save());
  await soon(() => expect(at.shown()).toEqual(['Home', 'Nadia']));
  expect([at.calls(SAVE), at.calls(REMOVE)]).toMatchObject([[{ ...toKeep(nadia), address_id: work._id }], []]);
});

test.each([
  ['its name and place', nadia],
  ['its name', { ...nadia, address: work.address }],
  ['its place', { ...nadia, address_name: work.address_name }],
])('where the server added another one instead of changing %s, the old one is deleted', async (_, added) => {
  const at = await page({ [LIST]: told(home, work), [SAVE]: told(home, work, added), [REMOVE]: [refused(1005), told(home, added)] });
  await at.is('viewing');
  await at.does(({ change }) => change(work));
  const place = { ...servette, address: added.address };
  await at.does(({ type }) => type({ ...filledIn, place, address_name: added.address_name }));
  await at.does(({ save }) => save());
  await soon(() => expect(at.now().form).toMatchObject({ isNew: false, failure: { code: 1005 } }));
  await at.does(({ save }) => save());
  await soon(() => expect(at.now().form).toBeNull());
  expect([at.offered(), at.calls(REMOVE)]).toMatchObject([
    ['Home', added.address_name],
    [{ address_ids: [work._id] }, {}],
  ]);
});

test('ticked addresses are deleted, and kept again one after the other; what is left of them can be tried again', async () => {
  const saves = [told(home), refused(1004), told(home, work)];
  const at = await page({ [LIST]: told(home, work), [REMOVE]: told(), [SAVE]: saves });
  await at.is('viewing');
  await remove(at, work, home);
  await soon(() => expect([at.now().is, at.shown(), at.now().gone]).toEqual(['viewing', [], 2]));
  expect([at.offered(), at.calls(REMOVE)]).toMatchObject([[], [{ address_ids: [home._id, work._id] }]]);
  await at.does(({ undo }) => undo());
  await soon(() => expect([at.now().gone, at.shown()]).toEqual([1, ['Home']]));
  expect(at.now().failed).toMatchObject({ what: 'undoing', failure: { code: 1004 } });
  await at.does(({ undo }) => undo());
  await soon(() => expect([at.now().gone, at.shown(), at.now().failed]).toEqual([0, ['Home', 'Work'], null]));
  expect(at.calls(SAVE)).toMatchObject([toKeep(home), toKeep(work), toKeep(work)]);
});

test('what could not be deleted comes back, still ticked, and says so', async () => {
  const at = await page({ [LIST]: told(home, work), [REMOVE]: refused(1005) });
  await at.is('viewing');
  await remove(at, work);
  await soon(() => expect(at.now().failed).toMatchObject({ what: 'deleting', failure: { code: 1005 } }));
  expect([at.now().is, at.shown(), at.stamp()]).toEqual(['editing', ['Home', 'Work ticked'], null]);
});

test('what was deleted or saved is said until something else is done', async () => {
  const at = await page({ [LIST]: told(home, work), [REMOVE]: told(home), [SAVE]: told(home, nadia) });
  await at.is('viewing');
  await remove(at, work);
  await soon(() => expect(at.now().gone).toBe(1));
  await fill(at);
  expect(at.now().gone).toBe(0);
  await at.does(({ save }) => save());
  await soon(() => expect(at.now().saved).toBe('Nadia'));
  await at.does(({ change }) => change(home));
  expect(at.now().saved).toBeNull();
});

test('a change in another tab is shown as soon as it is read anew; a read that began before one here brings nothing back', async () => {
  const at = await page({ [LIST]: [told(home), told(home, work)], [REMOVE]: told(work) });
  await at.is('viewing');
  await act(async () => at.application.queryClient.invalidateQueries({ queryKey: at.queryKey }));
  await soon(() => expect(at.shown()).toEqual(['Home', 'Work']));
  let answer: (late: ReturnType<typeof told>) => void = () => undefined;
  const queryFn = () => new Promise<never>((go) => void (answer = go as never));
  const late = at.application.queryClient.fetchQuery({ queryKey: at.queryKey, queryFn, staleTime: 0 });
  await remove(at, home);
  await soon(() => expect(at.shown()).toEqual(['Work']));
  await act(async () => {
    answer(told(home, work));
    await late.catch(() => undefined);
  });
  expect(at.offered()).toEqual(['Work']);
});

test('who keeps as many as one can is offered no more', async () => {
  const many = Array.from({ length: FAVOURITE_ADDRESSES_MAXIMUM }, (_, index) => ({ ...home, _id: `${index}`.padStart(24, '0') }));
  const at = await page({ [LIST]: told(...many) });
  await at.is('viewing');
  await at.does(({ add }) => add(null));
  expect([at.now().isFull, at.now().form]).toEqual([true, null]);
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
