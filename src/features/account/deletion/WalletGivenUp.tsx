import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { formatMoney } from '#domain/money.ts';
import type { WalletLeft } from '#machines/account-deletion/account-deletion.setup.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { Message } from '#src/ui/Message.tsx';
import styles from './AccountDeletion.module.css';

type WalletGivenUpProps = {
  readonly wallet: WalletLeft;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly isMissing: boolean;
  readonly onChange: (isTicked: boolean) => void;
};

export function WalletGivenUp({ wallet, checked, disabled, isMissing, onChange }: WalletGivenUpProps) {
  const words = useId();
  if (wallet.amount === 0)
    return (
      <Message tone="info">
        <Trans>Your wallet is now empty, so there’s nothing to give up.</Trans>
      </Message>
    );
  const sum = formatMoney(wallet.amount, wallet.currency);
  return (
    <div className={styles.wallet}>
      <Message tone="warn" title={<Trans>You have {sum} in your wallet.</Trans>}>
        <span id={words}>
          <Trans>It can’t be paid out. Keep your account and spend it on an order, or give it up.</Trans>
        </span>
      </Message>
      <CheckboxField
        name="isSpokenFor"
        autoFocus
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={words}
        label={<Trans>I give up {sum}</Trans>}
        error={isMissing ? <Trans>Tick the box to give up this balance.</Trans> : null}
      />
    </div>
  );
}
