import { newPasswordModel } from '#machines/new-password/new-password.model.ts';
import { toNewPasswordView } from '#machines/new-password/new-password.view.ts';
import { describeAnswers } from '../harness/describe-answers.ts';

const set = { shows: { is: 'done' }, with: { setPassword: { token: 'a-token', password: 'a lake in June' } } };

describeAnswers(newPasswordModel, toNewPasswordView, {
  'the link for a new password no longer works': { shows: { is: 'spent' }, asked: 'checkLink', with: { checkLink: { token: 'a-token' } } },
  'a new password is set': { ...set, asked: 'checkLink setPassword' },
  'the link for a new password cannot be checked': { shows: { is: 'writing', busy: false, failure: null }, asked: 'checkLink checkLink' },
  'the new password gets no answer': { ...set, asked: 'checkLink setPassword setPassword' },
});
