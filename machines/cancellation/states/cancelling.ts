import { cancellation, wishOf } from '../cancellation.setup.ts';

export const cancelling = cancellation.createStateConfig({
  description: 'The server is asked to cancel the order on the terms that were shown.',
  tags: ['busy', 'money'],
  meta: { title: 'Cancelling', section: '2.4' },
  invoke: {
    id: 'cancel',
    src: 'cancel',
    input: ({ context }) => wishOf(context),
    onDone: [
      {
        guard: { type: 'the server has cancelled it', params: ({ event }) => ({ answered: event.output }) },
        target: 'cancelled',
      },
      {
        guard: { type: 'it has moved on', params: ({ event }) => ({ answered: event.output }) },
        target: 'looking',
        actions: [
          { type: 'keep why not', params: ({ event }) => ({ answered: event.output }) },
          { type: 'keep what it is now', params: ({ event }) => ({ answered: event.output }) },
        ],
        meta: { cause: 'failure' },
      },
      {
        guard: { type: 'the server refuses', params: ({ event }) => ({ answered: event.output }) },
        target: 'refused',
        actions: { type: 'keep why not', params: ({ event }) => ({ answered: event.output }) },
        meta: { cause: 'failure' },
      },
      {
        description: 'It may be cancelled or not: nothing is said before the order was looked at.',
        target: 'looking',
        actions: { type: 'keep why not', params: ({ event }) => ({ answered: event.output }) },
        meta: { label: 'No answer', cause: 'failure' },
      },
    ],
  },
  on: {
    'order.updated': {
      guard: 'it is newer than what is shown',
      description: 'Kept; the server decides between the two.',
      actions: 'move it on',
      meta: { cause: 'answer' },
    },
  },
});
