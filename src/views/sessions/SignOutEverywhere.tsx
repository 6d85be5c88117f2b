import { Trans, useLingui } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import type { SessionsView } from '#machines/sessions/sessions.view.ts';
import type { SessionsFlow } from '#src/flows/sessions/use-sessions.ts';
import { ActionRow } from '#src/ui/ActionRow.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '../failures/FailureText.tsx';
import { useBackCloses } from '../navigation/use-back-closes.ts';
import styles from './Sessions.module.css';

type SignOutEverywhereProps = { readonly view: SessionsView; readonly send: SessionsFlow[1] };

/** The way to be signed in nowhere: a row, and a dialog that says so before. */
export function SignOutEverywhere({ view, send }: SignOutEverywhereProps) {
  const { t } = useLingui();
  const asked = view.is === 'showing' ? view.everywhere : null;
  const leave = () => {
    // What was sent is waited for: leaving would not take it back.
    if (asked === 'asked') send({ type: 'everywhere.left' });
  };
  useBackCloses(asked !== null, leave);
  return (
    <>
      <ActionRow
        icon={<LogOut size={20} />}
        name={<Trans>Sign out everywhere</Trans>}
        disabled={view.is !== 'showing' || view.ending !== null}
        onClick={() => send({ type: 'everywhere.wanted' })}
      >
        <Trans>On every phone and computer, this one too</Trans>
      </ActionRow>
      <Dialog
        open={asked !== null}
        onClose={leave}
        dismissable={asked === 'asked'}
        closeLabel={t`Close`}
        title={<Trans>Sign out everywhere?</Trans>}
        foot={
          <div className={styles.foot}>
            <Button disabled={asked === 'busy'} onClick={leave}>
              <Trans>Stay signed in</Trans>
            </Button>
            <Button
              variant="danger"
              busy={asked === 'busy'}
              busyLabel={<Trans>Signing out</Trans>}
              onClick={() => send({ type: 'everywhere.confirmed' })}
            >
              <Trans>Sign out everywhere</Trans>
            </Button>
          </div>
        }
      >
        {view.is === 'showing' && asked === 'asked' && view.failure ? (
          <Message tone="bad">
            <FailureText failure={view.failure} />
          </Message>
        ) : null}
        <p>
          <Trans>You stay signed in nowhere, this device included. Each asks for your password again.</Trans>
        </p>
      </Dialog>
    </>
  );
}
