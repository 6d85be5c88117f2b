import { favouriteAddressesSetup } from '../favourite-addresses.setup.ts';

export const viewing = favouriteAddressesSetup.createStateConfig({
  description: 'The addresses stand there to read.',
  meta: { title: 'Addresses', section: '2.2.8' },
  on: {
    'addresses.changed': { description: 'Another tab added, changed or deleted some.', target: 'loading' },
    'edit.toggled': { guard: 'something is kept', target: 'editing', actions: 'forget what was said' },
    'addition.asked': {
      guard: 'there is room',
      target: 'filling',
      actions: [
        'forget what is gone',
        'forget what was said',
        { type: 'open a new form', params: ({ event }) => ({ place: event.place }) },
        'tell what is filled in',
      ],
    },
    'change.asked': {
      guard: { type: 'it is kept', params: ({ event }) => ({ addressId: event.addressId }) },
      target: 'filling',
      actions: [
        'forget what is gone',
        'forget what was said',
        { type: 'open the form of a kept one', params: ({ event }) => ({ addressId: event.addressId }) },
        'tell what is filled in',
      ],
    },
    'undo.asked': { guard: 'something can be undone', target: 'undoing', actions: 'forget what was said' },
    'news.read': {
      description: 'What was said is dealt with.',
      guard: 'something is said',
      actions: ['forget what is gone', 'forget what was said'],
    },
  },
});

export const editing = favouriteAddressesSetup.createStateConfig({
  description: 'Each address has a box to tick.',
  meta: { title: 'Ticking', section: '2.2.8' },
  on: {
    'address.ticked': {
      description: 'One is ticked, or no longer.',
      guard: { type: 'it is kept', params: ({ event }) => ({ addressId: event.addressId }) },
      actions: { type: 'tick or untick', params: ({ event }) => ({ addressId: event.addressId }) },
    },
    'deletion.asked': { guard: 'something is ticked', target: 'deleting', actions: ['forget what is gone', 'forget what was said'] },
    'edit.toggled': { target: 'settling', actions: ['forget the ticks', 'forget what was said'] },
  },
});
