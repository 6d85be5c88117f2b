import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { profileMachine, type Profile } from './profile.machine.ts';
import { profileQuestions } from './profile.questions.ts';
import { answered, byCustomer, byServer } from '#statecharts/samples.ts';

export const changedProfile: Profile = {
  first_name: 'Léa',
  last_name: 'Rochat',
  email: 'lea@example.org',
  phone: '791112233',
  old_password: 'a lake in June',
  new_password: '',
};

export const profileModel = defineModel({
  machine: profileMachine,
  title: 'Profile',
  sentence: 'Shows what the account knows of the customer, and changes it under the current password.',
  usedBy: 'the profile page',
  section: '2.2.5',
  inputs: [
    { says: 'the customer opens the profile', input: { draft: null } },
    { says: 'the customer comes back to what they typed', input: { draft: { last_name: 'Roch' } } },
  ],
  events: [
    byCustomer('the customer chooses Edit', { type: 'edit.chosen' }),
    byCustomer('the customer chooses another password', { type: 'password.chosen' }),
    byCustomer('the customer types another last name', { type: 'draft.typed', part: { last_name: 'Rochat' } }),
    byCustomer('the customer cancels', { type: 'edit.cancelled' }),
    byCustomer('the customer saves', { type: 'profile.given', profile: changedProfile }),
    byServer('the server saves it', answered('saveProfile', ok({ endedOthers: false }))),
    byServer('the server saves it and signs out everywhere else', answered('saveProfile', ok({ endedOthers: true }))),
    byServer(
      'the current password is wrong',
      answered('saveProfile', failed({ kind: 'refused', code: 512, reason: null, details: null } as const)),
    ),
    byServer('no answer comes', answered('saveProfile', failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const))),
  ],
  project: ({ context }) => ({
    draft: context.draft,
    given: context.given !== null,
    wasSaved: context.wasSaved,
    endedOthers: context.endedOthers,
    passwordAsked: context.passwordAsked > 0,
    failure: context.failure && (context.failure.kind === 'refused' ? context.failure.code : context.failure.cause),
  }),
  invariants: [
    {
      says: 'passwords are kept only while they are sent',
      holds: ({ value, context }) => (value === 'saving') === (context.given !== null),
    },
    {
      says: 'what is typed is there exactly while something is edited',
      holds: ({ value, context }) => (value === 'viewing') === (context.draft === null),
    },
    { says: 'nothing is both saved and failed', holds: ({ context }) => !context.wasSaved || context.failure === null },
  ],
  questions: profileQuestions,
});
