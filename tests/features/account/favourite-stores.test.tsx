import { act } from 'react';
import { expect, test } from 'vitest';
import type { FavouriteStore } from '#contract/entities/favourite.ts';
import { lea } from '#machines/session/sample-customers.ts';
import { useFavouriteStores } from '#src/features/account/use-favourite-stores.ts';
import { useFlows } from '#src/shop/flows.tsx';
import { useFlow } from '#src/shop/use-flow.ts';
import type { Answers } from '#tests/shop/drawn.tsx';
import { given } from '#tests/shop/given.tsx';
import { soon } from '#tests/shop/soon.ts';

const [LIST, ADD, REMOVE] = ['get_favourite_store_list', 'add_favourite_store', 'remove_favourite_store'].map(
  (call) => `/api/user/${call}`,
) as [string, string, string];
const store = (letter: string, name: string, more: Partial<FavouriteStore> = {}): FavouriteStore => ({
  _id: letter.repeat(24),
  name,
  image_url: '',
  delivery_time: 25,
  delivery_time_max: 40,
  user_rate: 4.8,
  user_rate_count: 312,
  store_path: `/geneva/restaurants/${name.toLowerCase()}/${letter.repeat(24)}`,
  is_open: true,
  ...more,
});
const lalibela = store('a', 'Lalibela', { is_open: false });
const rade = store('b', 'Rade');
const gone = store('c', 'No longer available', { store_path: null });
const kagi = store('d', 'Kagi');
const NOON = '2026-11-20T11:00:00Z';
const told = (...stores: readonly FavouriteStore[]) => ({ favourite_stores: stores, server_time: NOON });
const kept = (...stores: readonly FavouriteStore[]) => ({ favourite_stores: stores.map(({ _id }) => _id) });
const place = { latitude: 46.2, longitude: 6.1, address: 'Rue du Stand 1', city1: '', city2: '', city3: '', country: '', country_code: '' };
const here = { ...place, country_code_2: '', city_code: '' };

/** The page of a customer who keeps these, as their session knows it. */
async function page(answers: Answers, ...stores: readonly FavouriteStore[]) {
  const user = { ...lea, ...kept(...stores) };
  const drawing = await given(
    () => {
      const [session] = useFlow(useFlows().session, ({ context }) => context.user);
      return useFavouriteStores(session ?? user);
    },
    { answers: { '/api/user/get_detail': { user }, ...answers }, kept: { user, current_location: here } },
  );
  const { session, location } = drawing.application.flows;
  await act(async () => void (await session.start()));
  const shown = () => drawing.now().rows?.map(({ item, isTicked }) => (isTicked ? `${item.name} ticked` : item.name));
  const calls = (path: string) => drawing.asked.filter(([asked]) => asked === path).map(([, body]) => body);
  const act_ = (what: (now: ReturnType<typeof drawing.now>) => void) => act(async () => what(drawing.now()));
  const keepElsewhere = (...now: readonly FavouriteStore[]) =>
    act(async () => session.send({ type: 'customer.changed', user: { ...user, ...kept(...now) } }));
  return { ...drawing, location, shown, calls, does: act_, keepElsewhere };
}
const is = (at: Awaited<ReturnType<typeof page>>, now: string) => soon(() => expect(at.now().is).toBe(now));

test('stores are told for the customer’s place, open ones first and those that take no part last', async () => {
  const at = await page({ [LIST]: told(gone, lalibela, rade) }, lalibela, rade, gone);
  await is(at, 'viewing');
  expect([at.shown(), at.now().at]).toEqual([['Rade', 'Lalibela', 'No longer available'], Date.parse(NOON)]);
  expect(at.calls(LIST)).toMatchObject([{ latitude: 46.2, longitude: 6.1 }]);
});

test('nothing can be edited before the stores are told', async () => {
  const at = await page({ [LIST]: null }, rade);
  expect([at.now().is, at.shown(), at.now().failed]).toEqual(['loading', undefined, null]);
});

