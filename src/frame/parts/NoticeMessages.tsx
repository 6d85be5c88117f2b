import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import type { ComponentProps } from 'react';
import { useLocationFlow } from '#src/shop/place/use-location.ts';
import { useSession } from '#src/shop/session/use-session.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Message } from '#src/ui/Message.tsx';
import { Page } from '#src/ui/Page.tsx';
import { DeviceTrouble } from '#src/features/address/parts/DeviceTrouble.tsx';
import styles from './NoticeMessages.module.css';

type NoticeMessagesProps = {
  readonly ended: 'session' | 'account' | null;
  readonly unapproved: boolean;
  readonly trouble: ComponentProps<typeof DeviceTrouble>['trouble'] | null;
};

export function NoticeMessages({ ended, unapproved, trouble }: NoticeMessagesProps) {
  const [, sendSession] = useSession();
  const [, sendLocation] = useLocationFlow();
  return (
    <Page className={styles.messages}>
      {ended ? <Ended how={ended} onRead={() => sendSession({ type: 'notice.read' })} /> : null}
      {unapproved ? (
        <Message wide tone="warn" title={<Trans>Your account hasn’t been approved yet.</Trans>}>
          <Trans>You can browse and fill a basket. You can order once your account is approved.</Trans>
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
  );
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
              <Trans>Sign In</Trans>
            </Link>
            <Button variant="quiet" size="small" onClick={onRead}>
              <Trans>Close</Trans>
            </Button>
          </span>
        }
      >
        <Trans>Sign in again to continue. Your language and address are saved.</Trans>
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
      <Trans>You’ve been signed out everywhere. You can sign up again any time.</Trans>
    </Message>
  );
}
