import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import styles from './checkout.module.css';

type PayBarProps = {
  readonly formId: string;
  readonly isGuest: boolean;
  /** The amount as shown; null while there is none. */
  readonly total: string | null;
  /** Why nothing can be paid now, in words; null when it can. */
  readonly reason: ReactNode;
  /** The minimum is not reached: a press says so. */
  readonly isTooLittle: boolean;
  readonly pricing: boolean;
  readonly savingAddress: boolean;
  /** What the total no longer has, although the customer wanted it: a code that counts no more. */
  readonly lost: ReactElement | null;
  /** Which fields are wrong after a submit, by their labels; none before. */
  readonly wrongFields: readonly string[];
};

/** The button that leads on; at the foot of a small screen it is always in reach. */
export function PayBar({ formId, isGuest, total, reason, isTooLittle, pricing, savingAddress, lost, wrongFields }: PayBarProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { length: wrong } = wrongFields;
  const names = wrongFields.join(', ');
  return (
    <div className={styles.bar} data-foot-bar>
      {lost}
      {wrong > 0 && !isGuest ? (
        <p role="alert" className={styles.error}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>
            <Plural value={wrong} one={<Trans>Check # field: {names}</Trans>} other={<Trans>Check # fields: {names}</Trans>} />
          </span>
        </p>
      ) : null}
      {isGuest ? (
        <Button
          full
          amount={total ?? undefined}
          onClick={() => void navigate({ to: '.', search: (now) => ({ ...now, dialog: 'signIn' as const }), resetScroll: false })}
        >
          <Trans>Sign In</Trans>
        </Button>
      ) : (
        <Button
          type="submit"
          form={formId}
          full
          amount={total ?? undefined}
          busy={(pricing || savingAddress) && !reason}
          busyLabel={savingAddress ? t`Changing the address` : t`Calculating the price`}
          disabled={Boolean(reason) && !isTooLittle}
          unready={isTooLittle}
          aria-describedby={isTooLittle ? `${formId}-missing` : undefined}
          reason={reason}
        >
          <Trans>Payment</Trans>
        </Button>
      )}
      {isTooLittle && !isGuest ? (
        <p id={`${formId}-missing`} className={styles.missing}>
          {reason}
        </p>
      ) : null}
    </div>
  );
}