test('ticked stores are gone at once, and kept again when that was a mistake, with one call each', async () => {
  const answers = { [LIST]: told(lalibela, rade), [REMOVE]: kept(lalibela), [ADD]: kept(lalibela, rade) };
  const at = await page(answers, lalibela, rade);
  await is(at, 'viewing');
  await at.does(({ toggle }) => toggle());
  await at.does(({ tick }) => tick(rade._id));
  expect([at.now().is, at.shown(), at.now().ticked]).toEqual(['editing', ['Rade ticked', 'Lalibela'], 1]);
  act(() => at.now().remove());
  expect([at.now().is, at.shown(), at.now().ticked]).toEqual(['deleting', ['Lalibela'], 1]);
  await is(at, 'viewing');
  expect([at.shown(), at.now().gone, at.now().ticked]).toEqual([['Lalibela'], 1, 0]);
  act(() => at.now().undo());
  act(() => at.now().undo());
  expect([at.now().is, at.now().gone]).toEqual(['undoing', 1]);
  await is(at, 'viewing');
  expect([at.shown(), at.now().gone, at.now().failed]).toEqual([['Rade', 'Lalibela'], 0, null]);
  expect([at.calls(LIST).length, at.calls(REMOVE), at.calls(ADD)]).toMatchObject([
    1,
    [{ store_id: [rade._id] }],
    [{ store_id: [rade._id] }],
  ]);
});

test('what could not be deleted comes back ticked and says why; the ticks go with Done', async () => {
  const at = await page({ [LIST]: told(lalibela, rade), [REMOVE]: 500 }, lalibela, rade);
  await is(at, 'viewing');
  await at.does(({ toggle }) => toggle());
  await at.does(({ tick }) => tick(rade._id));
  await at.does(({ remove }) => remove());
  await is(at, 'editing');
  expect([at.shown(), at.now().failed, at.now().gone]).toMatchObject([['Rade ticked', 'Lalibela'], { what: 'deleting' }, 0]);
  await at.does(({ toggle }) => toggle());
  expect([at.now().is, at.shown(), at.now().failed]).toEqual(['viewing', ['Rade', 'Lalibela'], null]);
});

test('an undoing that fails says why and can be tried again, and is put away when it is read', async () => {
  const at = await page({ [LIST]: told(lalibela, rade), [REMOVE]: kept(lalibela), [ADD]: 500 }, lalibela, rade);
  await is(at, 'viewing');
  await at.does(({ toggle }) => toggle());
  await at.does(({ tick }) => tick(rade._id));
  await at.does(({ remove }) => remove());
  await is(at, 'viewing');
  for (const tries of [1, 2]) {
    await at.does(({ undo }) => undo());
    await soon(() => expect([at.now().is, at.calls(ADD).length]).toEqual(['viewing', tries]));
    expect([at.now().gone, at.now().failed]).toMatchObject([1, { what: 'undoing', failure: { kind: 'transport' } }]);
  }
  await at.does(({ read }) => read());
  expect([at.now().gone, at.now().failed, at.shown()]).toEqual([0, null, ['Lalibela']]);
});

test('stores that do not come are said not to, and asked for again', async () => {
  const at = await page({ [LIST]: [500, told(lalibela)] }, lalibela);
  await is(at, 'unavailable');
  expect([at.now().failed, at.calls(LIST).length]).toMatchObject([{ what: 'loading', failure: { kind: 'transport' } }, 1]);
  await at.does(({ look }) => look());
  await is(at, 'viewing');
  expect([at.shown(), at.now().failed]).toEqual([['Lalibela'], null]);
});

test('a heart elsewhere takes a store away at once; one that is kept, and another place, are asked for anew', async () => {
  const at = await page({ [LIST]: [told(lalibela, rade), told(lalibela, kagi), told(lalibela, kagi, rade)] }, lalibela, rade);
  await is(at, 'viewing');
  await at.keepElsewhere(lalibela);
  expect([at.now().is, at.shown(), at.calls(LIST).length]).toEqual(['viewing', ['Lalibela'], 1]);
  await at.keepElsewhere(lalibela, kagi);
  await soon(() => expect(at.shown()).toEqual(['Kagi', 'Lalibela']));
  await act(async () => at.location.send({ type: 'place.chosen', place: { ...here, latitude: 46.5 } }));
  await soon(() => expect(at.calls(LIST)).toHaveLength(3));
  expect(at.calls(LIST)[2]).toMatchObject({ latitude: 46.5 });
});

test('ticks of stores that are gone elsewhere are not deleted', async () => {
  const at = await page({ [LIST]: told(lalibela, rade), [REMOVE]: kept() }, lalibela, rade);
  await is(at, 'viewing');
  await at.does(({ toggle }) => toggle());
  await at.does(({ tick }) => tick(rade._id));
  await at.does(({ tick }) => tick(lalibela._id));
  await at.keepElsewhere(lalibela);
  expect([at.now().ticked, at.shown()]).toEqual([1, ['Lalibela ticked']]);
  await at.does(({ remove }) => remove());
  await soon(() => expect(at.now().gone).toBe(1));
  expect(at.calls(REMOVE)).toMatchObject([{ store_id: [lalibela._id] }]);
});
