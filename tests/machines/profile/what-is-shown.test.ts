import { test } from 'vitest';
import { changedProfile, profileModel } from '#machines/profile/profile.model.ts';
import { toProfileView } from '#machines/profile/profile.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import { offline, refused } from '../sample-failures.ts';

const opens: Step = ['the customer opens the profile', { is: 'viewing', wasSaved: false, endedOthers: false }];
const edits: Step = ['the customer chooses Edit', { is: 'editing', draft: {}, passwordAsked: 0, busy: false, failure: null }];
const tells = { emitted: [{ type: 'draft.kept', draft: { last_name: 'Rochat' } }] };
const forgets = { emitted: [{ type: 'draft.kept', draft: null }] };
const types: Step = [
  'the customer types another last name',
  { is: 'editing', draft: { last_name: 'Rochat' }, passwordAsked: 0, busy: false, failure: null },
  tells,
];
const saves: Step = [
  'the customer saves',
  { is: 'editing', draft: {}, passwordAsked: 0, busy: true, failure: null },
  { asked: { saveProfile: { profile: changedProfile } } },
];

test('what could not be saved stays in the form with the reason, until it is saved or given up', () =>
  tellStory(profileModel, toProfileView, [
    opens,
    edits,
    saves,
    ['the current password is wrong', { is: 'editing', draft: {}, passwordAsked: 0, busy: false, failure: refused(512) }],
    saves,
    ['no answer comes', { is: 'editing', draft: {}, passwordAsked: 0, busy: false, failure: offline }],
    ['the customer cancels', { is: 'viewing', wasSaved: false, endedOthers: false }, forgets],
    edits,
  ]));

test('that every other device was signed out is said with it', () =>
  tellStory(profileModel, toProfileView, [
    opens,
    edits,
    saves,
    ['the server saves it and signs out everywhere else', { is: 'viewing', wasSaved: true, endedOthers: true }, forgets],
    edits,
    ['the customer cancels', { is: 'viewing', wasSaved: false, endedOthers: false }, forgets],
  ]));

test('what was typed before comes back, is kept through a failure and typed on, and is forgotten with Cancel', () =>
  tellStory(profileModel, toProfileView, [
    [
      'the customer comes back to what they typed',
      { is: 'editing', draft: { last_name: 'Roch' }, passwordAsked: 0, busy: false, failure: null },
    ],
    types,
    [
      'the customer saves',
      { is: 'editing', draft: { last_name: 'Rochat' }, passwordAsked: 0, busy: true, failure: null },
      { asked: { saveProfile: { profile: changedProfile } } },
    ],
    [
      'the current password is wrong',
      { is: 'editing', draft: { last_name: 'Rochat' }, passwordAsked: 0, busy: false, failure: refused(512) },
    ],
    ['the customer cancels', { is: 'viewing', wasSaved: false, endedOthers: false }, forgets],
    edits,
  ]));

test('what is typed while it is saved is kept too, until it is saved', () =>
  tellStory(profileModel, toProfileView, [
    opens,
    edits,
    saves,
    [
      'the customer types another last name',
      { is: 'editing', draft: { last_name: 'Rochat' }, passwordAsked: 0, busy: true, failure: null },
      tells,
    ],
    ['the server saves it', { is: 'viewing', wasSaved: true, endedOthers: false }, forgets],
  ]));

test('another password is asked for, again within the form too; the next edit begins without', () =>
  tellStory(profileModel, toProfileView, [
    opens,
    ['the customer chooses another password', { is: 'editing', draft: {}, passwordAsked: 1, busy: false, failure: null }],
    ['the customer chooses another password', { is: 'editing', draft: {}, passwordAsked: 2, busy: false, failure: null }],
    ['the customer cancels', { is: 'viewing', wasSaved: false, endedOthers: false }, forgets],
    edits,
  ]));
