import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { lea, noah } from './sample-customers.ts';
import { sessionMachine } from './session.machine.ts';
import { sessionQuestions } from './session.questions.ts';
import { answered, byCustomer, byPage, byServer, byTime, passed } from '#statecharts/samples.ts';

const { server_token: _token, ...today } = lea;
export const leaToday = today;

export const sessionModel = defineModel({
  machine: sessionMachine,
  title: 'Session',
  sentence: 'Knows who is signed in, and learns when the server no longer does; silence alone never signs anybody out.',
  usedBy: 'every page',
  section: '1.4',
  inputs: [
    { says: 'nobody is remembered', input: { user: null } },
    { says: 'Léa is remembered', input: { user: lea } },
  ],
  events: [
    byCustomer('Léa signs in', { type: 'customer.signedIn', user: lea }),
    byCustomer('Noah signs in', { type: 'customer.signedIn', user: noah }),
    byServer('a call answers newer facts of the customer', { type: 'customer.changed', user: { ...leaToday, is_use_wallet: false } }),
    byServer('a late call answers facts of somebody else', { type: 'customer.changed', user: { ...leaToday, _id: 'c'.repeat(24) } }),
    byCustomer('the customer signs out', { type: 'signOut.asked' }),
    byServer('some call is told that the session is over', { type: 'session.refused', serverToken: null }),
    byServer('a late call is told that an earlier session is over', { type: 'session.refused', serverToken: 'an-earlier-token' }),
    byServer('Léa’s account is deleted', { type: 'account.deleted', customerId: lea._id }),
    byPage('the customer signs out in another tab', { type: 'otherTab.signedOut' }),
    byPage('the page is hidden', { type: 'page.hidden' }),
    byPage('the page is shown again', { type: 'page.shown' }),
    byCustomer('the customer reads the notice', { type: 'notice.read' }),
    byServer('the server knows the customer', answered('askWhoIAm', ok(leaToday))),
    byServer(
      'the server no longer knows the customer',
      answered('askWhoIAm', failed({ kind: 'refused', code: 999, reason: null, details: null })),
    ),
    byServer('no answer comes', answered('askWhoIAm', failed({ kind: 'transport', cause: 'offline', retryAfterMs: null }))),
    byServer(
      'the server asks to be left alone for two minutes',
      answered('askWhoIAm', failed({ kind: 'transport', cause: 'limited', retryAfterMs: 120_000 })),
    ),
    byTime('it is time for the next poll', passed('nextPoll.session.signedIn.resting')),
    byServer('the server was told that the customer leaves', answered('signOut', ok(null))),
    byServer('telling the server gets no answer', answered('signOut', failed({ kind: 'transport', cause: 'offline', retryAfterMs: null }))),
  ],
  project: ({ context }) => ({
    user: context.user?._id ?? null,
    wallet: context.user?.is_use_wallet ?? null,
    missed: context.missed,
    askedToWait: context.askedToWait,
    isHidden: context.isHidden,
    endedBy: context.endedBy,
  }),
  invariants: [
    { says: 'a signed-in customer is known', holds: (snapshot) => !snapshot.hasTag('signedIn') || snapshot.context.user !== null },
    {
      says: 'nothing is asked while the page is hidden',
      holds: (snapshot) => !snapshot.context.isHidden || !snapshot.hasTag('signedIn') || !snapshot.hasTag('busy'),
    },
    {
      says: 'a page that is shown is not paused',
      holds: (snapshot) => snapshot.context.isHidden || JSON.stringify(snapshot.value) !== JSON.stringify({ signedIn: 'paused' }),
    },
    { says: 'a guest is nobody', holds: (snapshot) => snapshot.value !== 'guest' || snapshot.context.user === null },
  ],
  questions: sessionQuestions,
});
