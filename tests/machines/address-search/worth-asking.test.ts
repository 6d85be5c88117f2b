import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import { toAddressSearchView } from '#machines/address-search/address-search.view.ts';

test.each([
  ['', 'resting'],
  ['r', 'resting'],
  [' r ', 'resting'],
  ['ru', 'asking'],
  ['  ru ', 'asking'],
])('“%s” is %s', (text, is) => {
  const actor = createActor(addressSearchMachine).start();
  actor.send({ type: 'text.typed', text });
  expect(toAddressSearchView(actor.getSnapshot())).toMatchObject({ is, text });
});
