import { isLastLook, paymentSetup } from '../payment.setup.ts';
import { withdrawing } from './withdrawing.ts';

export const checking = paymentSetup.createStateConfig({
  description: 'Nobody knows yet; the server is asked until it does. Nothing can be charged twice meanwhile.',
  tags: ['blocked', 'money'],
  meta: { title: 'Checking your payment', section: '1.4' },
  initial: 'looking',
  on: {
    'challenge.resumed': { guard: 'the bank’s question is open', target: 'confirming', actions: 'keep the card that was seen' },
    'payment.reconsidered': { guard: 'the bank’s question is open', target: 'givingBack', actions: 'note that it was reconsidered' },
  },
  states: {
    looking: {
      description: 'The server asks the provider and says how the payment stands.',
      tags: ['busy', 'money'],
      meta: { title: 'Looking', section: '1.4' },
      entry: 'count the look',
      invoke: {
        id: 'askPayment',
        src: 'askPayment',
        input: ({ context }) => ({ paymentId: context.paymentId, ...(isLastLook(context) && { isLast: true }) }),
        onDone: [
          {
            guard: { type: 'the order exists', params: ({ event }) => ({ asked: event.output }) },
            target: '#payment.ordered',
            actions: { type: 'keep what was seen', params: ({ event }) => ({ asked: event.output }) },
          },
          {
            guard: { type: 'it is authorised, and the order can be asked for', params: ({ event }) => ({ asked: event.output }) },
            target: '#payment.authorised',
          },
          {
            guard: { type: 'the card was never confirmed here', params: ({ event }) => ({ asked: event.output }) },
            target: '#payment.confirming',
            actions: [{ type: 'keep what was seen', params: ({ event }) => ({ asked: event.output }) }, 'keep the card that was seen'],
          },
          {
            guard: { type: 'the server never heard of it', params: ({ event }) => ({ asked: event.output }) },
            target: '#payment.asking',
            meta: { label: 'never heard of: asked again, with the same key' },
          },
          {
            guard: { type: 'its command has not come, and was waited for', params: ({ event }) => ({ asked: event.output }) },
            target: 'withdrawing',
          },
          {
            guard: { type: 'its command has not come', params: ({ event }) => ({ asked: event.output }) },
            target: 'waiting',
            actions: [{ type: 'keep what was seen', params: ({ event }) => ({ asked: event.output }) }, 'count the miss'],
            description: 'The page that sent it may have gone before it arrived: nobody is told that nothing is under way.',
          },
          {
            guard: { type: 'it was declined', params: ({ event }) => ({ asked: event.output }) },
            target: '#payment.declined',
            actions: { type: 'keep how it was declined', params: ({ event }) => ({ asked: event.output }) },
            meta: { cause: 'failure' },
          },
          {
            guard: { type: 'no order can be made of it', params: ({ event }) => ({ asked: event.output }) },
            target: '#payment.refused',
            actions: { type: 'keep why it ended', params: ({ event }) => ({ asked: event.output }) },
            meta: { cause: 'failure' },
          },
          { guard: { type: 'nothing is under way', params: ({ event }) => ({ asked: event.output }) }, target: '#payment.gone' },
          {
            guard: { type: 'nobody can say how it stands', params: ({ event }) => ({ asked: event.output }) },
            target: '#payment.untold',
            meta: { cause: 'failure' },
          },
          {
            target: 'waiting',
            actions: { type: 'keep what was seen', params: ({ event }) => ({ asked: event.output }) },
            meta: { label: 'not known yet' },
          },
        ],
      },
    },
    withdrawing,
    waiting: {
      description: 'It is asked again by itself in a moment, ever less often.',
      tags: ['blocked', 'money'],
      meta: { title: 'Asked again in a moment', section: '1.4' },
      after: {
        beforeLookingAgain: [
          {
            guard: 'neither payment nor look was answered',
            target: '#payment.asking',
            description: 'The same key can’t pay twice, and a server that knows no looks answers it too.',
          },
          {
            guard: 'only the bank can say how it stands',
            target: '#payment.confirming',
            description: 'Asked once more, the provider says how it stands; nothing is charged twice by that.',
          },
          { target: 'looking', meta: { label: 'looked again' } },
        ],
      },
      on: {
        'retry.asked': [
          { guard: 'neither payment nor look was answered', target: '#payment.asking' },
          { guard: 'only the bank can say how it stands', target: '#payment.confirming' },
          { target: 'looking', meta: { label: 'looked again' } },
        ],
      },
    },
  },
});
