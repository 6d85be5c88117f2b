import { Trans, useLingui } from '@lingui/react/macro';
import type { DeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import type { FulfilmentTimeEvent } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import styles from './TimeBox.module.css';
import { TimeLists } from './TimeLists.tsx';
import { TimeTrouble } from './TimeTrouble.tsx';

export type TimeSheetDialogProps = {
  readonly time: DeliveryTimeView;
  readonly onTell: (event: FulfilmentTimeEvent) => void;
  readonly open: boolean;
  readonly onClose: () => void;
};

export function TimeSheetDialog({ time, onTell, open, onClose }: TimeSheetDialogProps) {
  const { t } = useLingui();
  const leave = () => {
    onTell({ type: 'list.closed' });
    onClose();
  };
  useBackCloses(open, leave);
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={<Trans>When do you want it?</Trans>}
      closeLabel={t`Close`}
      foot={
        <Button full onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={styles.box}>
        <TimeTrouble time={time} onTell={onTell} />
        <TimeLists time={time} onTell={onTell} />
      </div>
    </Dialog>
  );
}
