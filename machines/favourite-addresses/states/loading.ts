import { favouriteAddressesSetup } from '../favourite-addresses.setup.ts';

export const loading = favouriteAddressesSetup.createStateConfig({
  description: 'The server is asked for the addresses.',
  tags: 'busy',
  meta: { title: 'Loading', section: '2.7' },
  entry: 'note that they are asked for anew',
  invoke: {
    id: 'listAddresses',
    src: 'listAddresses',
    onDone: [
      {
        guard: { type: 'the server did it', params: ({ event }) => ({ answered: event.output }) },
        target: 'settling',
        actions: { type: 'keep the addresses', params: ({ event }) => ({ answered: event.output }) },
      },
      {
        target: 'unavailable',
        actions: { type: 'remember why', params: ({ event }) => ({ what: 'loading', answered: event.output }) },
        meta: { label: 'Addresses not told', cause: 'failure' },
      },
    ],
  },
});

export const unavailable = favouriteAddressesSetup.createStateConfig({
  description: 'The addresses could not be loaded.',
  tags: 'blocked',
  meta: { title: 'Addresses not loaded', section: '2.8' },
  on: { 'retry.asked': { target: 'loading', actions: 'forget what was said' } },
});
