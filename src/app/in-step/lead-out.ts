import type { Application } from '../application.ts';
import type { createAppRouter } from '../create-router.ts';
import type { Keeper } from '#src/browser/storage.ts';

/**
 * When the server ends a session the page goes to `/store/logout` and from there home (0-decisions, Session and
 * sign-in); the same customer, signed in again, is brought back to where they were. Another one is not.
 * @param tabKeeper keeps for this tab alone, a reload included: each tab was somewhere else.
 */
export function leadOut({ flows: { session } }: Application, router: ReturnType<typeof createAppRouter>, tabKeeper: Keeper): void {
  let before = session.seen().context;
  if (before.user !== null) tabKeeper.forget('storefront.led_out');

  session.subscribe(() => {
    const { context } = session.seen();
    const earlier = before;
    before = context;
    if (earlier.user !== null && context.user === null && context.endedBy === 'server') {
      // At once: the page itself may lead its guest elsewhere in a moment.
      const leaving = { customerId: earlier.user._id, href: router.state.location.href };
      // Another tab may have signed the same customer in under a new token: then the session goes on.
      queueMicrotask(() => {
        if (session.seen().context.user !== null) return;
        tabKeeper.write('storefront.led_out', leaving);
        void router.navigate({ to: '/store/logout', replace: true });
      });
    }
    if (earlier.user === null && context.user !== null) {
      const left = tabKeeper.read('storefront.led_out');
      tabKeeper.forget('storefront.led_out');
      // After the sign-in dialog has taken itself out of the address, or that navigation would win over this one.
      if (left?.customerId === context.user._id) setTimeout(() => void router.navigate({ href: left.href }));
    }
  });
}
