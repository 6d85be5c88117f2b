import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { failed, ok } from '#contract/result.ts';
import { locate } from '#src/shop/place/locate.ts';
import { useSearching } from '#src/shop/place/use-searching.ts';
import { ownGeocoder } from '#src/maps/own-geocoder.ts';
import { clearStage } from '#tests/features/stage/draw.tsx';
import { deviceSaying } from '../device.ts';
import { drawn, type Drawing } from '../drawn.tsx';
import { noAnswer, serverSaying } from '../server-saying.ts';
import { soon } from '../soon.ts';
import { carouge } from '#machines/address-search/address-search.model.ts';
import { home } from '#machines/location/location.model.ts';

afterEach(() => vi.unstubAllGlobals());

const point = { latitude: 46.1851, longitude: 6.1402 };
const signal = () => new AbortController().signal;
const locateAt = (answer: unknown) => {
  const server = serverSaying({ nearest_place: answer });
  return { ...server, located: locate(ownGeocoder(server.api), signal()) };
};

test('the device says where it is, and the gazetteer what stands there', async () => {
  const asked = deviceSaying(point);
  const server = locateAt(ok({ place: carouge }));
  expect(await server.located).toMatchObject(ok({ ...point, address: 'Rue de Carouge 12, 1205 Genève', city_code: '1205' }));
  expect([server.asked, server.unsigned]).toEqual([[['nearest_place', point]], []]);
  // Nobody waits for ever, and where one was a while ago will do.
  expect(asked).toEqual([{ timeout: expect.any(Number), maximumAge: expect.any(Number) }]);
});

test('where nobody delivers is outside; a server that names no places leaves the point, one that is silent nothing', async () => {
  deviceSaying(point);
  expect(await locateAt(ok({ place: null })).located).toEqual(failed('outside'));
  expect(await locateAt(noAnswer('absent')).located).toMatchObject(ok({ ...point, address: '46.1851 N 6.1402 E' }));
  expect(await locateAt(noAnswer('timeout')).located).toEqual(failed('unavailable'));
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [null, 'unavailable'],
] as const)('a device that answers %j: %s, and nobody else is asked', async (says, why) => {
  deviceSaying(says);
  const server = locateAt(ok({ place: carouge }));
  expect([await server.located, server.asked]).toEqual([failed(why), []]);
});

const SEARCH = '/api/storefront/search_places';
type Searching = ReturnType<typeof useSearching>;

/** A field whose customer asks for their own location. Gives what it hears. */
async function asksWhere(drawing: Drawing = {}, isAround = true) {
  const found: unknown[] = [];
  const field = await drawn(() => useSearching((place) => found.push(place), isAround), drawing);
  const [, send] = field.given() as unknown as Searching;
  await act(async () => send({ type: 'device.wanted' }));
  return { ...field, found, send, location: () => field.application.flows.location.getSnapshot() };
}

test('a field that asks where the device is hears of the place, which the location knows, or of nothing where that says why', async () => {
  deviceSaying(point);
  const answers = { '/api/storefront/nearest_place': { place: carouge } };
  const { found, location } = await asksWhere({ answers });
  await soon(() => expect(found).toMatchObject([{ address: 'Rue de Carouge 12, 1205 Genève' }]));
  expect(location()).toMatchObject({ value: 'somewhere', context: { place: found[0], trouble: null } });
  deviceSaying(1);
  const silent = await asksWhere();
  await soon(() => expect(silent.location().context).toEqual({ place: null, trouble: 'denied' }));
  expect(silent.found).toEqual([]);
});

test('one who looks around from somewhere already, and is not found now, is told of no other place', async () => {
  deviceSaying(1);
  const { found, location } = await asksWhere({ kept: { current_location: home } });
  await soon(() => expect(location().context).toEqual({ place: home, trouble: 'denied' }));
  expect(found).toEqual([]);
});

