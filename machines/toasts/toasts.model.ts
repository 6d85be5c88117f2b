import { defineModel } from '#statecharts/model.ts';
import { toastsMachine } from './toasts.machine.ts';
import { toastsQuestions } from './toasts.questions.ts';

export const toastsModel = defineModel({
  machine: toastsMachine,
  title: 'Good news',
  sentence: 'Says for a moment what went well, and longer while a pointer is on it.',
  usedBy: 'every page',
  section: '3.8',
  inputs: [{ says: 'nothing is said yet', input: undefined }],
  events: [
    { says: 'a store is a favourite now', by: 'server', event: { type: 'news.updated', news: { code: 109 } } },
    { says: 'a store is no favourite any more', by: 'server', event: { type: 'news.updated', news: { code: 110 } } },
    { says: 'the network is back', by: 'page', event: { type: 'news.updated', news: { isOnline: true } } },
    { says: 'the page has drawn it', by: 'page', event: { type: 'news.drawn' } },
    { says: 'the customer points at it', by: 'customer', event: { type: 'pointer.rested' } },
    { says: 'the pointer goes elsewhere', by: 'customer', event: { type: 'pointer.left' } },
    { says: '1500 ms pass', by: 'time', event: { type: 'xstate.after.newsStands.toasts.said' } },
  ],
  project: ({ context }) => context,
  invariants: [
    { says: 'something is said unless there is silence', holds: ({ value, context }) => (value === 'silent') === (context.news === null) },
  ],
  questions: toastsQuestions,
});
