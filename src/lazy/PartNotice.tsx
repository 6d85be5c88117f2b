import { Trans } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import styles from './PartNotice.module.css';

type PartNoticeProps = {
  readonly again: () => void;
  readonly leave?: () => void;
  readonly over?: boolean;
};

export function PartNotice({ again, leave, over = false }: PartNoticeProps) {
  const notice = (
    <Message
      tone="bad"
      className={over ? styles.over : undefined}
      title={<Trans>We couldn’t load this part of the page.</Trans>}
      action={
        <span className={styles.ways}>
          <Button variant="secondary" size="small" onClick={again}>
            <Trans>Try again</Trans>
          </Button>
          {leave ? (
            <Button variant="quiet" size="small" onClick={leave}>
              <Trans>Close</Trans>
            </Button>
          ) : null}
        </span>
      }
    >
      <Trans>Check your network and try again.</Trans>
    </Message>
  );
  // Where it was pressed may be cut off by now: the header's second row is, once the page is scrolled.
  return over ? createPortal(notice, document.body) : notice;
}
