import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Message } from '#src/ui/Message.tsx';
import styles from './courier.module.css';

export const SignInFirst = () => (
  <Message
    tone="bad"
    className={styles.notice}
    title={<Trans>Please Login First</Trans>}
    action={
      <Link
        to="."
        search={(now) => ({ ...now, dialog: 'signIn' as const })}
        resetScroll={false}
        className={buttonClass('secondary', { size: 'small' })}
      >
        <Trans>Sign In</Trans>
      </Link>
    }
  >
    <p>
      <Trans>You need an account to send a parcel.</Trans>
    </p>
  </Message>
);
