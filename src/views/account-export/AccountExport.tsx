import { Trans } from '@lingui/react/macro';
import { useAccountExport } from '#src/flows/account-export/use-account-export.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '../failures/FailureText.tsx';
import styles from './AccountExport.module.css';

/** How to have everything that is kept of the customer; nothing where the server has no such copy. */
export function AccountExport() {
  const [view, send] = useAccountExport();
  if (view.is === 'absent') return null;
  return (
    <Card as="section" className={styles.card} aria-labelledby="account-export">
      <h2 id="account-export">
        <Trans>Your data</Trans>
      </h2>
      <p className={styles.words}>
        <Trans>Everything we keep about you in one file (JSON): details, addresses, orders, payments and more.</Trans>
      </p>
      {view.is === 'saved' ? (
        <Message tone="ok" className={styles.message}>
          <Trans>Your file is saved in your downloads.</Trans>
        </Message>
      ) : null}
      {view.is === 'failed' ? (
        <Message tone="bad" className={styles.message}>
          {view.failure ? <FailureText failure={view.failure} /> : <Trans>Your browser could not save the file.</Trans>}
        </Message>
      ) : null}
      <Button
        variant="secondary"
        size="small"
        className={styles.button}
        busy={view.is === 'busy'}
        busyLabel={<Trans>Getting your data</Trans>}
        onClick={() => send({ type: 'export.wanted' })}
      >
        <Trans>Download my data</Trans>
      </Button>
    </Card>
  );
}
