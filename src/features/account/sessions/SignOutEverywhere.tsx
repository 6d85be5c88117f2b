import { Trans, useLingui } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import type { AccountSessions } from '#src/features/account/sessions/use-account-sessions.ts';
import { ActionRow } from '#src/ui/ActionRow.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import styles from './Sessions.module.css';

export function SignOutEverywhere({ read, end, endEverywhere }: AccountSessions) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const isBusy = endEverywhere.is === 'asking';
  const leave = () => {
    // What was sent is waited for: leaving would not take it back.
    if (isBusy) return;
    setOpen(false);
    endEverywhere.clear();
  };
  const isAsked = isOpen && endEverywhere.is !== 'done';
  useBackCloses(isAsked, leave);
  return (
    <>
      <ActionRow
        icon={<LogOut size={20} />}
        name={<Trans>Sign out everywhere</Trans>}
        disabled={read.data === undefined || end.is === 'asking'}
        onClick={() => {
          end.clear();
          setOpen(true);
        }}
      >
        <Trans>On every device, including this one</Trans>
      </ActionRow>
      <Dialog
        open={isAsked}
        onClose={leave}
        dismissable={!isBusy}
        closeLabel={t`Close`}
        title={<Trans>Sign out everywhere?</Trans>}
        foot={
          <div className={styles.foot}>
            <Button disabled={isBusy} onClick={leave}>
              <Trans>Stay signed in</Trans>
            </Button>
            <Button variant="danger" busy={isBusy} busyLabel={<Trans>Signing out</Trans>} onClick={() => endEverywhere.give(null)}>
              <Trans>Sign out everywhere</Trans>
            </Button>
          </div>
        }
      >
        {endEverywhere.failure ? (
          <Message tone="bad">
            <FailureText failure={endEverywhere.failure} />
          </Message>
        ) : null}
        <p>
          <Trans>You’ll be signed out on every device, including this one.</Trans>
        </p>
      </Dialog>
    </>
  );
}
