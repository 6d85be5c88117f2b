import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { OrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';

type AgeBoxProps = {
  readonly age: NonNullable<OrderPlacementView['age']>;
  readonly isPickup: boolean;
  readonly onTick: (isConfirmed: boolean) => void;
  readonly ref: RefObject<HTMLInputElement | null>;
};

export const AgeBox = ({ age: { minimum, isConfirmed, isMissing }, isPickup, onTick, ref }: AgeBoxProps) => (
  <CheckboxField
    ref={ref}
    name="age"
    checked={isConfirmed}
    onChange={({ target }) => onTick(target.checked)}
    label={
      isPickup ? (
        <Trans>I am {minimum} or older. The store may ask for an ID.</Trans>
      ) : (
        <Trans>I am {minimum} or older. The courier may ask for an ID.</Trans>
      )
    }
    error={isMissing ? <Trans>Tick the box to order: something in your basket is sold from {minimum} years.</Trans> : null}
  />
);
