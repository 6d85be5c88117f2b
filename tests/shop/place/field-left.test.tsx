import { act } from 'react';
import { expect, test } from 'vitest';
import { carouge } from '#machines/address-search/address-search.model.ts';
import { lazyAddressSearch } from '#src/shop/place/address-search-flow.ts';
import { createLostFlows } from '#src/shop/lost-flows.ts';
import { firstLocation } from '#src/shop/place/location-flow.ts';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';
import { ok } from '#contract/result.ts';

async function searching() {
  let answer: () => void = () => undefined;
  const signals: AbortSignal[] = [];
  const api = {
    whereabouts: () => ({ place: null, cityId: null, timezone: null, countryId: null, currencySign: null }),
    language: () => 'en',
    call: (_call: unknown, _body: unknown, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise((answered) => {
        answer = () => answered(ok({ places: [carouge] }));
      });
    },
  };
  const location = standingFlow(firstLocation(null));
  const flow = lazyAddressSearch(api as never, location as never, createLostFlows(), true);
  await flow.start();
  return { flow, location, signals, answers: () => act(async () => answer()) };
}
const takesTheFirst = ({ flow }: Awaited<ReturnType<typeof searching>>) => {
  flow.send({ type: 'text.typed', text: 'carouge' });
  flow.send({ type: 'first.wanted' });
};

test('once the last who listened has left the field, nothing is asked for any more and no place is taken', async () => {
  const at = await searching();
  const [one, other] = [at.flow.onEmitted(() => undefined), at.flow.onEmitted(() => undefined)];
  takesTheFirst(at);
  one();
  expect(at.flow.getSnapshot()).toMatchObject({ value: { text: 'taking' }, context: { text: 'carouge' } });
  other();
  expect(at.flow.getSnapshot()).toMatchObject({ value: { text: 'resting' }, context: { text: '' } });
  expect(at.signals.map(({ aborted }) => aborted)).toEqual([true]);
  await at.answers();
  expect(at.location.told).toEqual([]);
});

test('whoever comes back to the field searches anew', async () => {
  const at = await searching();
  at.flow.onEmitted(() => undefined)();
  const found: unknown[] = [];
  at.flow.onEmitted(({ place }) => found.push(place));
  takesTheFirst(at);
  await at.answers();
  expect(found).toMatchObject([{ address: 'Rue de Carouge 12, 1205 Genève' }]);
  expect(at.location.told).toMatchObject([{ type: 'place.chosen', place: found[0] }]);
});
