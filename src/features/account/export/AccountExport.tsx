import { Trans } from '@lingui/react/macro';
import { useAccountExport } from '#src/features/account/export/use-account-export.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from './AccountExport.module.css';

export function AccountExport() {
  const { is, failure, give } = useAccountExport();
  return (
    <Card as="section" className={styles.card} aria-labelledby="account-export">
      <h2 id="account-export">
        <Trans>Your data</Trans>
      </h2>
      <p className={styles.words}>
        <Trans>Everything we keep about you in one file (JSON): details, addresses, orders, payments and more.</Trans>
      </p>
      {is === 'done' ? (
        <Message tone="ok" className={styles.message}>
          <Trans>Saved to your downloads.</Trans>
        </Message>
      ) : null}
      {failure ? (
        <Message tone="bad" className={styles.message}>
          {failure.kind === 'unsaved' ? <Trans>Your browser could not save the file.</Trans> : <FailureText failure={failure} />}
        </Message>
      ) : null}
      <Button
        variant="secondary"
        size="small"
        className={styles.button}
        busy={is === 'asking'}
        busyLabel={<Trans>Preparing your file</Trans>}
        onClick={() => give(null)}
      >
        <Trans>Download my data</Trans>
      </Button>
    </Card>
  );
}
