import { assign, setup } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { ask } from '../port.ts';
import type { Result } from '#contract/result.ts';

/** The link, once it is made. */
export type ShareAnswered = Result<{ readonly url: string }, Failure>;
export type WithdrawAnswered = Result<null, Failure>;

type Context = {
  readonly orderId: string;
  /** Whether a link shows it, made here or anywhere. */
  readonly isShared: boolean;
  /** The link made here; null where it was made before: nobody can read it again. */
  readonly url: string | null;
  readonly failure: Failure | null;
};

const asked = ({ context: { orderId } }: { readonly context: Context }) => ({ orderId });

/** An order shown to somebody else by a link (0-decisions, After the order): made, given on, withdrawn. */
export const orderSharingMachine = setup({
  types: {
    input: {} as { orderId: string; isShared: boolean },
    context: {} as Context,
    events: {} as { type: 'link.wanted' } | { type: 'withdrawal.wanted' },
    tags: {} as 'busy',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: {
    share: ask<ShareAnswered, { orderId: string }>('share'),
    withdraw: ask<WithdrawAnswered, { orderId: string }>('withdraw'),
  },
  guards: {
    'it is shown to others': ({ context }) => context.isShared,
    'the link is made': (_, params: { answered: ShareAnswered }) => params.answered.ok,
    'it is withdrawn': (_, params: { answered: WithdrawAnswered }) => params.answered.ok,
  },
  actions: {
    'keep the link': assign((_, params: { answered: ShareAnswered }) =>
      params.answered.ok ? { url: params.answered.value.url, isShared: true } : {},
    ),
    'forget the link': assign({ url: null, isShared: false }),
    'forget the failure': assign({ failure: null }),
    'keep the reason': assign((_, params: { answered: ShareAnswered | WithdrawAnswered }) =>
      params.answered.ok ? {} : { failure: params.answered.failure },
    ),
  },
}).createMachine({
  id: 'orderSharing',
  description: 'A link that shows somebody else how an order comes along.',
  context: ({ input: { orderId, isShared } }) => ({ orderId, isShared, url: null, failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Decides whether the order is shown to others.',
      meta: { title: 'Shown to others?' },
      always: [
        { guard: 'it is shown to others', target: 'shared' },
        { target: 'alone', meta: { label: 'To nobody' } },
      ],
    },
    alone: {
      description: 'Nobody else sees the order; why a link was not made is told.',
      meta: { title: 'Shown to nobody', section: '2.4' },
      on: { 'link.wanted': { description: 'Somebody else is to see it.', target: 'making', actions: 'forget the failure' } },
    },
    making: {
      description: 'A link is made.',
      tags: 'busy',
      meta: { title: 'Making a link', section: '2.4' },
      invoke: {
        id: 'share',
        src: 'share',
        input: asked,
        onDone: [
          {
            guard: { type: 'the link is made', params: ({ event }) => ({ answered: event.output }) },
            target: 'shared',
            actions: { type: 'keep the link', params: ({ event }) => ({ answered: event.output }) },
          },
          {
            target: 'deciding',
            actions: { type: 'keep the reason', params: ({ event }) => ({ answered: event.output }) },
            meta: { label: 'No link', cause: 'failure' },
          },
        ],
      },
    },
    shared: {
      description: 'Whoever has a link sees the order; one made here stands on the page.',
      meta: { title: 'Shown by a link', section: '2.4' },
      on: {
        'link.wanted': { description: 'A link of its own for somebody else.', target: 'making', actions: 'forget the failure' },
        'withdrawal.wanted': { description: 'Nobody else is to see it any more.', target: 'withdrawing', actions: 'forget the failure' },
      },
    },
    withdrawing: {
      description: 'Every link to the order is ended.',
      tags: 'busy',
      meta: { title: 'Withdrawing', section: '2.4' },
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: asked,
        onDone: [
          {
            guard: { type: 'it is withdrawn', params: ({ event }) => ({ answered: event.output }) },
            target: 'alone',
            actions: 'forget the link',
          },
          {
            target: 'shared',
            actions: { type: 'keep the reason', params: ({ event }) => ({ answered: event.output }) },
            meta: { label: 'Not withdrawn', cause: 'failure' },
          },
        ],
      },
    },
  },
});
