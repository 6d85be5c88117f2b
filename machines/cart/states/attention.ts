import { cartSetup, laterChanges, leaving } from '../cart.setup.ts';

export const attention = cartSetup.createStateConfig({
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
});
