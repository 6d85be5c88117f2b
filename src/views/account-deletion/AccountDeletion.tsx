import { Trans } from '@lingui/react/macro';
import { useAccountDeletion } from '#src/flows/account-deletion/use-account-deletion.ts';
import { Button } from '#src/ui/Button.tsx';
import { AccountDeletionDialog } from './AccountDeletionDialog.tsx';
import styles from './AccountDeletion.module.css';

/** The way to delete one's account: a calm button, and the dialog that it opens. */
export function AccountDeletion() {
  const [view, send] = useAccountDeletion();
  return (
    <div className={styles.way}>
      <Button variant="quiet" size="small" onClick={() => send({ type: 'deletion.wanted' })}>
        <Trans>Delete my account</Trans>
      </Button>
      <AccountDeletionDialog view={view} send={send} />
    </div>
  );
}
