import { useState, type ReactNode } from 'react';
import type { CurrentLocation } from '#contract/entities/address.ts';
import { AddressCombobox } from '#src/features/address/AddressCombobox.tsx';
import { useAddressSearch } from '#src/features/address/use-address-search.ts';

type AddressFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly problem: ReactNode;
  readonly onTyped: (text: string) => void;
};

export function AddressField({ label, value, problem, onTyped }: AddressFieldProps) {
  const [place, setPlace] = useState<CurrentLocation | null>(null);
  const choose = (chosen: CurrentLocation) => {
    setPlace(chosen);
    onTyped(chosen.address);
  };
  // Only what was searched for in this field stands in it as a place; an emptied form has none.
  const own = place !== null && place.address === value ? place : null;
  const search = useAddressSearch(choose, own, { text: value === '' ? null : value, onTyped });
  return <AddressCombobox id="address" search={search} label={label} labelHidden={false} problem={problem} />;
}
