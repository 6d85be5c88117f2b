import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';

type AttentionDialogProps = {
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onDecline: () => void;
};

export function AttentionDialog({ open, onConfirm, onDecline }: AttentionDialogProps) {
  const [confirmed, setConfirmed] = useState(false);
  if (!open && confirmed) setConfirmed(false);
  const confirm = () => {
    setConfirmed(true);
    onConfirm();
  };
  useBackCloses(open && !confirmed, onDecline);
  return (
    <Dialog
      open={open}
      onClose={onDecline}
      dismissable={!confirmed}
      title={<Trans>Attention</Trans>}
      foot={
        <>
          <Button variant="secondary" full disabled={confirmed} onClick={onDecline}>
            <Trans>Keep my basket</Trans>
          </Button>
          <Button full busy={confirmed} busyLabel={<Trans>Clearing</Trans>} onClick={confirm}>
            <Trans>Start a new basket</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>There are already some items in your cart from another store, you need to clear these to continue</Trans>
      </p>
      <p>
        <Trans>We’ll save your current basket so you can come back to it.</Trans>
      </p>
    </Dialog>
  );
}
