import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { useRef } from 'react';
import type { OrderPlacementEvent } from '#machines/order-placement/order-placement.setup.ts';
import type { OrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import { randomText } from '#src/api/random-text.ts';
import { useOnline } from '#src/shop/use-online.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Button } from '#src/ui/Button.tsx';
import { AgeBox } from './AgeBox.tsx';
import type { PaymentDialogView } from './payment-dialog.view.ts';
import styles from './payment.module.css';

type PayFootProps = {
  readonly placement: OrderPlacementView;
  readonly amount: string;
  readonly reason: string | null;
  readonly busy: boolean;
  readonly choice: PaymentDialogView['choice'];
  readonly sheet?: string;
  readonly send: (event: OrderPlacementEvent) => void;
};

export function PayFoot({ placement, amount, reason, busy, choice, sheet, send }: PayFootProps) {
  const { t } = useLingui();
  const isChoosing = placement.is === 'choosing';
  const isOnline = useOnline();
  const whyNot = isOnline ? reason : t`You can order once you’re back online.`;
  const ageBox = useRef<HTMLInputElement>(null);
  if (placement.is === 'uncertain') {
    return (
      <div className={styles.foot}>
        <Link to="/orders" className={buttonClass('secondary', { className: styles.beside })}>
          <Trans>Your orders</Trans>
        </Link>
        <Button className={styles.main} busy={placement.asking} busyLabel={t`Retrying`} onClick={() => send({ type: 'retry.asked' })}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  const { age } = placement;
  const buttons = (
    <div className={styles.foot}>
      {isChoosing ? (
        <Button variant="secondary" className={styles.beside} onClick={() => send({ type: 'order.reconsidered' })}>
          <Trans>Change</Trans>
        </Button>
      ) : null}
      <div className={styles.main}>
        <Button
          full
          amount={amount}
          busy={!isChoosing || (busy && isOnline)}
          busyLabel={isChoosing ? undefined : t`Ordering`}
          disabled={isChoosing && whyNot !== null}
          reason={isChoosing ? whyNot : null}
          onClick={() => {
            send({ type: 'order.confirmed', choice: { ...choice, key: randomText() } });
            if (age && !age.isConfirmed) ageBox.current?.focus();
          }}
        >
          <PayLabel isOnline={isOnline || !isChoosing} sheet={sheet} />
        </Button>
      </div>
    </div>
  );
  if (!isChoosing || !age) return buttons;
  return (
    <div className={styles.aged}>
      <AgeBox
        ref={ageBox}
        age={age}
        isPickup={placement.purchase?.fulfilment.isPickup ?? false}
        onTick={(isConfirmed) => send({ type: 'age.ticked', isConfirmed })}
      />
      {buttons}
    </div>
  );
}

function PayLabel({ isOnline, sheet }: { readonly isOnline: boolean; readonly sheet: string | undefined }) {
  if (!isOnline) return <Trans>No connection</Trans>;
  return sheet ? <Trans>Pay with {sheet}</Trans> : <Trans>Order and pay</Trans>;
}
