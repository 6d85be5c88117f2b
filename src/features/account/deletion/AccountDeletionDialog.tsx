import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { AccountDeletionEvent } from '#machines/account-deletion/account-deletion.setup.ts';
import type { AccountDeletionView } from '#machines/account-deletion/account-deletion.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Message } from '#src/ui/Message.tsx';
import { useRefocusedHeading } from '#src/ui/use-refocused-heading.ts';
import { FailureText } from '#src/failures/FailureText.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import { DeletionPassword } from './DeletionPassword.tsx';
import { WhatIsLost } from './WhatIsLost.tsx';
import styles from './AccountDeletion.module.css';

type AccountDeletionDialogProps = { readonly view: AccountDeletionView; readonly send: (event: AccountDeletionEvent) => void };

export function AccountDeletionDialog({ view, send }: AccountDeletionDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const words = useRefocusedHeading(view.is);
  const isOpen = view.is !== 'closed' && view.is !== 'deleted';
  const isDeleting = view.is === 'password' && view.busy;
  const leave = () => {
    // What was sent is waited for: leaving would not take it back.
    if (!isDeleting) send({ type: 'deletion.left' });
  };
  useBackCloses(isOpen, leave);
  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      dismissable={!isDeleting}
      closeLabel={t`Close`}
      title={view.is === 'unknown' ? t`We couldn’t confirm the deletion` : t`Delete your account?`}
      foot={
        <div className={styles.foot}>
          <Button disabled={isDeleting} onClick={leave}>
            {view.is === 'unknown' ? <Trans>Close</Trans> : <Trans>Keep my account</Trans>}
          </Button>
          <Further view={view} send={send} form={form} />
        </div>
      }
    >
      <div ref={words} tabIndex={-1}>
        {view.is === 'explained' ? <WhatIsLost /> : null}
        {view.is === 'password' ? (
          <DeletionPassword id={form} view={view} onGiven={(given) => send({ type: 'password.given', ...given })} />
        ) : null}
        {view.is === 'refused' ? (
          <Message tone="warn" title={<Trans>Your account can’t be deleted yet.</Trans>}>
            {view.failure ? <FailureText failure={view.failure} /> : null}
          </Message>
        ) : null}
        {view.is === 'unknown' ? (
          <Message tone="warn">
            {view.busy ? (
              <Trans>We lost the connection. We’re checking whether your account was deleted.</Trans>
            ) : (
              <Trans>We lost the connection. If your account was deleted, you’ll be signed out once you’re back online.</Trans>
            )}
          </Message>
        ) : null}
      </div>
    </Dialog>
  );
}

/** The button that goes on with it. Each is a button of its own: the press of one would send the form of the next. */
function Further({ view, send, form }: AccountDeletionDialogProps & { readonly form: string }) {
  if (view.is === 'explained')
    return (
      <Button key="explained" variant="secondary" onClick={() => send({ type: 'password.wanted' })}>
        <Trans>Continue</Trans>
      </Button>
    );
  if (view.is === 'password')
    return (
      <Button key="password" type="submit" form={form} variant="danger" busy={view.busy} busyLabel={<Trans>Deleting</Trans>}>
        <Trans>Delete account</Trans>
      </Button>
    );
  return (
    <Button
      variant="secondary"
      busy={view.is === 'unknown' && view.busy}
      busyLabel={<Trans>Checking</Trans>}
      onClick={() => send({ type: 'again.wanted' })}
    >
      {view.is === 'unknown' ? <Trans>Check again</Trans> : <Trans>Try again</Trans>}
    </Button>
  );
}
