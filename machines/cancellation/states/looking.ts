import { cancellation } from '../cancellation.setup.ts';

export const looking = cancellation.createStateConfig({
  description: 'The order is looked at, before anything is said of it.',
  tags: ['busy', 'money'],
  meta: { title: 'Looking at the order', section: '2.4' },
  invoke: {
    id: 'askOrder',
    src: 'askOrder',
    input: ({ context: { orderId } }) => ({ orderId }),
    onDone: [
      {
        guard: { type: 'the server tells', params: ({ event }) => ({ answered: event.output }) },
        target: 'deciding',
        actions: { type: 'keep what is told', params: ({ event }) => ({ answered: event.output }) },
      },
      {
        guard: { type: 'the server refuses', params: ({ event }) => ({ answered: event.output }) },
        target: 'refused',
        actions: { type: 'keep why not', params: ({ event }) => ({ answered: event.output }) },
        meta: { cause: 'failure' },
      },
      { target: 'unheard', meta: { label: 'No answer', cause: 'failure' } },
    ],
  },
  on: {
    'order.updated': {
      guard: 'it is newer than what is shown',
      description: 'News say what became of it before the look does.',
      target: 'deciding',
      actions: 'move it on',
      meta: { cause: 'answer' },
    },
  },
});
