import { cartSetup, laterChanges, leaving } from '../cart.setup.ts';
import { wanted, type Intent } from '../cart-intent.ts';

export const saving = cartSetup.createStateConfig({
  description: 'The server is told the whole basket; later changes wait for its answer.',
  tags: 'busy',
  meta: { title: 'Telling the server', section: '1.4' },
  entry: 'note what is told',
  invoke: {
    id: 'saveCart',
    src: 'saveCart',
    input: ({ context }) => ({
      intent: wanted(context.cart, context.changes.slice(0, context.attempts.at(-1))) as Intent,
      cart: context.cart,
    }),
    onDone: [
      {
        guard: { type: 'the server answered a basket', params: ({ event }) => ({ outcome: event.output }) },
        target: 'deciding',
        actions: [{ type: 'keep the basket', params: ({ event }) => ({ outcome: event.output }) }, 'drop what was told'],
      },
      {
        guard: { type: 'the server will not take all of it at once', params: ({ event }) => ({ outcome: event.output }) },
        target: 'loading',
        description: 'What can be had goes in, and of the rest each line has its own reason.',
        actions: 'tell each change for itself',
        meta: { cause: 'failure' },
      },
      {
        guard: { type: 'the server will never take it', params: ({ event }) => ({ outcome: event.output }) },
        target: 'loading',
        actions: [{ type: 'give the change up', params: ({ event }) => ({ outcome: event.output }) }, 'say that the offer changed'],
        meta: { cause: 'failure' },
      },
      {
        guard: 'it is worth another try at once',
        target: 'loading',
        description: 'The basket is looked at: what was taken is not told again, the rest is told on top of it.',
        actions: { type: 'count a missed answer and the wait', params: ({ event }) => ({ outcome: event.output }) },
        meta: { label: 'No answer, or somebody came first', cause: 'failure' },
      },
      {
        target: 'unavailable',
        actions: { type: 'count a missed answer and the wait', params: ({ event }) => ({ outcome: event.output }) },
        meta: { label: 'Again, and again', cause: 'failure' },
      },
    ],
  },
  on: {
    ...laterChanges,
    'cart.moved': { description: 'Asked for once the answer is here: one request at a time.', actions: 'note that the basket moved' },
    'cart.left': leaving,
  },
});
