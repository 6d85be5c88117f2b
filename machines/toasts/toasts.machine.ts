import { assign, setup } from 'xstate';
import { TOAST_FOR } from '#contract/limits.ts';
import type { SuccessCode } from '#contract/success-codes.ts';
import type { ChartTypes } from '#statecharts/model.ts';

/** An item that came into the basket, and what the basket then holds; the amount in minor units. */
export type Added = { readonly name: string; readonly count: number; readonly amount: number; readonly currency: string };
/**
 * Good news, said once: a message of the second code table, what came into the basket (an item, or an order of a store's
 * once more, by its name), or that the network is back.
 */
export type GoodNews =
  | { readonly code: SuccessCode }
  | { readonly added: Added }
  | { readonly repeated: Added }
  | { readonly isOnline: true };

const toasts = setup({
  types: {} as ChartTypes & {
    context: { readonly news: GoodNews | null };
    events: { type: 'news.updated'; news: GoodNews } | { type: 'news.drawn' } | { type: 'pointer.rested' } | { type: 'pointer.left' };
    tags: 'good';
  },
  actions: {
    'keep the news': assign((_, params: { news: GoodNews }) => ({ news: params.news })),
    'forget the news': assign({ news: null }),
  },
  delays: { newsStands: TOAST_FOR },
});

/** Good news for a moment, the newest alone (specification 3, sections 8 and 9; 0-decisions, Screens). What it says stands in its own place too. */
export const toastsMachine = toasts.createMachine({
  id: 'toasts',
  description: 'Says good news for a moment, and longer while a pointer is on it.',
  context: { news: null },
  initial: 'silent',
  on: {
    'news.updated': {
      description: 'The newest takes the place of the one before, and a pointer that rests where it comes up holds nothing.',
      target: '.coming',
      actions: { type: 'keep the news', params: ({ event }) => ({ news: event.news }) },
    },
  },
  states: {
    silent: { description: 'Nothing is said.', meta: { title: 'Nothing said', section: '3.8' } },
    coming: {
      description: 'Its words are on their way to the screen: its time has not begun.',
      meta: { title: 'On its way', section: '3.8' },
      on: { 'news.drawn': { description: 'The page has it on the screen.', target: 'said' } },
    },
    said: {
      description: 'It is on the screen for its time.',
      tags: 'good',
      meta: { title: 'Said', section: '3.9' },
      on: { 'pointer.rested': { description: 'The customer points at it, to read it.', target: 'held' } },
      after: { newsStands: { target: 'silent', actions: 'forget the news' } },
    },
    held: {
      description: 'It stands as long as the pointer is on it.',
      tags: 'good',
      meta: { title: 'Held', section: '3.9' },
      on: { 'pointer.left': { description: 'The pointer goes elsewhere: its time begins anew.', target: 'said' } },
    },
  },
});
