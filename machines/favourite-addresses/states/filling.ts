import { favouriteAddressesSetup, savedBy } from '../favourite-addresses.setup.ts';

export const filling = favouriteAddressesSetup.createStateConfig({
  description: 'An address is filled in: a new one, or one that is kept.',
  meta: { title: 'Filling in', section: '2.2.8' },
  on: {
    'draft.typed': {
      description: 'What is typed is kept, whatever else happens.',
      actions: [{ type: 'keep what is typed', params: ({ event }) => ({ part: event.part }) }, 'tell what is filled in'],
    },
    'address.given': { guard: 'nothing is missing', target: 'saving', actions: 'forget what was said' },
    'form.closed': {
      description: 'The form is put aside with what is filled in.',
      target: 'settling',
      actions: ['put the form aside', 'forget what was said', 'tell what is filled in'],
    },
    'form.cancelled': {
      description: 'What is filled in is not wanted any more.',
      target: 'settling',
      actions: ['forget the form', 'forget what was said', 'tell what is filled in'],
    },
  },
});

export const saving = favouriteAddressesSetup.createStateConfig({
  description: 'The server is told the address; what is filled in stays until it has it.',
  tags: 'busy',
  meta: { title: 'Saving', section: '2.2.8' },
  invoke: {
    id: 'saveAddress',
    src: 'saveAddress',
    input: ({ context }) => ({ addressId: context.form?.addressId ?? null, address: savedBy(context) }),
    onDone: [
      {
        guard: { type: 'the server did it', params: ({ event }) => ({ answered: event.output }) },
        target: 'settling',
        actions: [
          { type: 'keep the addresses', params: ({ event }) => ({ answered: event.output }) },
          'say what is saved',
          'tell what is filled in',
        ],
      },
      {
        target: 'filling',
        actions: { type: 'remember why', params: ({ event }) => ({ what: 'saving', answered: event.output }) },
        meta: { label: 'Not saved', cause: 'failure' },
      },
    ],
  },
});
