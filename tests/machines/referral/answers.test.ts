import { referralModel } from '#machines/referral/referral.model.ts';
import { toReferralView } from '#machines/referral/referral.view.ts';
import { describeAnswers } from '../harness/describe-answers.ts';

describeAnswers(referralModel, toReferralView, {
  'a referral code does not exist': {
    shows: { applied: 'LEA2026', checking: false, failure: null },
    asked: 'checkReferral checkReferral',
    with: { checkReferral: { asked: { code: 'LEA2026', phoneCode: '+41' } } },
  },
});
