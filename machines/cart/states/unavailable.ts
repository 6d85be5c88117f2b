import { cartSetup, laterChanges, leaving } from '../cart.setup.ts';

export const unavailable = cartSetup.createStateConfig({
  description: 'The server is out of reach. Everything the customer decided is kept and told as soon as it answers.',
  tags: 'blocked',
  meta: { title: 'Server out of reach', section: '1.4' },
  entry: 'note that the server is out of reach',
  after: { nextTry: { target: 'loading', description: 'Tried again by itself, more and more seldom.' } },
  on: {
    ...laterChanges,
    'retry.asked': 'loading',
    'cart.moved': 'loading',
    'cart.left': leaving,
  },
});
