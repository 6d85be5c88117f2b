import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import styles from './sign-in.module.css';

export function CheckEmail({ onSignIn }: { readonly onSignIn: () => void }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.form}>
      <div ref={words} tabIndex={-1} className={styles.words}>
        <p>
          <Trans>If we have this email address on file, you’ll get instructions to reset your password.</Trans>
        </p>
        <p>
          <Trans>Nothing after a few minutes? Check your spam folder. The link is valid for one hour.</Trans>
        </p>
      </div>
      <Button full variant="secondary" onClick={onSignIn}>
        <Trans>Back to sign in</Trans>
      </Button>
    </div>
  );
}
