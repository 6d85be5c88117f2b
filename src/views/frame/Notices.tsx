import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useLocationFlow } from '#src/flows/location/use-location.ts';
import type { SessionView } from '#machines/session/session.view.ts';
import { useSession } from '#src/flows/session/use-session.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Message } from '#src/ui/Message.tsx';
import { Page } from '#src/ui/Page.tsx';
import { DeviceTrouble } from '../address/DeviceTrouble.tsx';
import styles from './Notices.module.css';
import { PaymentBar } from './PaymentBar.tsx';
import { RunningOrders } from './RunningOrders.tsx';

const listen = (heard: () => void) => {
  window.addEventListener('online', heard);
  window.addEventListener('offline', heard);
  return () => {
    window.removeEventListener('online', heard);
    window.removeEventListener('offline', heard);
  };
};
const useOnline = () =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );

/** What concerns every page, under the header, until it is over or read. */
export function Notices({ placeShown }: { readonly placeShown: boolean }) {
  const online = useOnline();
  const [session, sendSession] = useSession();
  const [location, sendLocation] = useLocationFlow();
  const reconnecting = session.is === 'signedIn' && session.reconnecting;
  const ended = howItEnded(session);
  const unapproved = session.is === 'signedIn' && !session.user.is_approved;
  const trouble = placeShown && location.is !== 'locating' ? location.trouble : null;
  return (
    <>
      <div role="status" className={styles.strip}>
        {!online ? (
          <Page>
            <Trans>You are offline. Your basket is safe here.</Trans>
          </Page>
        ) : reconnecting ? (
          <Page>
            <Trans>Reconnecting. What you see stays as it was.</Trans>
          </Page>
        ) : null}
      </div>
      <div role="status">
        <PaymentBar />
      </div>
      {session.is === 'signedIn' ? <RunningOrders /> : null}
      {ended || unapproved || trouble ? (
        <Page className={styles.messages}>
          {ended ? <Ended how={ended} onRead={() => sendSession({ type: 'notice.read' })} /> : null}
          {unapproved ? (
            <Message wide tone="warn" title={<Trans>Your account is not approved yet.</Trans>}>
              <Trans>You can look around and fill a basket; paying has to wait.</Trans>
            </Message>
          ) : null}
          {trouble ? (
            <Message
              wide
              tone="warn"
              action={
                <Button variant="quiet" size="small" onClick={() => sendLocation({ type: 'trouble.read' })}>
                  <Trans>Close</Trans>
                </Button>
              }
            >
              <DeviceTrouble trouble={trouble} />
            </Message>
          ) : null}
        </Page>
      ) : null}
    </>
  );
}

/** Why nobody is signed in any more, until it is read; null where there is nothing to say. */
function howItEnded(session: SessionView): 'session' | 'account' | null {
  if (session.is !== 'guest') return null;
  if (session.accountDeleted) return 'account';
  return session.sessionEnded ? 'session' : null;
}

function Ended({ how, onRead }: { readonly how: 'session' | 'account'; readonly onRead: () => void }) {
  if (how === 'session')
    return (
      <Message
        wide
        tone="warn"
        title={<Trans>Your session has ended.</Trans>}
        action={
          <span className={styles.actions}>
            <Link
              to="."
              search={(now) => ({ ...now, dialog: 'signIn' as const })}
              resetScroll={false}
              className={buttonClass('primary', { size: 'small' })}
              onClick={onRead}
            >
              <Trans>Sign in</Trans>
            </Link>
            <Button variant="quiet" size="small" onClick={onRead}>
              <Trans>Close</Trans>
            </Button>
          </span>
        }
      >
        <Trans>Your language and your place are kept. Sign in again to go on.</Trans>
      </Message>
    );
  return (
    <Message
      wide
      tone="ok"
      title={<Trans>Your account is deleted.</Trans>}
      action={
        <Button variant="quiet" size="small" onClick={onRead}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Trans>You are signed out everywhere. You may sign up again at any time.</Trans>
    </Message>
  );
}
