import { expect, test } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { leaWhoSends, noahWhoSends } from '#machines/courier-booking/sample-parcel.ts';
import { loadModels } from '#statecharts/draw/models.ts';
import { flowsOf } from '#statecharts/emitted.ts';
import { wordsLeft, type ChangeOfHands } from './harness/words-left.ts';

const RUNS = 40;
const STEPS = 60;
const all = await loadModels('machines');
const models = new Map(all.map(({ model }) => [model.machine.id, model]));
const modelOf = (id: string) => {
  const model = models.get(id);
  if (!model) throw new Error(`There is no model of ${id}`);
  return model;
};
const standing = (parent: AnyActorRef) => parent.getSnapshot() as AnyMachineSnapshot;
const isAboutWho = ({ type }: { readonly type: string }) => /^customer\.|^way\.known$|^retry\.asked$|bookedElsewhere$/.test(type);
const [lea, noah] = [
  { id: 'c'.repeat(24), name: 'Léa Bonnard', phone: '+41 791112233' },
  { id: 'd'.repeat(24), name: 'Noah Favre', phone: '+41 791112234' },
];

type OfParent = Pick<ChangeOfHands, 'comes' | 'isBeingMade' | 'nobodys'>;
/** Every parent of flows that hold anything of a person. */
const PARENTS: Readonly<Record<string, OfParent>> = {
  checkout: {
    comes: [{ type: 'customer.updated', customer: lea } as never, { type: 'customer.updated', customer: noah } as never],
    // In life grounds name a basket by its id; the time is told by its own flow, which begins afresh.
    nobodys: ['basket 1 en', 'basket 2 en', '2026-11-20', '19:00'],
    isBeingMade: (parent) => standing(parent).matches({ open: { order: 'underWay' } }),
  },
  courierBooking: {
    comes: [{ type: 'customer.updated', customer: leaWhoSends } as never, { type: 'customer.updated', customer: noahWhoSends } as never],
    isBeingMade: (parent) => (standing(parent).context as { readonly successor: unknown }).successor !== null,
  },
  fulfilmentTime: {
    comes: [{ type: 'customer.left' } as never, { type: 'customer.left' } as never],
    nobodys: ['Europe/Zurich'],
    isBeingMade: () => false,
  },
};

test('every parent of flows that hold anything of a person is looked at', () => {
  const parents = all.filter(({ model }) => flowsOf(model.machine).length > 0).map(({ model }) => model.machine.id);
  expect(Object.keys(PARENTS).toSorted()).toEqual(parents.toSorted());
});

test.each(Object.keys(PARENTS))('%s: nothing that one customer said or was told is in any flow once the next one is here', async (id) => {
  const change = { ...(PARENTS[id] as OfParent), model: modelOf(id), models, isAboutWho };
  let [told, over] = [0, 0];
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const run = await wordsLeft(change, seed, STEPS);
    if (run === null) continue;
    over += 1;
    told += run.told;
    expect({ seed, left: run.left }).toEqual({ seed, left: [] });
  }
  // It is looked for something, and mostly nothing is being made.
  expect([over > RUNS / 4, told / over > 10]).toEqual([true, true]);
});
