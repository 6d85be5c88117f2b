import { Trans } from '@lingui/react/macro';
import { useWalletSwitch } from '#src/features/payment/use-wallet-switch.ts';
import { Switch } from '#src/ui/Switch.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from '../PaymentsPage.module.css';

/** Whether the wallet is used first, and the switch for it; one that went back says why. @param used as the server says */
export function WalletUse({ customerId, used }: { readonly customerId: string; readonly used: boolean }) {
  const { shown, switching, failure, toggle } = useWalletSwitch(customerId, used);
  return (
    <>
      <p className={styles.note}>{shown ? <Trans>Used first at checkout</Trans> : <Trans>Not used at checkout</Trans>}</p>
      <Switch
        className={styles.use}
        label={<Trans>Use the wallet first</Trans>}
        labelHidden
        checked={shown}
        aria-busy={switching || undefined}
        onChange={toggle}
      />
      {failure ? (
        <p role="alert" className={styles.wrong}>
          <FailureText failure={failure} />
        </p>
      ) : null}
    </>
  );
}
