import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useId, type ReactElement, type ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import styles from './checkout.module.css';

type PayBarProps = {
  readonly isGuest: boolean;
  readonly isOnline: boolean;
  readonly total: ReactNode;
  readonly reason: ReactNode;
  readonly isTooLittle: boolean;
  readonly pricing: boolean;
  readonly savingAddress: boolean;
  readonly lost: ReactElement | null;
  readonly arrival: ReactNode;
  readonly way: ReactNode;
  readonly onPay: () => void;
};

export function PayBar({ isGuest, isOnline, total, reason, isTooLittle, pricing, savingAddress, lost, arrival, way, onPay }: PayBarProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const missingId = useId();
  return (
    <div className={styles.bar} data-foot-bar>
      {lost}
      <p className={styles.arrival}>
        <span>{arrival}</span> <span>{way}</span>
      </p>
      {isGuest ? (
        <Button
          disabled={!isOnline}
          full
          amount={total ?? undefined}
          onClick={() => void navigate({ to: '.', search: (now) => ({ ...now, dialog: 'signIn' as const }), resetScroll: false })}
        >
          {isOnline ? <Trans>Login</Trans> : <Trans>No connection</Trans>}
        </Button>
      ) : (
        <Button
          onClick={onPay}
          full
          amount={total ?? undefined}
          busy={(pricing || savingAddress) && !reason}
          busyLabel={savingAddress ? t`Changing the address` : t`Calculating the total`}
          disabled={!isOnline || (Boolean(reason) && !isTooLittle)}
          unready={isTooLittle}
          aria-describedby={isTooLittle ? missingId : undefined}
          reason={isOnline && reason}
        >
          {isOnline ? <Trans>Payment</Trans> : <Trans>No connection</Trans>}
        </Button>
      )}
      {isTooLittle && !isGuest ? (
        <p id={missingId} className={styles.missing}>
          {reason}
        </p>
      ) : null}
    </div>
  );
}
