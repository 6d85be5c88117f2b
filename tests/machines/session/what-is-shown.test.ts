import { test } from 'vitest';
import { lea, noah } from '#machines/session/sample-customers.ts';
import { leaToday, sessionModel } from '#machines/session/session.model.ts';
import { toSessionView } from '#machines/session/session.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';

const guest = { is: 'guest', sessionEnded: false, accountDeleted: false };
const ended = { ...guest, sessionEnded: true };
const deleted = { ...guest, accountDeleted: true };
const signedIn = { is: 'signedIn', user: lea, reconnecting: false };
const reconnecting = { ...signedIn, reconnecting: true };
const aboutLea = { asked: { askWhoIAm: { user: lea } } };
const aboutNoah = { asked: { askWhoIAm: { user: noah } } };
const begins: Step = ['Léa is remembered', signedIn, aboutLea];
const isKnown: Step = ['the server knows the customer', signedIn];
const pollAgain = (after: number, shows: unknown = signedIn): Step => ['it is time for the next poll', shows, { ...aboutLea, after }];
const leaves: Step = ['the customer signs out', { is: 'leaving' }, { asked: { signOut: { user: lea } } }];

test('a poll without an answer is a missed one, and an answer puts all in order', () =>
  tellStory(sessionModel, toSessionView, [
    begins,
    ['no answer comes', reconnecting],
    pollAgain(10_000, reconnecting),
    ['the server asks to be left alone for two minutes', reconnecting],
    pollAgain(120_000, reconnecting),
    isKnown,
    pollAgain(5_000),
    ['no answer comes', reconnecting],
    pollAgain(10_000, reconnecting),
  ]));

test('whoever signs out is a guest whatever the server says to it, and nobody asks about them any more', async () => {
  for (const says of ['the server was told that the customer leaves', 'telling the server gets no answer'])
    await tellStory(sessionModel, toSessionView, [
      begins,
      ['no answer comes', reconnecting],
      leaves,
      [says, guest],
      ['Noah signs in', { ...signedIn, user: noah }, aboutNoah],
    ]);
  await tellStory(sessionModel, toSessionView, [begins, leaves, ['Noah signs in', { ...signedIn, user: noah }, aboutNoah]]);
});

test('a session that ended says so until it is read or somebody signs in; one that was left elsewhere says nothing', () =>
  tellStory(sessionModel, toSessionView, [
    begins,
    ['no answer comes', reconnecting],
    ['some call is told that the session is over', ended],
    ['Léa signs in', signedIn, aboutLea],
    ['no answer comes', reconnecting],
    pollAgain(10_000, reconnecting),
    ['the server no longer knows the customer', ended],
    ['the customer reads the notice', guest],
    ['Léa signs in', signedIn, aboutLea],
    ['no answer comes', reconnecting],
    ['the customer signs out in another tab', guest],
    ['Léa signs in', signedIn, aboutLea],
    ['the server asks to be left alone for two minutes', reconnecting],
    ['Noah signs in', { ...signedIn, user: noah }, aboutNoah],
    ['the server no longer knows the customer', ended],
    ['Léa signs in', signedIn, aboutLea],
    ['the customer signs out in another tab', guest],
  ]));

test('another customer begins with a clean slate, however long the one before had to wait', async () => {
  const waited: readonly Step[] = [['the server asks to be left alone for two minutes', reconnecting]];
  const noahAgain: readonly Step[] = [
    ['the server knows the customer', { ...signedIn, user: { ...noah, ...leaToday } }],
    [
      'it is time for the next poll',
      { ...signedIn, user: { ...noah, ...leaToday } },
      { asked: { askWhoIAm: { user: { ...noah, ...leaToday } } }, after: 5_000 },
    ],
  ];
  await tellStory(sessionModel, toSessionView, [
    begins,
    ...waited,
    ['Noah signs in', { ...signedIn, user: noah }, aboutNoah],
    ...noahAgain,
  ]);
  await tellStory(sessionModel, toSessionView, [
    begins,
    ...waited,
    leaves,
    ['Noah signs in', { ...signedIn, user: noah }, aboutNoah],
    ...noahAgain,
  ]);
});

test('a page that was hidden while nobody was signed in asks nothing until it is shown', () =>
  tellStory(sessionModel, toSessionView, [
    ['nobody is remembered', guest],
    ['the page is hidden', guest],
    ['Léa signs in', signedIn],
    ['the page is shown again', signedIn, aboutLea],
    ['the page is hidden', signedIn],
    ['a call answers newer facts of the customer', { ...signedIn, user: { ...lea, is_use_wallet: false } }],
    ['a late call answers facts of somebody else', { ...signedIn, user: { ...lea, is_use_wallet: false } }],
    ['the customer signs out', { is: 'leaving' }, { asked: { signOut: { user: { ...lea, is_use_wallet: false } } } }],
    ['the page is shown again', { is: 'leaving' }],
    ['the server was told that the customer leaves', guest],
    ['Léa signs in', signedIn, aboutLea],
  ]));

test('a deleted account says so until it is read, and never of somebody else’s', () =>
  tellStory(sessionModel, toSessionView, [
    begins,
    ['no answer comes', reconnecting],
    ['Léa’s account is deleted', deleted],
    ['the customer reads the notice', guest],
    ['Noah signs in', { ...signedIn, user: noah }, aboutNoah],
    ['Léa’s account is deleted', { ...signedIn, user: noah }],
  ]));
