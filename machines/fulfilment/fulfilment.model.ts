import { availabilityOf } from '#domain/schedule/store-rules.ts';
import { ANY_STORE } from '#domain/schedule/any-store.ts';
import { defineModel } from '#statecharts/model.ts';
import { fulfilmentMachine } from './fulfilment.machine.ts';
import { fulfilmentQuestions } from './fulfilment.questions.ts';
import { byCustomer, byPage, byServer } from '#statecharts/samples.ts';

const moment = { now: Date.parse('2026-11-20T11:00:00Z'), timezone: 'Europe/Zurich' };
export const both = ANY_STORE;
export const handsOver = { ...ANY_STORE, is_provide_delivery: false };
export const delivers = { ...ANY_STORE, is_provide_pickup_delivery: false };

export const fulfilmentModel = defineModel({
  machine: fulfilmentMachine,
  title: 'Delivery or pickup',
  sentence: 'Whether the order is brought or collected, as far as the store leaves the choice.',
  usedBy: 'the basket page',
  section: '1.4',
  inputs: [{ says: 'nothing is known of the store', input: undefined }],
  events: [
    byServer('the store offers both', { type: 'store.updated', rules: both, moment }),
    byServer('the store only hands over', { type: 'store.updated', rules: handsOver, moment }),
    byServer('the store only delivers', { type: 'store.updated', rules: delivers, moment }),
    byPage('the basket is empty', { type: 'store.left' }),
    byCustomer('the customer chooses to collect', { type: 'pickup.chosen' }),
    byCustomer('the customer chooses delivery', { type: 'delivery.chosen' }),
    byPage('the order is placed', { type: 'order.placed' }),
  ],
  project: ({ context }) => ({ ways: context.offer?.ways ?? null }),
  invariants: [
    {
      says: 'nobody collects where it is not offered',
      holds: ({ value, context }) => value !== 'pickup' || context.offer?.ways === 'both',
    },
    {
      says: 'what the store alone offers is what is chosen',
      holds: ({ value, context }) => (value === 'onlyPickup') === (context.offer?.ways === 'pickupOnly'),
    },
  ],
  steps: [
    {
      says: 'what is offered is what the store said last, and nothing once it is left',
      holds: ({ event, after }) =>
        event.type === 'store.left' || event.type === 'order.placed'
          ? after.context.offer === null && after.value === 'delivery'
          : event.type !== 'store.updated' ||
            JSON.stringify(after.context.offer) === JSON.stringify(availabilityOf(event.rules, event.moment)),
    },
    {
      says: 'whoever listens knows whether it is collected',
      holds: ({ before, after, emitted }) => {
        const [was, is] = [before, after].map(({ value }) => value === 'pickup' || value === 'onlyPickup');
        const last = emitted.findLast(({ type }) => type === 'way.changed');
        return last ? last.isPickup === is : was === is;
      },
    },
  ],
  questions: fulfilmentQuestions,
});
