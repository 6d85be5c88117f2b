import { test } from 'vitest';
import { changedProfile, profileModel } from '#machines/profile/profile.model.ts';
import { toProfileView } from '#machines/profile/profile.view.ts';
import { tellStory, type Step } from '../harness/tell-story.ts';
import { offline, refused, timeout, unreadable } from '../sample-failures.ts';

const opens: Step = ['the customer opens the profile', { is: 'viewing', wasSaved: false, endedOthers: false }];
const edits: Step = ['the customer chooses Edit', { is: 'editing', busy: false, failure: null }];
const saves: Step = [
  'the customer saves',
  { is: 'editing', busy: true, failure: null },
  { asked: { saveProfile: { profile: changedProfile } } },
];

test('what could not be saved stays in the form with the reason, until it is saved or given up', () =>
  tellStory(profileModel, toProfileView, [
    opens,
    edits,
    saves,
    ['the current password is wrong', { is: 'editing', busy: false, failure: refused(512) }],
    saves,
    ['no answer comes', { is: 'editing', busy: false, failure: offline }],
    saves,
    ['saving breaks', { is: 'editing', busy: false, failure: unreadable }],
    saves,
    ['10 s pass without an answer', { is: 'editing', busy: false, failure: timeout }],
    ['the customer cancels', { is: 'viewing', wasSaved: false, endedOthers: false }],
    edits,
  ]));

test('that it was saved is said until the next edit', () =>
  tellStory(profileModel, toProfileView, [
    opens,
    edits,
    saves,
    ['the server saves it', { is: 'viewing', wasSaved: true, endedOthers: false }],
    edits,
    ['the customer cancels', { is: 'viewing', wasSaved: false, endedOthers: false }],
  ]));

test('that every other device was signed out is said with it', () =>
  tellStory(profileModel, toProfileView, [
    opens,
    edits,
    saves,
    ['the server saves it and signs out everywhere else', { is: 'viewing', wasSaved: true, endedOthers: true }],
    edits,
    ['the customer cancels', { is: 'viewing', wasSaved: false, endedOthers: false }],
  ]));
