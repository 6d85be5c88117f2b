import { changedProfile, profileModel } from '#machines/profile/profile.model.ts';
import { toProfileView } from '#machines/profile/profile.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

describeAnswers(profileModel, toProfileView, {
  'the profile cannot be saved': {
    shows: { is: 'viewing', wasSaved: true, endedOthers: false },
    asked: 'saveProfile saveProfile',
    with: { saveProfile: { profile: changedProfile } },
    emitted: [
      { type: 'draft.kept', draft: { last_name: 'Rochat' } },
      { type: 'draft.kept', draft: null },
    ],
  },
  'the current password is wrong when the profile is changed': {
    shows: { is: 'editing', busy: false, failure: { code: 512 }, passwordAsked: 1 },
    asked: 'saveProfile',
  },
});
