import { useLingui } from '@lingui/react/macro';
import { useState, type KeyboardEvent } from 'react';
import type { OrderAddress } from '../../../contract/entities/address.ts';
import { TextField } from '../../ui/TextField.tsx';
import { hasHouseNumber, withHouseNumber } from './destination.ts';
import type { useChangeAddress } from './use-change-address.ts';

type HouseNumberFieldProps = {
  readonly formId: string;
  readonly destination: OrderAddress;
  readonly address: ReturnType<typeof useChangeAddress>;
  readonly isAskedFor: boolean;
};

/** Asks for the number of a street that was chosen without one; it is kept when the field is left or Enter is pressed. */
export function HouseNumberField({ formId, destination, address: { saving, change }, isAskedFor }: HouseNumberFieldProps) {
  const { t } = useLingui();
  const [number, setNumber] = useState('');
  const isNumber = hasHouseNumber(number);
  const keep = () => {
    if (isNumber && !saving) void change({ ...destination, address: withHouseNumber(destination.address, number) });
  };
  const keepOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    keep();
  };
  return (
    <TextField
      form={formId}
      name="houseNumber"
      label={t`House number`}
      hint={t`The courier needs it to find your door.`}
      error={isAskedFor && !isNumber ? t`Please add the house number` : undefined}
      autoComplete="off"
      maxLength={10}
      value={number}
      onChange={({ target }) => setNumber(target.value)}
      onBlur={keep}
      onKeyDown={keepOnEnter}
    />
  );
}
