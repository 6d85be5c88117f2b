import type { FoodFilter } from '#domain/catalogue/food-filter.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { dietsMachine } from './diets.machine.ts';
import { dietsQuestions } from './diets.questions.ts';
import { answered, byCustomer, byPage, byServer } from '#statecharts/samples.ts';

export const LEA = 'a'.repeat(24);
export const NO_NUTS: FoodFilter = { diets: [], without: ['nuts'] };
export const NO_MILK_EITHER: FoodFilter = { diets: [], without: ['milk', 'nuts'] };

export const dietsModel = defineModel({
  machine: dietsMachine,
  title: 'What somebody eats',
  sentence: 'Keeps diets and allergens from page to page: in the account, and in the browser of a guest.',
  usedBy: 'the store list, the store page and the profile page',
  section: '2.2.5',
  inputs: [{ says: 'a guest opens the page', input: undefined }],
  events: [
    byCustomer('the customer avoids nuts', { type: 'eats.chosen', eats: NO_NUTS }),
    byCustomer('the customer avoids milk too', { type: 'eats.chosen', eats: NO_MILK_EITHER }),
    byCustomer('the customer has it saved again', { type: 'again.wanted' }),
    byPage('Léa signs in', { type: 'customer.updated', customerId: LEA, kept: null }),
    byPage('Léa signs in, and what the guest said goes along', { type: 'customer.updated', customerId: LEA, kept: NO_NUTS }),
    byPage('Léa signs out', { type: 'customer.updated', customerId: null, kept: null }),
    byServer('the account keeps nuts', answered('save', ok(NO_NUTS))),
    byServer('the account keeps milk too', answered('save', ok(NO_MILK_EITHER))),
    byServer(
      'what is avoided does not get through',
      answered('save', failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const)),
    ),
    byServer(
      'the server keeps nothing of the kind',
      answered('save', failed({ kind: 'transport', cause: 'absent', retryAfterMs: null } as const)),
    ),
  ],
  project: ({ context: { customerId, wanted, failure } }) => ({
    customerId,
    wanted: wanted && { diets: wanted.diets.join(' '), without: wanted.without.join(' ') },
    failure: failure && (failure.kind === 'transport' ? failure.cause : failure.code),
  }),
  invariants: [
    {
      says: 'something is wanted exactly while the account lacks it',
      holds: ({ value, context }) => (value === 'resting') === (context.wanted === null),
    },
    { says: 'no account is asked for a guest', holds: ({ value, context }) => value === 'resting' || context.customerId !== null },
    {
      says: 'a failure stands only where the account lacks something',
      holds: ({ value, context }) => value === 'onlyHere' || context.failure === null,
    },
  ],
  questions: dietsQuestions,
});
