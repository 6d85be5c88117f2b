import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { Place } from '#contract/calls/places.ts';
import type { Failure } from '#contract/failure.ts';
import type { Result } from '#contract/result.ts';
import { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import { deferredPort } from '../deferred-port.ts';
import { toAddressSearchView } from '#machines/address-search/address-search.view.ts';

test.each([
  ['', 'resting'],
  ['r', 'resting'],
  [' r ', 'resting'],
  ['ru', 'asking'],
  ['  ru ', 'asking'],
])('“%s” is %s', (text, is) => {
  const actor = createActor(
    addressSearchMachine.provide({ actors: { findPlaces: deferredPort<Result<readonly Place[], Failure>, { text: string }>().logic } }),
  ).start();
  actor.send({ type: 'text.typed', text });
  expect(toAddressSearchView(actor.getSnapshot())).toMatchObject({ is, text });
});
