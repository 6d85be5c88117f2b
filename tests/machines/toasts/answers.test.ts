import { toastsModel } from '#machines/toasts/toasts.model.ts';
import { toToastsView } from '#machines/toasts/toasts.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

describeAnswers(toastsModel, toToastsView, {
  'something went well': { shows: { news: null }, asked: '' },
  'good news goes before it was read': { shows: { news: null }, asked: '' },
  'a second piece of good news comes': { shows: { news: null }, asked: '' },
});
