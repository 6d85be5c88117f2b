import { newsletterModel } from '#machines/newsletter/newsletter.model.ts';
import { toNewsletterView } from '#machines/newsletter/newsletter.view.ts';
import { describeAnswers } from '../harness/describe-answers.ts';

describeAnswers(newsletterModel, toNewsletterView, {
  'the newsletter’s form gets no answer': {
    shows: { is: 'thanking', failure: null },
    asked: 'subscribe subscribe',
    with: { subscribe: { email: 'reader@example.org' } },
  },
});
