import { assign, setup } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import { POLL_EVERY } from '#contract/poll-every.ts';
import type { StoredUser, UserDetail } from '#contract/entities/user.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';

type Context = {
  readonly user: StoredUser | null;
  /** Polls in a row that got no answer. */
  readonly missed: number;
  /** How long the server asked to be left alone, milliseconds; 0 when it did not. */
  readonly askedToWait: number;
  readonly isHidden: boolean;
  /** Why the last session ended, until its notice is read. */
  readonly endedBy: 'server' | 'deletion' | null;
  /** From 0 to 1, this page's own: how much earlier than others it asks again after none was answered. */
  readonly jitter: number;
};

/** Times between polls after none, one, two … missed answers. */
const BACK_OFF = [POLL_EVERY.customer, 10_000, 20_000, 40_000, 60_000] as const;
const LONGEST = BACK_OFF.length - 1;

/** A fifth of a longer wait at most is taken off, so that pages that lost the server together do not come back together. */
const JITTERED = 0.2;
const waitAfter = (missed: number, jitter: number): number =>
  missed === 0 ? POLL_EVERY.customer : (BACK_OFF[missed] ?? POLL_EVERY.customer) * (1 - JITTERED * jitter);

/** What the server says of the customer; what it leaves out is as it was. */
export type Polled = Result<Partial<UserDetail>, Failure>;

/** How long an answer asks to be left alone, milliseconds. */
export const waitAskedFor = (polled: Polled): number =>
  !polled.ok && polled.failure.kind === 'transport' ? (polled.failure.retryAfterMs ?? 0) : 0;

export const sessionSetup = setup({
  types: {} as ChartTypes & {
    input: { user: StoredUser | null; jitter?: number };
    context: Context;
    events:
      | { type: 'customer.signedIn'; user: StoredUser }
      | { type: 'customer.changed'; user: UserDetail }
      | { type: 'signOut.asked' }
      /** `serverToken`: the one that was refused; null for whichever there is. */
      | { type: 'session.refused'; serverToken: string | null }
      | { type: 'account.deleted'; customerId: string }
      | { type: 'otherTab.signedOut' }
      | { type: 'page.hidden' }
      | { type: 'page.shown' }
      | { type: 'notice.read' };
    tags: 'busy' | 'signedIn';
  },
  actors: {
    askWhoIAm: ask<Polled, { user: StoredUser }>('askWhoIAm'),
    signOut: ask<Result<null, Failure>, { user: StoredUser }>('signOut'),
  },
  guards: {
    'somebody is signed in': ({ context }) => context.user !== null,
    'the server knows the customer': (_, params: { polled: Polled }) => params.polled.ok,
    'the server ended the session': (_, params: { polled: Polled }) => !params.polled.ok && params.polled.failure.kind === 'refused',
    'they are facts of this customer': ({ context }, params: { user: UserDetail }) => context.user?._id === params.user._id,
    'it is this session that was refused': ({ context }, params: { serverToken: string | null }) =>
      params.serverToken === null || params.serverToken === context.user?.server_token,
    'it is the account of this customer': ({ context }, params: { customerId: string }) => context.user?._id === params.customerId,
    'the page is hidden': ({ context }) => context.isHidden,
  },
  actions: {
    'forget the customer': assign({ user: null, missed: 0, askedToWait: 0 }),
    'forget the customer and say why': assign({ user: null, missed: 0, askedToWait: 0, endedBy: 'server' }),
    'forget the customer and say that the account is deleted': assign({ user: null, missed: 0, askedToWait: 0, endedBy: 'deletion' }),
    'count a missed answer': assign({ missed: ({ context }) => Math.min(context.missed + 1, LONGEST), askedToWait: 0 }),
    'note that the page is hidden': assign({ isHidden: true }),
    'note that the page is shown': assign({ isHidden: false }),
  },
  delays: {
    nextPoll: ({ context }) => Math.max(waitAfter(context.missed, context.jitter), context.askedToWait),
  },
});
