import { typedMark } from '#contract/typed-text.ts';
import { assign, emit, setup } from 'xstate';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { Failure } from '#contract/failure.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';

export type Available = Result<null, Failure>;
export type Changed = Result<null, Failure>;
export type Located = Result<OrderAddress, Failure>;

type Context = {
  /** What the customer wants; kept when it was refused, so that the message can name it. */
  readonly wanted: OrderAddress | null;
  readonly postcode: string;
  readonly failure: Failure | null;
};

const isWrong = (located: Located): boolean => !located.ok && located.failure.kind === 'refused';

const address = setup({
  types: {} as ChartTypes & {
    context: Context;
    events:
      | { type: 'address.chosen'; destination: OrderAddress }
      | { type: 'postcode.applied'; postcode: string; destination: OrderAddress };
    emitted: { type: 'address.changed'; destination: OrderAddress };
    tags: 'busy' | 'blocked';
  },
  actors: {
    checkAvailable: ask<Available, { destination: OrderAddress }>('checkAvailable'),
    changeAddress: ask<Changed, { destination: OrderAddress }>('changeAddress'),
    locateByPostcode: ask<Located, { postcode: string; destination: OrderAddress }>('locateByPostcode'),
  },
  guards: {
    'something is delivered there': (_, params: { available: Available }) => params.available.ok,
    'the server took the address': (_, params: { changed: Changed }) => params.changed.ok,
    'the postcode is known': (_, params: { located: Located }) => params.located.ok,
    'there is no such postcode': (_, params: { located: Located }) => isWrong(params.located),
    'a postcode was typed': ({ event }) => event.type === 'postcode.applied' && typedMark(event.postcode) !== '',
  },
  actions: {
    'keep what is wanted': assign(({ event }) => (event.type === 'address.chosen' ? { wanted: event.destination, failure: null } : {})),
    'keep the postcode': assign(({ event }) =>
      event.type === 'postcode.applied' ? { wanted: event.destination, postcode: typedMark(event.postcode), failure: null } : {},
    ),
    'keep the reason': assign((_, params: { outcome: Available | Changed | Located }) =>
      params.outcome.ok ? {} : { failure: params.outcome.failure },
    ),
    'tell where it goes': emit(({ context }) => ({ type: 'address.changed' as const, destination: context.wanted as OrderAddress })),
  },
});

const wishes = {
  'address.chosen': { target: 'checking', actions: 'keep what is wanted' },
  'postcode.applied': { guard: 'a postcode was typed', target: 'locating', actions: 'keep the postcode' },
} as const;

/**
 * Where an order goes (specification 1, section 4, Address change): a wish counts only when something is delivered there
 * and the server took it; otherwise the earlier address stands.
 */
export const addressMachine = address.createMachine({
  id: 'address',
  description: 'Changes where the order goes, or leaves it as it was and says why.',
  context: { wanted: null, postcode: '', failure: null },
  initial: 'standing',
  states: {
    standing: { description: 'The address stands as the basket has it.', meta: { title: 'Address stands', section: '1.4' }, on: wishes },
    checking: {
      description: 'The server looks whether anything is delivered there.',
      tags: 'busy',
      meta: { title: 'Is it delivered there?', section: '1.4' },
      invoke: {
        id: 'checkAvailable',
        src: 'checkAvailable',
        input: ({ context }) => ({ destination: context.wanted as OrderAddress }),
        onDone: [
          { guard: { type: 'something is delivered there', params: ({ event }) => ({ available: event.output }) }, target: 'changing' },
          {
            target: 'kept',
            actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) },
            meta: { label: 'Not delivered there', cause: 'failure' },
          },
        ],
      },
    },
    locating: {
      description: 'The server looks where the address lies in the postcode.',
      tags: 'busy',
      meta: { title: 'Looking the postcode up', section: '1.5' },
      invoke: {
        id: 'locateByPostcode',
        src: 'locateByPostcode',
        input: ({ context }) => ({ postcode: context.postcode, destination: context.wanted as OrderAddress }),
        onDone: [
          {
            guard: { type: 'the postcode is known', params: ({ event }) => ({ located: event.output }) },
            target: 'checking',
            actions: assign({ wanted: ({ context, event }) => (event.output.ok ? event.output.value : context.wanted) }),
          },
          {
            guard: { type: 'there is no such postcode', params: ({ event }) => ({ located: event.output }) },
            target: 'wrongPostcode',
            actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) },
            meta: { cause: 'failure' },
          },
          {
            target: 'kept',
            actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) },
            meta: { label: 'No answer', cause: 'failure' },
          },
        ],
      },
    },
    changing: {
      description: 'The server takes the address for the basket, or does not.',
      tags: 'busy',
      meta: { title: 'Changing the address', section: '1.4' },
      invoke: {
        id: 'changeAddress',
        src: 'changeAddress',
        input: ({ context }) => ({ destination: context.wanted as OrderAddress }),
        onDone: [
          {
            guard: { type: 'the server took the address', params: ({ event }) => ({ changed: event.output }) },
            target: 'standing',
            actions: 'tell where it goes',
          },
          {
            target: 'kept',
            actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) },
            meta: { label: 'Not taken', cause: 'failure' },
          },
        ],
      },
    },
    kept: {
      description: 'The earlier address stands; why the other was not taken is said.',
      tags: 'blocked',
      meta: { title: 'Earlier address kept', section: '1.4' },
      on: wishes,
    },
    wrongPostcode: {
      description: 'There is no such postcode, or the street is not in it; the field is cleared.',
      tags: 'blocked',
      meta: { title: 'Wrong postcode', section: '1.5' },
      on: wishes,
    },
  },
});
