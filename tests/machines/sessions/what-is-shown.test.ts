import { test } from 'vitest';
import { HERE, PHONE, sessionsModel, TABLET } from '#machines/sessions/sessions.model.ts';
import { toSessionsView, type SessionsView } from '#machines/sessions/sessions.view.ts';
import { tellStory, type Step } from '../harness/tell-story.ts';
import { offline } from '../sample-failures.ts';

const all: SessionsView = {
  is: 'showing',
  sessions: [HERE, PHONE, TABLET],
  ending: null,
  ended: null,
  hasOthers: true,
  everywhere: null,
  failure: null,
};
const opens: Step = ['the customer opens the profile', { is: 'loading' }, { asked: { load: undefined } }];
const triesAgain: Step = ['the customer looks again', { is: 'loading' }, { asked: { load: undefined } }];
const endsPhone: Step = ['the customer signs the phone out', { ...all, ending: { id: PHONE._id } }, { asked: { end: { id: PHONE._id } } }];

const asked: SessionsView = { ...all, everywhere: 'asked' };
const leaves: Step = ['the customer signs out everywhere', { ...all, everywhere: 'busy' }, { asked: { endEverywhere: undefined } }];

test('a list that does not come says why until it comes', () =>
  tellStory(sessionsModel, toSessionsView, [
    opens,
    ['no list comes', { is: 'unknown', failure: offline }],
    triesAgain,
    ['the list comes', all],
  ]));

test('a server without such a list has none shown', () =>
  tellStory(sessionsModel, toSessionsView, [opens, ['the server knows of no such list', { is: 'absent' }]]));

test('one is signed out, after it did not work, then the rest', () =>
  tellStory(sessionsModel, toSessionsView, [
    opens,
    ['the list comes', all],
    endsPhone,
    ['no answer comes about signing out', { ...all, failure: offline }],
    endsPhone,
    ['the phone is signed out', { ...all, sessions: [HERE, TABLET], ended: 'one' }],
    ['the customer signs out all others', { ...all, sessions: [HERE, TABLET], ending: { id: null } }, { asked: { end: { id: null } } }],
    ['all others are signed out', { ...all, sessions: [HERE], hasOthers: false, ended: 'others' }],
    triesAgain,
  ]));

test('everywhere is asked for once more, and why it came to nothing is told there', () =>
  tellStory(sessionsModel, toSessionsView, [
    opens,
    ['the list comes', all],
    endsPhone,
    ['no answer comes about signing out', { ...all, failure: offline }],
    ['the customer wants to sign out everywhere', asked],
    ['the customer stays signed in', all],
    ['the customer wants to sign out everywhere', asked],
    leaves,
    ['no answer comes about signing out everywhere', { ...asked, failure: offline }],
    ['the customer stays signed in', all],
    ['the customer wants to sign out everywhere', asked],
    leaves,
    ['every device is signed out', { is: 'left' }],
  ]));
