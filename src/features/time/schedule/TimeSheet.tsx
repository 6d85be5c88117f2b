import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { lazyDialog } from '#src/lazy/lazy-part.tsx';
import { scheduledText } from '#domain/schedule/time-text.ts';
import styles from './TimeBox.module.css';
import type { TimeSheetDialogProps } from './TimeSheetDialog.tsx';

const TimeSheetDialog = lazyDialog(
  async () => (await import('./TimeSheetDialog.tsx')).TimeSheetDialog,
  ({ onClose, onTell }) => {
    onTell({ type: 'list.closed' });
    onClose();
  },
);

/** On small screens: the time in words, and the lists in a sheet, which is fetched when it first opens. */
export function TimeSheet({ onOpen, ...sheet }: TimeSheetDialogProps & { readonly onOpen: () => void }) {
  const { i18n } = useLingui();
  const { time, open } = sheet;
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return (
    <div className={styles.narrow}>
      <p className={styles.chosen}>
        <strong>{time.choice ? scheduledText(i18n.locale, time.choice) : <Trans>No time chosen yet</Trans>}</strong>
        <Button size="small" variant="secondary" onClick={onOpen}>
          {time.choice ? <Trans>Change the time</Trans> : <Trans>Choose a time</Trans>}
        </Button>
      </p>
      {opened ? <TimeSheetDialog {...sheet} /> : null}
    </div>
  );
}
