import { Trans } from '@lingui/react/macro';
import { useAccountDeletion } from '#src/features/account/deletion/use-account-deletion.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import { ActionRow } from '#src/ui/ActionRow.tsx';
import { AccountDeletionDialog } from './AccountDeletionDialog.tsx';

export function AccountDeletion() {
  const [view, send] = useAccountDeletion();
  return (
    <>
      <ActionRow
        icon={<Trash2 size={20} />}
        name={<Trans>Delete my account</Trans>}
        tone="danger"
        onClick={() => send({ type: 'deletion.wanted' })}
      >
        <Trans>You’ll need your password</Trans>
      </ActionRow>
      <AccountDeletionDialog view={view} send={send} />
    </>
  );
}
