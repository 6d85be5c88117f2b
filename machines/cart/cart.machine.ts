import { cartSetup, laterChanges, leaving, unknownCart } from './cart.setup.ts';
import { clearing } from './states/clearing.ts';
import { deciding } from './states/deciding.ts';
import { loading } from './states/loading.ts';
import { saving } from './states/saving.ts';
import { settled } from './states/settled.ts';
import { takingBack } from './states/taking-back.ts';
import { unavailable } from './states/unavailable.ts';

/**
 * The basket (specification 1, section 4, Add to cart). Lines change at once on the screen; totals come from the server
 * alone; one request is under way at a time, and what changes meanwhile is told in the next.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  description: 'Keeps the basket on the screen and on the server the same.',
  context: ({ input }) => ({ ...unknownCart, ...input.untold }),
  initial: 'loading',
  on: {
    'removal.settled': { description: 'What was removed is not put back any more.', actions: 'forget what was removed' },
    'failure.read': { description: 'The message about the last change was read.', actions: 'forget the failure' },
  },
  states: {
    loading,
    unavailable,
    deciding,
    settled,
    saving,
    attention: {
      description: 'There are items of another store in the basket; the customer is asked whether to clear them. They are kept aside then.',
      meta: { title: 'Clear the other store’s items?', section: '1.4' },
      on: {
        ...laterChanges,
        'clearing.confirmed': {
          target: 'clearing',
          description: 'Changes of those items that were not told yet go with them.',
          actions: 'keep only what is for the other store',
        },
        'clearing.declined': { target: 'deciding', actions: 'drop the offer' },
        'cart.moved': {
          target: 'loading',
          description: 'Asked again: the question may no longer be one.',
          actions: 'turn the offer into a change',
        },
        'cart.left': leaving,
      },
    },
    clearing,
    takingBack,
  },
});
