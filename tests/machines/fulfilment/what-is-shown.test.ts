import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fulfilmentMachine } from '#machines/fulfilment/fulfilment.machine.ts';
import { both, fulfilmentModel } from '#machines/fulfilment/fulfilment.model.ts';
import { toFulfilmentView, type FulfilmentView } from '#machines/fulfilment/fulfilment.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';

const unknown = { isPickup: false, pickup: 'absent' };
const onlyBrought = { isPickup: false, pickup: 'absent' };
const brought = { isPickup: false, pickup: 'free' };
const collected = { isPickup: true, pickup: 'free' };
const onlyCollected = { isPickup: true, pickup: 'lockedOn' };
const begins: Step = ['nothing is known of the store', unknown];

const told = { types: ['way.changed'], is: ({ isPickup }: FulfilmentView) => ({ type: 'way.changed', isPickup }) };
const story = (steps: Parameters<typeof tellStory>[2]) => tellStory(fulfilmentModel, toFulfilmentView, steps, told);

test('each store leaves its own choice, whatever the one before it left', () =>
  story([
    begins,
    ['the store only hands over', onlyCollected],
    ['the store only hands over', onlyCollected],
    ['the store only delivers', onlyBrought],
    ['the store only delivers', onlyBrought],
    ['the customer chooses to collect', onlyBrought],
    ['the store only hands over', onlyCollected],
    ['the store offers both', brought],
    ['the store only hands over', onlyCollected],
    ['the customer chooses delivery', onlyCollected],
    ['the store offers both', brought],
    ['the store only delivers', onlyBrought],
    ['the store offers both', brought],
    ['the customer chooses to collect', collected],
    ['the store offers both', collected],
    ['the customer chooses delivery', brought],
    ['the customer chooses to collect', collected],
    ['the store only delivers', onlyBrought],
    ['the store offers both', brought],
    ['the customer chooses to collect', collected],
    ['the store only hands over', onlyCollected],
  ]));

test('an empty basket and a placed order forget the store and how it was to be received', () =>
  story([
    begins,
    ['the store offers both', brought],
    ['the customer chooses to collect', collected],
    ['the order is placed', unknown],
    ['the customer chooses to collect', unknown],
    ['the store offers both', brought],
    ['the customer chooses to collect', collected],
    ['the basket is empty', unknown],
    ['the customer chooses to collect', unknown],
    ['the store only hands over', onlyCollected],
    ['the basket is empty', unknown],
  ]));

test('a store that neither brings nor hands over leaves no choice', () => {
  const actor = createActor(fulfilmentMachine).start();
  actor.send({
    type: 'store.updated',
    rules: { ...both, is_provide_delivery: false, is_provide_pickup_delivery: false },
    moment: { now: Date.parse('2026-11-20T11:00:00Z'), timezone: 'Europe/Zurich' },
  });
  actor.send({ type: 'pickup.chosen' });
  expect(toFulfilmentView(actor.getSnapshot())).toEqual(unknown);
});
