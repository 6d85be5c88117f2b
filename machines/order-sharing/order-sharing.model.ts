import { defineModel } from '../model.ts';
import { failed, ok } from '#contract/result.ts';
import { orderSharingMachine } from './order-sharing.machine.ts';
import { orderSharingQuestions } from './order-sharing.questions.ts';

const ORDER = 'a'.repeat(24);
export const LINK = 'https://escale.example/shared#token';
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);

/** Model of an order's link for somebody else. */
export const orderSharingModel = defineModel({
  machine: orderSharingMachine,
  title: 'Showing an order',
  sentence: 'A link that shows somebody else how an order comes along, until it is withdrawn or over.',
  usedBy: 'the page of a followed order',
  section: '2.2.2',
  inputs: [
    { says: 'the order is shown to nobody', input: { orderId: ORDER, isShared: false } },
    { says: 'the order was shown by a link before', input: { orderId: ORDER, isShared: true } },
  ],
  events: [
    { says: 'the customer wants a link', by: 'customer', event: { type: 'link.wanted' } },
    { says: 'the customer withdraws it', by: 'customer', event: { type: 'withdrawal.wanted' } },
    { says: 'the link is made', by: 'server', event: { type: 'xstate.done.actor.share', output: ok({ url: LINK }) } },
    { says: 'no answer comes about the link', by: 'server', event: { type: 'xstate.done.actor.share', output: offline } },
    { says: 'the link is withdrawn', by: 'server', event: { type: 'xstate.done.actor.withdraw', output: ok(null) } },
    { says: 'no answer comes about the withdrawal', by: 'server', event: { type: 'xstate.done.actor.withdraw', output: offline } },
  ],
  project: ({ context: { isShared, url, failure } }) => ({ isShared, hasLink: url !== null, failure: failure?.kind ?? null }),
  states: {
    deciding: 'Nobody sees this state: it only decides what is offered.',
    alone: 'The customer may show the order to somebody.',
    making: 'The customer sees that a link is made.',
    shared: 'The customer sees the link, copies or sends it, and may withdraw it.',
    withdrawing: 'The customer sees that the link is withdrawn.',
  },
  invariants: [{ says: 'a link stands only where it works', holds: ({ context }) => context.url === null || context.isShared }],
  questions: orderSharingQuestions,
});
