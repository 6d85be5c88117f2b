import { favouriteAddressesSetup, nextGone, tickedOf } from '../favourite-addresses.setup.ts';

export const deleting = favouriteAddressesSetup.createStateConfig({
  description: 'The ticked addresses are gone from the list; the server is told.',
  tags: 'busy',
  meta: { title: 'Deleting', section: '2.2.8' },
  invoke: {
    id: 'removeAddresses',
    src: 'removeAddresses',
    input: ({ context }) => ({ ids: tickedOf(context).map(({ _id }) => _id) }),
    onDone: [
      {
        guard: { type: 'the server did it', params: ({ event }) => ({ answered: event.output }) },
        target: 'settling',
        actions: ['keep what is gone', { type: 'keep the addresses', params: ({ event }) => ({ answered: event.output }) }],
      },
      {
        target: 'editing',
        actions: { type: 'remember why', params: ({ event }) => ({ what: 'deleting', answered: event.output }) },
        meta: { label: 'Not deleted', cause: 'failure' },
      },
    ],
  },
});

export const undoing = favouriteAddressesSetup.createStateConfig({
  description: 'The server keeps again what was deleted last, one address after the other.',
  tags: 'busy',
  meta: { title: 'Undoing', section: '2.2.8' },
  invoke: {
    id: 'keepAddress',
    src: 'keepAddress',
    input: ({ context }) => ({ address: nextGone(context) }),
    onDone: [
      {
        guard: { type: 'more was deleted', params: ({ event }) => ({ answered: event.output }) },
        target: 'undoing',
        reenter: true,
        actions: [{ type: 'keep the addresses', params: ({ event }) => ({ answered: event.output }) }, 'forget what is kept again'],
      },
      {
        guard: { type: 'the server did it', params: ({ event }) => ({ answered: event.output }) },
        target: 'settling',
        actions: [{ type: 'keep the addresses', params: ({ event }) => ({ answered: event.output }) }, 'forget what is kept again'],
      },
      {
        target: 'settling',
        actions: { type: 'remember why', params: ({ event }) => ({ what: 'undoing', answered: event.output }) },
        meta: { label: 'Not undone', cause: 'failure' },
      },
    ],
  },
});
