import type { Application } from './application.ts';
import type { createAppRouter } from './create-router.ts';

/**
 * When the server ends a session the page goes to `/store/logout` and from there home (0-decisions, Session and
 * sign-in); the same customer, signed in again, is brought back to where they were. Another one is not.
 */
export function leadOut({ flows: { session } }: Application, router: ReturnType<typeof createAppRouter>): void {
  let before = session.seen().context;
  let left: { readonly customerId: string; readonly href: string } | null = null;

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
        left = leaving;
        void router.navigate({ to: '/store/logout', replace: true });
      });
    }
    if (earlier.user === null && context.user !== null && left !== null) {
      const { customerId, href } = left;
      const isSame = context.user._id === customerId;
      left = null;
      // After the sign-in dialog has taken itself out of the address, or that navigation would win over this one.
      if (isSame) setTimeout(() => void router.navigate({ href }));
    }
  });
}
