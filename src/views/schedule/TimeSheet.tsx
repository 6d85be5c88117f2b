import { Trans, useLingui } from '@lingui/react/macro';
import type { DeliveryTimeView } from '../../../machines/delivery-time/delivery-time.view.ts';
import type { WhenEvent } from '../../flows/when-flow.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { scheduledText } from '../frame/scheduled-text.ts';
import styles from './TimeBox.module.css';
import { TimeLists } from './TimeLists.tsx';
import { TimeTrouble } from './TimeTrouble.tsx';

type TimeSheetProps = {
  readonly time: DeliveryTimeView;
  readonly onTell: (event: WhenEvent) => void;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
};

/** On small screens: the time in words, and the lists in a sheet. */
export function TimeSheet({ time, onTell, open, onOpen, onClose }: TimeSheetProps) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.narrow}>
      <p className={styles.chosen}>
        <strong>{time.choice ? scheduledText(i18n, time.choice) : <Trans>No time chosen yet</Trans>}</strong>
        <Button size="small" variant="secondary" onClick={onOpen}>{time.choice ? <Trans>Change the time</Trans> : <Trans>Choose a time</Trans>}</Button>
      </p>
      <Dialog open={open} onClose={onClose} title={<Trans>When do you want it?</Trans>} closeLabel={t`Close`} foot={<Button full onClick={onClose}><Trans>Done</Trans></Button>}>
        <div className={styles.box}>
          <TimeTrouble time={time} />
          <TimeLists time={time} onTell={onTell} />
        </div>
      </Dialog>
    </div>
  );
}
