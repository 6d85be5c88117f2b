import { pricing } from './invoice.setup.ts';

const askAgain = { target: 'asking', actions: 'begin to count anew' } as const;
const askForTheOther = { target: 'asking', actions: 'keep how it is received' } as const;

/** What the basket costs, received one way or the other (specification 1, section 4, Invoice). The newest answer wins. */
export const invoiceMachine = pricing.createMachine({
  id: 'invoice',
  description: 'Has the basket priced by the server, again whenever something changes that the price stands on.',
  context: ({ input: { fulfilment, known = null } }) => ({
    fulfilment,
    invoice: known,
    seen: known?.order_payment ?? null,
    failure: null,
    tries: 0,
  }),
  initial: 'waking',
  states: {
    waking: {
      description: 'Decides whether the price is known already.',
      meta: { title: 'Is the price known?' },
      always: [
        { guard: 'the price is known already', target: 'priced' },
        { target: 'asking', meta: { label: 'No price is known' } },
      ],
    },
    asking: {
      description: 'The server reckons what the basket costs, received this way.',
      tags: 'busy',
      meta: { title: 'Pricing the basket', section: '1.4' },
      entry: 'tell that it is asked',
      invoke: {
        id: 'getInvoice',
        src: 'getInvoice',
        input: ({ context }) => ({ fulfilment: context.fulfilment }),
        onDone: [
          {
            guard: { type: 'the server priced the basket', params: ({ event }) => ({ priced: event.output }) },
            target: 'priced',
            actions: { type: 'keep the price', params: ({ event }) => ({ priced: event.output }) },
          },
          {
            guard: { type: 'only pickup is possible now', params: ({ event }) => ({ priced: event.output }) },
            target: 'pickupOnly',
            actions: { type: 'keep the reason', params: ({ event }) => ({ priced: event.output }) },
          },
          {
            guard: { type: 'the minimum is not reached', params: ({ event }) => ({ priced: event.output }) },
            target: 'belowMinimum',
            actions: { type: 'keep the reason', params: ({ event }) => ({ priced: event.output }) },
          },
          {
            guard: { type: 'it may be asked again at once', params: ({ event }) => ({ priced: event.output }) },
            target: 'pausing',
            actions: 'count the try',
            meta: { cause: 'failure' },
          },
          {
            target: 'refused',
            actions: { type: 'keep the reason', params: ({ event }) => ({ priced: event.output }) },
            meta: { label: 'Not possible now', cause: 'failure' },
          },
        ],
      },
      on: {
        'priceKey.changed': { ...askAgain, reenter: true, description: 'Asked again: the newest answer wins.' },
        'fulfilment.chosen': { ...askForTheOther, reenter: true, description: 'Asked again for the other way of receiving.' },
      },
    },
    pausing: {
      description: 'No answer came; it is asked again in a moment.',
      tags: 'busy',
      meta: { title: 'Asking again in a moment', section: '1.4', cannotFail: 'it only waits' },
      after: { beforeAskingAgain: 'asking' },
      on: { 'priceKey.changed': askAgain, 'fulfilment.chosen': askForTheOther },
    },
    priced: {
      description: 'The customer sees what is to pay, and what changed since they last looked.',
      tags: 'good',
      meta: { title: 'Price is shown', section: '1.4' },
      entry: 'tell the price',
      on: {
        'priceKey.changed': askAgain,
        'fulfilment.chosen': askForTheOther,
        'price.accepted': { actions: 'take it as seen', description: 'The customer accepts what changed.' },
      },
    },
    pickupOnly: {
      description: 'Delivery is not possible now but pickup is.',
      tags: 'blocked',
      meta: { title: 'Only pickup now', section: '1.4' },
      entry: 'tell why there is none',
      on: { 'priceKey.changed': askAgain, 'fulfilment.chosen': askForTheOther },
    },
    belowMinimum: {
      description: 'The items are below the store’s minimum order; the way on is back to the store.',
      tags: 'blocked',
      meta: { title: 'Below the minimum', section: '1.5' },
      entry: 'tell why there is none',
      on: { 'priceKey.changed': askAgain, 'fulfilment.chosen': askForTheOther },
    },
    refused: {
      description: 'There is no price; the reason is shown with what to do next.',
      tags: 'blocked',
      meta: { title: 'Not possible as it is', section: '1.4' },
      entry: 'tell why there is none',
      on: { 'priceKey.changed': askAgain, 'fulfilment.chosen': askForTheOther, 'retry.asked': askAgain },
    },
  },
});
