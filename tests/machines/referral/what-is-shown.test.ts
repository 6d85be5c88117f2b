import { test } from 'vitest';
import { leasCode, referralModel } from '#machines/referral/referral.model.ts';
import { toReferralView } from '#machines/referral/referral.view.ts';
import { tellStory, type Step } from '../harness/tell-story.ts';
import { refused } from '../sample-failures.ts';

const begins: Step = ['the customer signs up', { applied: '', checking: false, failure: null }];
const asks: Step = [
  'the customer applies a code',
  { applied: '', checking: true, failure: null },
  { asked: { checkReferral: { asked: leasCode } } },
];
const isTaken: Step = ['the server takes the code', { applied: 'LEA2026', checking: false, failure: null }];

test('a code that nobody has is not applied, says why until something is typed, and another try forgets it', () =>
  tellStory(referralModel, toReferralView, [
    begins,
    ['the customer applies nothing', { applied: '', checking: false, failure: null }],
    asks,
    ['nobody has this code', { applied: '', checking: false, failure: refused(531) }],
    ['the customer types on', { applied: '', checking: false, failure: null }],
    asks,
    isTaken,
  ]));

test('a code that is applied is asked about again in another country, with that country’s code, and can be taken away', () =>
  tellStory(referralModel, toReferralView, [
    begins,
    asks,
    isTaken,
    [
      'the customer chooses another country code',
      { applied: '', checking: true, failure: null },
      { asked: { checkReferral: { asked: { code: 'LEA2026', phoneCode: '+33' } } } },
    ],
    isTaken,
    ['the customer removes the code', { applied: '', checking: false, failure: null }],
  ]));
