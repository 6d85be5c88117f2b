import { activeOrders } from '../active-orders.setup.ts';
import { looks } from './looks.ts';
import { stream } from './stream.ts';

export const leading = activeOrders.createStateConfig({
  description: 'This tab asks, for all tabs of this browser.',
  type: 'parallel',
  meta: { title: 'Asks for all tabs', section: '2.9' },
  on: {
    'tab.asked': { description: 'A tab that was opened learns what is known.', actions: 'tell the other tabs' },
    'turn.lost': { description: 'Another tab took the turn, since this one was silent.', target: 'queueing', actions: 'ask for the turn' },
  },
  states: { looks, stream },
});
