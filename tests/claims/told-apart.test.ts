import { expect, test } from 'vitest';
import { chartPart, type Reduce } from './chart-part.ts';
import { explore } from './explore.ts';
import { saidIn } from './what-is-told.ts';
import { toldApart, wholeContexts } from './world/told-apart.ts';
import type { Situation, Settings } from './world/world.ts';
import { bankMachine } from './world/bank.machine.ts';
import { payingIn } from './worlds.ts';

const world: Settings = {
  tabs: 1,
  ways: ['card'],
  presses: 1,
  reasons: ['store_closed'],
  otherCards: false,
  hears: false,
  faults: new Set(['lost', 'provider']),
};

/** All that a claim can read of a situation, but for what `toldApart` leaves out. */
const readable = ({ tabs, server, bank, kept, presses }: Situation): string =>
  JSON.stringify([
    tabs.map((tab) => [tab.shows, saidIn(tab), [...(tab.page?.charts.values() ?? [])].map(({ value }) => value), tab.flights]),
    server.id,
    bank.map(({ id }) => id),
    kept,
    presses,
  ]);

const reached = (reduce: Reduce) => new Set(explore(payingIn(world, {}, reduce)).situations.map(readable));

test('what is left out of contexts hides no situation: with whole contexts the same are reached', () => {
  const whole = reached(wholeContexts);
  expect(whole.size).toBeGreaterThan(200);
  expect(reached(toldApart)).toEqual(whole);
});

test('a chart’s move is computed once, and the same situation is the same object', () => {
  const part = chartPart(bankMachine);
  const begin = part.start(undefined).local;
  const made = { type: 'intent.made' };
  expect(part.hear(begin, made)).toBe(part.hear(begin, made));
  expect(part.hear(begin, { type: 'server.captured' }).local).toBe(begin);
});
