import { useNavigate, useRouteContext, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { StoredUser } from '#contract/entities/user.ts';
import { useFlows } from '#src/shop/flows.tsx';
import { useSession } from '#src/shop/session/use-session.ts';
import type { SignUpDraft } from '../features/sign-in/drafts.ts';
import { lazyDialog } from '../lazy/lazy-part.tsx';
import { withWords } from '#src/lazy/with-words.ts';

const ASKING = ['/courier_order', '/checking', '/thankyou', '/delivery-coming'];

export const SignInDialog = lazyDialog(
  (texts) => withWords(import('../features/sign-in/SignInDialog.tsx'), texts.load('sign-in'), 'SignInDialog'),
  ({ onClosed }) => onClosed({ user: null, isNew: false }),
);

export function SignIn() {
  const { dialog } = useSearch({ from: '__root__' });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const wanted = useRouterState({ select: ({ location }) => location.state.wantedPage });
  const navigate = useNavigate();
  const { history } = useRouter();
  const { storage } = useRouteContext({ from: '__root__' });
  const { session: flow } = useFlows();
  const [session, send] = useSession();
  // What a guest typed and did not send is theirs until somebody signs in.
  const [kept, setKept] = useState<SignUpDraft | null>(null);
  if (kept && session.is !== 'guest') setKept(null);
  if (!dialog || session.is !== 'guest' || typeof window === 'undefined') return null;

  const closed = ({ user, isNew }: { readonly user: StoredUser | null; readonly isNew: boolean }) => {
    if (user) {
      // What opened the dialog is gone with the guest.
      document.getElementById('main')?.focus({ preventScroll: true });
      send({ type: 'customer.signedIn', user });
    }
    // Who is new has no orders to keep a place for.
    if (user && isNew) storage.write('storefront.home', { customerId: user._id, again: 0 });
    // The page asks who is signed in: the session must know.
    if (user && wanted) void flow.start().then(() => history.replace(wanted));
    else if (user && isNew && pathname === '/basket') void navigate({ to: '/', state: { continuesOrder: true } });
    else if (user && isNew && !ASKING.includes(pathname)) void navigate({ to: '/welcome' });
    else void navigate({ to: '.', search: (now) => ({ ...now, dialog: undefined }), replace: true, resetScroll: false });
  };
  return <SignInDialog begin={dialog} kept={kept} onKept={setKept} onClosed={closed} />;
}
