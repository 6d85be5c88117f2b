import { expect, test } from 'vitest';
import type { FoodFilter } from '#domain/catalogue/food-filter.ts';
import { lea } from '#machines/session/sample-customers.ts';
import { handEatsOver } from '#src/app/in-step/hand-eats-over.ts';
import { createKeeper, memoryStore } from '#src/browser/storage.ts';
import { keptEats } from '#src/flows/eating/kept-eats.ts';

const NO_NUTS: FoodFilter = { diets: [], without: ['nuts'] };
const VEGAN: FoodFilter = { diets: ['vegan'], without: [] };

/** A page whose customer changes. */
function page() {
  let user: (typeof lea & { eats?: FoodFilter | null }) | null = null;
  const store = memoryStore();
  const keeper = createKeeper(() => store);
  const session = { seen: () => ({ context: { user } }), subscribe: () => () => undefined } as never;
  const eats = keptEats(keeper, session);
  const said: unknown[] = [];
  const eating = { send: (event: unknown) => said.push(event), isThere: () => true };
  const becomes = (next: typeof user, endedByServer = false) => {
    user = next;
    handEatsOver({ eats, eating }, { now: next?._id ?? null, account: next?.eats ?? null, endedByServer });
  };
  return { eats, said, becomes };
}

test('what a guest said goes along into an account that has nothing yet', () => {
  const { eats, said, becomes } = page();
  eats.keep(null, NO_NUTS);
  becomes({ ...lea, eats: null });
  expect(eats.seen()).toEqual(NO_NUTS);
  expect(said).toEqual([{ type: 'customer.told', customerId: lea._id, kept: NO_NUTS }]);
  becomes(null);
  expect(eats.seen()).toEqual({ diets: [], without: [] });
  expect(said.at(-1)).toEqual({ type: 'customer.told', customerId: null, kept: null });
});

test('an account that has its own keeps it, and what the guest said is forgotten', () => {
  const { eats, said, becomes } = page();
  eats.keep(null, NO_NUTS);
  becomes({ ...lea, eats: VEGAN as never });
  expect(eats.seen()).toEqual(VEGAN);
  expect(said).toEqual([{ type: 'customer.told', customerId: lea._id, kept: null }]);
  becomes(null);
  expect(eats.seen()).toEqual({ diets: [], without: [] });
});

test('what an account could not be told waits for its customer where the server ended the session, and is nobody else’s', () => {
  const { eats, becomes } = page();
  becomes(lea);
  eats.keep(lea._id, NO_NUTS);
  becomes(null, true);
  expect(eats.seen()).toEqual({ diets: [], without: [] });
  becomes(lea);
  expect(eats.seen()).toEqual(NO_NUTS);
  becomes({ ...lea, _id: 'b'.repeat(24) });
  expect(eats.seen()).toEqual({ diets: [], without: [] });
  becomes(lea);
  expect(eats.seen()).toEqual({ diets: [], without: [] });
});