test('an address that is typed and entered is taken while the device is asked, once, and the device changes nothing later', async () => {
  const says: ((place: object) => void)[] = [];
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: (answer: (place: object) => void) => says.push(answer) } });
  const answers = { [SEARCH]: { places: [carouge] }, '/api/storefront/nearest_place': { place: { ...carouge, street: 'Quai' } } };
  const { found, location, send } = await asksWhere({ answers });
  await soon(() => expect([location().value, says.length]).toEqual(['locating', 1]));
  await act(async () => send({ type: 'text.typed', text: 'carouge 12' }));
  await act(async () => send({ type: 'first.wanted' }));
  await soon(() => expect(found).toHaveLength(1));
  await act(async () => says[0]?.({ coords: point }));
  expect(found).toMatchObject([{ address: 'Rue de Carouge 12, 1205 Genève' }]);
  expect(location()).toMatchObject({ value: 'somewhere', context: { place: found[0] } });
});

test('a field that did not ask for the device hears nothing of it', async () => {
  deviceSaying(point);
  const found: unknown[] = [];
  const { application, given } = await drawn(() => useSearching((place) => found.push(place)), {
    answers: { '/api/storefront/nearest_place': { place: carouge } },
  });
  await act(async () => void (await application.flows.location.start()));
  (given() as unknown as Searching)[1]({ type: 'text.typed', text: 'r' });
  await soon(() => expect((given() as unknown as Searching)[0]).toMatchObject({ text: 'r' }));
  application.flows.location.send({ type: 'location.asked' });
  await soon(() => expect(application.flows.location.getSnapshot().value).toBe('somewhere'));
  expect(found).toEqual([]);
});

test('an address that is typed and wanted is told to who listens, and is where stores are looked for', async () => {
  const found: unknown[] = [];
  const { application, given, asked } = await drawn(() => useSearching((place) => found.push(place)), {
    answers: { [SEARCH]: { places: [carouge] } },
  });
  const [, send] = given() as unknown as Searching;
  await act(async () => send({ type: 'text.typed', text: 'carouge 12' }));
  await act(async () => send({ type: 'first.wanted' }));
  await soon(() => expect(found).toMatchObject([{ address: 'Rue de Carouge 12, 1205 Genève' }]));
  expect(asked.filter(([path]) => path === SEARCH).map(([, { query }]) => query)).toEqual(['carouge 12']);
  expect(application.flows.location.getSnapshot()).toMatchObject({ value: 'somewhere', context: { place: found[0] } });
});

test('an address for a parcel is told to who listens alone', async () => {
  const found: unknown[] = [];
  const { application, given } = await drawn(() => useSearching((place) => found.push(place), false), {
    answers: { [SEARCH]: { places: [carouge] } },
  });
  const [, send] = given() as unknown as Searching;
  await act(async () => send({ type: 'text.typed', text: 'carouge 12' }));
  await act(async () => send({ type: 'first.wanted' }));
  await soon(() => expect(found).toHaveLength(1));
  expect(application.flows.location.getSnapshot()).toMatchObject({ value: 'nowhere', context: { place: null } });
});

test('a search is loaded before anything is typed, and nothing is asked for it', async () => {
  const { given, asked } = await drawn(() => useSearching(() => undefined));
  const [view, , prepare] = given() as unknown as Searching;
  expect(view).toMatchObject({ is: 'resting', text: '', places: [] });
  await act(async () => void prepare());
  const [, send] = given() as unknown as Searching;
  await act(async () => send({ type: 'first.wanted' }));
  await soon(() => expect((given() as unknown as Searching)[0]).toMatchObject({ is: 'resting', trouble: 'nothing entered' }));
  expect(asked).toEqual([]);
});

test('whoever leaves the field hears nothing of what was found after', async () => {
  const found: unknown[] = [];
  const { given, application } = await drawn(() => useSearching((place) => found.push(place)), {
    answers: { [SEARCH]: { places: [carouge] } },
  });
  const [, send] = given() as unknown as Searching;
  await act(async () => send({ type: 'text.typed', text: 'ca' }));
  await soon(() => expect((given() as unknown as Searching)[0]).toMatchObject({ is: 'some', places: [carouge] }));
  await clearStage();
  send({ type: 'place.given', place: { address: 'Quai 1' } as never });
  expect([found, application.flows.location.getSnapshot().context.place]).toMatchObject([[], { address: 'Quai 1' }]);
});
