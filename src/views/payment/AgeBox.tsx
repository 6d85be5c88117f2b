import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type RefObject } from 'react';
import type { OrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import styles from './payment.module.css';

type AgeBoxProps = {
  readonly age: NonNullable<OrderPlacementView['age']>;
  readonly isPickup: boolean;
  readonly onTick: (isConfirmed: boolean) => void;
  readonly ref: RefObject<HTMLInputElement | null>;
};

/** The customer's word that they are old enough for what they order, once an order. */
export function AgeBox({ age: { minimum, isConfirmed, isMissing }, isPickup, onTick, ref }: AgeBoxProps) {
  const errorId = useId();
  return (
    <div>
      <Checkbox
        ref={ref}
        name="age"
        checked={isConfirmed}
        onChange={({ target }) => onTick(target.checked)}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? errorId : undefined}
        label={
          isPickup ? (
            <Trans>I am {minimum} or older. The store may ask for an ID.</Trans>
          ) : (
            <Trans>I am {minimum} or older. The courier may ask for an ID.</Trans>
          )
        }
      />
      {isMissing ? (
        <p id={errorId} className={styles.ageMissing}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>
            <Trans>Tick the box to order: something in your basket is sold from {minimum} years.</Trans>
          </span>
        </p>
      ) : null}
    </div>
  );
}
