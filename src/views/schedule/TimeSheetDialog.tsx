import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useBackCloses } from '../navigation/use-back-closes.ts';
import styles from './TimeBox.module.css';
import { TimeLists } from './TimeLists.tsx';
import type { TimeSheetProps } from './TimeSheet.tsx';
import { TimeTrouble } from './TimeTrouble.tsx';

/** The lists of dates and times in a sheet. */
export function TimeSheetDialog({ time, onTell, open, onClose }: Omit<TimeSheetProps, 'onOpen'>) {
  const { t } = useLingui();
  useBackCloses(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>When do you want it?</Trans>}
      closeLabel={t`Close`}
      foot={
        <Button full onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={styles.box}>
        <TimeTrouble time={time} />
        <TimeLists time={time} onTell={onTell} />
      </div>
    </Dialog>
  );
}
