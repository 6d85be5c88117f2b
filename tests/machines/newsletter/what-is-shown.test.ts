import { test } from 'vitest';
import { newsletterModel } from '#machines/newsletter/newsletter.model.ts';
import { toNewsletterView } from '#machines/newsletter/newsletter.view.ts';
import { tellStory, type Step } from '../harness/tell-story.ts';
import { offline } from '../sample-failures.ts';

const isGiven: Step = [
  'the reader gives an e-mail',
  { is: 'sending', failure: null },
  { asked: { subscribe: { email: 'reader@example.org' } } },
];

test('an e-mail that could not be put on the list says why until the next try; thanks stay 5 s, or until another is given', () =>
  tellStory(newsletterModel, toNewsletterView, [
    ['the field is empty', { is: 'asking', failure: null }],
    ['the reader sends the empty field', { is: 'asking', failure: null }],
    isGiven,
    ['no answer comes', { is: 'asking', failure: offline }],
    isGiven,
    ['the server takes it', { is: 'thanking', failure: null }],
    ['the reader sends the empty field', { is: 'thanking', failure: null }],
    isGiven,
    ['the server takes it', { is: 'thanking', failure: null }],
    ['the confirmation was shown for 5 s', { is: 'asking', failure: null }],
  ]));
