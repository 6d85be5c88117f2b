import type { SessionFlow } from '#src/flows/session/session-flow.ts';
import type { Keeper } from '#src/browser/storage.ts';

/** Where a page is, and the ways from it. */
type Ways = {
  readonly here: () => string;
  /** Leads to `/store/logout`. */
  readonly out: () => void;
  /** Leads back to where the page was, after whatever is leading it elsewhere just now. */
  readonly back: (href: string) => void;
};

/**
 * When the server ends a session the page goes to `/store/logout` and from there home (0-decisions, Session and
 * sign-in); the same customer, signed in again, is brought back to where they were. Another one is not.
 * @param tabKeeper keeps for this tab alone, a reload included: each tab was somewhere else.
 */
export function leadOut(session: Pick<SessionFlow, 'seen' | 'subscribe'>, ways: Ways, tabKeeper: Keeper): void {
  let before = session.seen().context;
  if (before.user !== null) tabKeeper.forget('storefront.led_out');

  session.subscribe(() => {
    const { context } = session.seen();
    const earlier = before;
    before = context;
    if (earlier.user !== null && context.user === null && context.endedBy === 'server') {
      // At once: the page itself may lead its guest elsewhere in a moment.
      const leaving = { customerId: earlier.user._id, href: ways.here() };
      // Another tab may have signed the same customer in under a new token: then the session goes on.
      queueMicrotask(() => {
        if (session.seen().context.user !== null) return;
        tabKeeper.write('storefront.led_out', leaving);
        ways.out();
      });
    }
    if (earlier.user === null && context.user !== null) {
      const left = tabKeeper.read('storefront.led_out');
      tabKeeper.forget('storefront.led_out');
      if (left?.customerId === context.user._id) ways.back(left.href);
    }
  });
}
