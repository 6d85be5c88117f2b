import { cartSetup, unknownCart } from './cart.setup.ts';
import { attention } from './states/attention.ts';
import { clearing } from './states/clearing.ts';
import { deciding } from './states/deciding.ts';
import { loading } from './states/loading.ts';
import { saving } from './states/saving.ts';
import { settled } from './states/settled.ts';
import { takingBack } from './states/taking-back.ts';
import { unavailable } from './states/unavailable.ts';
import { undo } from './states/undo.ts';

/**
 * The basket (specification 1, section 4, Add to cart). Lines change at once on the screen; totals come from the server
 * alone; one request is under way at a time, and what changes meanwhile is sent in the next.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  description: 'Keeps the basket on the screen and on the server the same.',
  context: ({ input }) => ({ ...unknownCart, lastKnown: input.lastKnown ?? null, ...input.unsent }),
  type: 'parallel',
  on: {
    'failure.read': { description: 'The message about the last change was read.', actions: 'forget the failure' },
  },
  states: {
    basket: {
      description: 'What the customer decided, and what the server knows of it.',
      initial: 'loading',
      states: { loading, unavailable, deciding, settled, saving, attention, clearing, takingBack },
    },
    undo,
  },
});
