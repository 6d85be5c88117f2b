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
    input: ({ context }) => ({ intent: wanted(context.cart, context.changes.slice(0, context.told)) as Intent, cart: context.cart }),
    onDone: [
      {
        guard: { type: 'the server answered a basket', params: ({ event }) => ({ outcome: event.output }) },
        target: 'deciding',
        actions: [{ type: 'keep the basket', params: ({ event }) => ({ outcome: event.output }) }, 'drop what was told'],
      },
      {
        guard: { type: 'nobody knows whether it was taken', params: ({ event }) => ({ outcome: event.output }) },
        target: 'loading',
        description: 'The first time, the basket is looked at: what was taken is not told again.',
        actions: 'note that it is told again',
        meta: { cause: 'failure' },
      },
      {
        guard: { type: 'the basket is another one by now', params: ({ event }) => ({ outcome: event.output }) },
        target: 'loading',
        description: 'The first time, the change is told again on top of the newer basket.',
        actions: 'note that it was not taken and is told again',
        meta: { cause: 'failure' },
      },
      {
        target: 'loading',
        actions: { type: 'give the change up: it was not taken', params: ({ event }) => ({ outcome: event.output }) },
        meta: { label: 'Change was not taken', cause: 'failure' },
      },
    ],
    onError: [
      { guard: 'it was told once only', target: 'loading', actions: 'note that it is told again', meta: { label: 'Telling broke, first time' } },
      { target: 'loading', actions: 'give the change up: it broke', meta: { label: 'Telling broke again' } },
    ],
  },
  after: {
    answerTakesTooLong: [
      { guard: 'it was told once only', target: 'loading', actions: 'note that it is told again', meta: { label: 'After 10 s, first time' } },
      { target: 'loading', actions: 'give the change up: it took too long', meta: { label: 'After 10 s, again' } },
    ],
  },
  on: {
    ...laterChanges,
    'basket.moved': { description: 'Asked for once the answer is here: one request at a time.', actions: 'note that the basket moved' },
    'basket.left': leaving,
  },
});
