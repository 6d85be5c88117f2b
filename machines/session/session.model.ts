import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { lea, noah } from './sample-customers.ts';
import { sessionMachine } from './session.machine.ts';
import { sessionQuestions } from './session.questions.ts';

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
    { says: 'Léa signs in', by: 'customer', event: { type: 'customer.signedIn', user: lea } },
    { says: 'Noah signs in', by: 'customer', event: { type: 'customer.signedIn', user: noah } },
    {
      says: 'a call answers newer facts of the customer',
      by: 'server',
      event: { type: 'customer.changed', user: { ...leaToday, is_use_wallet: false } },
    },
    {
      says: 'a late call answers facts of somebody else',
      by: 'server',
      event: { type: 'customer.changed', user: { ...leaToday, _id: 'c'.repeat(24) } },
    },
    { says: 'the customer signs out', by: 'customer', event: { type: 'signOut.asked' } },
    { says: 'some call is told that the session is over', by: 'server', event: { type: 'session.refused', serverToken: null } },
    {
      says: 'a late call is told that an earlier session is over',
      by: 'server',
      event: { type: 'session.refused', serverToken: 'an-earlier-token' },
    },
    { says: 'Léa’s account is deleted', by: 'server', event: { type: 'account.deleted', customerId: lea._id } },
    { says: 'the customer signs out in another tab', by: 'page', event: { type: 'otherTab.signedOut' } },
    { says: 'the page is hidden', by: 'page', event: { type: 'page.hidden' } },
    { says: 'the page is shown again', by: 'page', event: { type: 'page.shown' } },
    { says: 'the customer reads the notice', by: 'customer', event: { type: 'notice.read' } },
    { says: 'the server knows the customer', by: 'server', event: { type: 'xstate.done.actor.askWhoIAm', output: ok(leaToday) } },
    {
      says: 'the server no longer knows the customer',
      by: 'server',
      event: { type: 'xstate.done.actor.askWhoIAm', output: failed({ kind: 'refused', code: 999, reason: null, details: null }) },
    },
    {
      says: 'no answer comes',
      by: 'server',
      event: { type: 'xstate.done.actor.askWhoIAm', output: failed({ kind: 'transport', cause: 'offline', retryAfterMs: null }) },
    },
    {
      says: 'the server asks to be left alone for two minutes',
      by: 'server',
      event: { type: 'xstate.done.actor.askWhoIAm', output: failed({ kind: 'transport', cause: 'limited', retryAfterMs: 120_000 }) },
    },
    { says: 'it is time for the next poll', by: 'time', event: { type: 'xstate.after.nextPoll.session.signedIn.resting' } },
    { says: 'the server was told that the customer leaves', by: 'server', event: { type: 'xstate.done.actor.signOut', output: ok(null) } },
    {
      says: 'telling the server gets no answer',
      by: 'server',
      event: { type: 'xstate.done.actor.signOut', output: failed({ kind: 'transport', cause: 'offline', retryAfterMs: null }) },
    },
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
