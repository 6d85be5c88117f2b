import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import type { NewPassword } from '#src/features/sign-in/use-new-password.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from './NewPasswordPage.module.css';
import { TryAgain } from '#src/failures/TryAgain.tsx';

type NewPasswordNewsProps = {
  readonly view: Extract<NewPassword, { readonly is: 'checking' | 'spent' | 'done' | 'unreachable' }>;
  readonly onRetry: () => void;
};

export function NewPasswordNews({ view, onRetry }: NewPasswordNewsProps) {
  if (view.is === 'unreachable') {
    return (
      <Message className={styles.news} tone="bad" action={<TryAgain onClick={onRetry} />}>
        <FailureText failure={view.failure} /> <Trans>Your link still works.</Trans>
      </Message>
    );
  }
  if (view.is === 'done') {
    return (
      <>
        <Message className={styles.news} tone="ok">
          <Trans>You are signed out everywhere else.</Trans>
        </Message>
        <Link to="/" search={{ dialog: 'signIn' }} className={buttonClass('primary', { full: true })}>
          <Trans>Sign In</Trans>
        </Link>
      </>
    );
  }
  return (
    <>
      <Message className={styles.news} tone="warn" title={<Trans>This link no longer works.</Trans>}>
        <Trans>
          It is valid for one hour and works once. If you have just set a new password, sign in with it; otherwise ask for a new link.
        </Trans>
      </Message>
      <Link to="/" search={{ dialog: 'forgotPassword' }} className={buttonClass('primary', { full: true })}>
        <Trans>Ask for a new link</Trans>
      </Link>
      <Link to="/" search={{ dialog: 'signIn' }} className={buttonClass('quiet', { full: true })}>
        <Trans>Sign In</Trans>
      </Link>
    </>
  );
}
