import { defineModel } from '#statecharts/model.ts';
import { toastsMachine } from './toasts.machine.ts';
import { toastsQuestions } from './toasts.questions.ts';
import { byCustomer, byPage, byServer, byTime, passed } from '#statecharts/samples.ts';

export const toastsModel = defineModel({
  machine: toastsMachine,
  title: 'Good news',
  sentence: 'Says for a moment what went well, and longer while a pointer is on it.',
  usedBy: 'every page',
  section: '3.8',
  inputs: [{ says: 'nothing is said yet', input: undefined }],
  events: [
    byServer('a store is a favourite now', { type: 'news.updated', news: { code: 109 } }),
    byServer('a store is no favourite any more', { type: 'news.updated', news: { code: 110 } }),
    byPage('the network is back', { type: 'news.updated', news: { isOnline: true } }),
    byPage('the page has drawn it', { type: 'news.drawn' }),
    byCustomer('the customer points at it', { type: 'pointer.rested' }),
    byCustomer('the pointer goes elsewhere', { type: 'pointer.left' }),
    byTime('1500 ms pass', passed('newsStands.toasts.said')),
  ],
  project: ({ context }) => context,
  invariants: [
    { says: 'something is said unless there is silence', holds: ({ value, context }) => (value === 'silent') === (context.news === null) },
  ],
  questions: toastsQuestions,
});
