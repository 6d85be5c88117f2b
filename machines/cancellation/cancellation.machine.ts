import { cancellation } from './cancellation.setup.ts';
import { cancelling } from './states/cancelling.ts';
import { looking } from './states/looking.ts';
import { offered } from './states/offered.ts';

/**
 * An order that its customer wants to cancel (0-decisions, After the order; specification 2, sections 4 and 5). The cost is
 * shown first; what was shown is what the server is asked for; and nothing is said of the order that is not known.
 */
export const cancellationMachine = cancellation.createMachine({
  id: 'cancellation',
  description: 'Cancels one order on terms that were shown first, or says why it can’t be cancelled.',
  context: ({ input: { orderId, order } }) => ({ orderId, order, reason: null, words: '', failure: null }),
  initial: 'deciding',
  invoke: {
    id: 'environment',
    src: 'environment',
    input: ({ context: { orderId } }) => ({ orderId }),
    onError: { description: 'Nothing is told any more; the server still decides.', meta: { label: 'Nothing heard', cause: 'failure' } },
  },
  states: {
    deciding: {
      description: 'Decides by what is known of the order what can be done.',
      meta: { title: 'Can it be cancelled?' },
      always: [
        { guard: 'it is cancelled', target: 'cancelled' },
        { guard: 'it can be cancelled', target: 'offered' },
        { target: 'closed', meta: { label: 'No longer' } },
      ],
    },
    offered,
    closed: {
      description: 'It can’t be cancelled any more: why, and what helps instead.',
      tags: 'blocked',
      meta: { title: 'No longer possible', section: '2.4' },
      on: {
        'order.updated': {
          guard: 'it is newer than what is shown',
          description: 'It went on: the reason may be another.',
          target: 'deciding',
          actions: 'move it on',
          meta: { cause: 'answer' },
        },
      },
    },
    cancelling,
    looking,
    unheard: {
      description: 'Decides what is known of an order that could not be looked at.',
      meta: { title: 'What is known?' },
      always: [
        {
          guard: 'the server said that it is not cancelled',
          description: 'Its refusal told enough.',
          target: 'deciding',
        },
        { target: 'unknown', meta: { label: 'Nothing' } },
      ],
    },
    unknown: {
      description: 'Nobody answers: it may be cancelled or not, and the customer is told just that.',
      tags: ['blocked', 'money'],
      meta: { title: 'Cancelled or not?', section: '4.1' },
      after: { nextLook: 'looking' },
      on: {
        'retry.asked': { description: 'The customer does not want to wait.', target: 'looking' },
        'network.back': { description: 'The network is there again.', target: 'looking' },
        'order.updated': {
          guard: 'it is newer than what is shown',
          description: 'News came through all the same.',
          target: 'deciding',
          actions: 'move it on',
          meta: { cause: 'answer' },
        },
      },
    },
    cancelled: {
      description: 'The order is cancelled: the orders page names the money, part by part.',
      type: 'final',
      tags: ['good', 'money'],
      meta: { title: 'Cancelled', section: '2.4' },
    },
    refused: {
      description: 'The server does not let this customer cancel this order.',
      type: 'final',
      tags: 'blocked',
      meta: { title: 'Refused', section: '2.8' },
    },
  },
});
