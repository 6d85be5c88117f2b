import { Trans } from '@lingui/react/macro';
import { useLocationFlow } from '#src/shop/place/use-location.ts';
import type { SessionView } from '#machines/session/session.view.ts';
import { useSession } from '#src/shop/session/use-session.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useOnline } from '#src/shop/use-online.ts';
import { useFlows } from '#src/shop/flows.tsx';
import { Page } from '#src/ui/Page.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';
import styles from './Notices.module.css';
import { PaymentBar } from './PaymentBar.tsx';
import { ActiveOrders } from './ActiveOrders.tsx';
import { withWords } from '#src/lazy/with-words.ts';

const NoticeMessages = lazyPart((texts) => withWords(import('./parts/NoticeMessages.tsx'), texts.load('frame-parts'), 'NoticeMessages'));

export function Notices({ placeShown }: { readonly placeShown: boolean }) {
  const online = useOnline();
  const [since] = useFlow(useFlows().keptSince, (time) => time);
  const [session] = useSession();
  const [location] = useLocationFlow();
  const reconnecting = session.is === 'signedIn' && session.reconnecting;
  const ended = howItEnded(session);
  const unapproved = session.is === 'signedIn' && !session.user.is_approved;
  const trouble = placeShown && location.is !== 'locating' ? location.trouble : null;
  return (
    <>
      <div role="status" className={styles.strip}>
        {!online || since ? (
          <Page>
            {online ? null : <Trans>You are offline. Your basket is safe here.</Trans>}{' '}
            {since ? <Trans>As&nbsp;of&nbsp;{since}.</Trans> : null}
          </Page>
        ) : reconnecting ? (
          <Page>
            <Trans>Reconnecting. This page may be out of date.</Trans>
          </Page>
        ) : null}
      </div>
      <div role="status">
        <PaymentBar />
      </div>
      {session.is === 'signedIn' ? <ActiveOrders /> : null}
      {ended || unapproved || trouble ? <NoticeMessages ended={ended} unapproved={unapproved} trouble={trouble} /> : null}
    </>
  );
}

function howItEnded(session: SessionView): 'session' | 'account' | null {
  if (session.is !== 'guest') return null;
  if (session.accountDeleted) return 'account';
  return session.sessionEnded ? 'session' : null;
}
