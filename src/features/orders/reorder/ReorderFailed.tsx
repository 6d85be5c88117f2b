import { Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '#contract/failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';

type ReorderFailedProps = {
  readonly open: boolean;
  readonly failure: Failure | null;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

export function ReorderFailed({ open, failure, onRetry, onClose }: ReorderFailedProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t`Close`}
      title={<Trans>Order again</Trans>}
      foot={
        <Button full onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {failure ? (
        <Message tone="bad" title={<Trans>Your basket hasn’t changed.</Trans>}>
          <FailureText failure={failure} />
        </Message>
      ) : null}
    </Dialog>
  );
}
