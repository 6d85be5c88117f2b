import { cartSetup, leaving } from '../cart.setup.ts';

const tell = { target: 'deciding', actions: ['forget the failure', 'keep the change'] } as const;

export const settled = cartSetup.createStateConfig({
  description: 'Screen and server agree; a change goes on its way at once.',
  meta: { title: 'Screen and server agree', section: '1.4' },
  on: {
    'line.added': tell,
    'lines.added': tell,
    'quantity.chosen': tell,
    'line.removed': tell,
    'line.edited': tell,
    'cart.emptied': tell,
    'lines.restored': tell,
    'aside.wanted': { target: 'takingBack', actions: ['forget the failure', 'note which basket is wanted back'] },
    'cart.moved': { target: 'loading', description: 'Somebody signed in, ordered, or another tab changed the basket.' },
    'cart.left': leaving,
  },
});
