import { favouriteAddressesSetup } from './favourite-addresses.setup.ts';
import { deleting, undoing } from './states/deleting.ts';
import { filling, saving } from './states/filling.ts';
import { loading, unavailable } from './states/loading.ts';
import { editing, viewing } from './states/viewing.ts';

/** The addresses that a customer keeps (specification 2, section 2.8): shown, added, changed, deleted, and kept again after all. */
export const favouriteAddressesMachine = favouriteAddressesSetup.createMachine({
  id: 'favouriteAddresses',
  description: 'Lists a customer’s favourite addresses; they are added, changed, deleted, and kept again when that was a mistake.',
  context: ({ input }) => ({ told: null, isOld: false, ticked: [], gone: [], form: input.form, saved: null, failed: null }),
  invoke: { id: 'otherTabs', src: 'otherTabs', onError: { meta: { label: 'Other tabs unheard' } } },
  on: {
    'addresses.changed': { description: 'Another tab added, changed or deleted some.', actions: 'note that they are old' },
  },
  initial: 'loading',
  states: {
    loading,
    unavailable,
    settling: {
      description: 'What was told may be old by now, or a form may be open.',
      meta: { title: 'Old or not', section: '2.2.8' },
      always: [
        { guard: 'they are old', target: 'loading', meta: { cause: 'answer' } },
        { guard: 'a form is open', target: 'filling', meta: { cause: 'answer' } },
        { target: 'viewing', meta: { label: 'neither', cause: 'answer' } },
      ],
    },
    viewing,
    editing,
    filling,
    saving,
    deleting,
    undoing,
  },
});
