import type { ReactElement, ReactNode } from 'react';
import type { CurrentLocation } from '#contract/entities/address.ts';
import { AddressCombobox } from './AddressCombobox.tsx';
import { useAddressSearch, type KeptSearch } from './use-address-search.ts';

type AddressSearchProps = {
  readonly id: string;
  readonly label?: string;
  readonly labelHidden?: boolean;
  readonly autoFocus?: boolean;
  readonly problem?: ReactNode;
  /** The place that the field is for, where that is not where the customer looks around from; null for none yet. */
  readonly own?: CurrentLocation | null;
  readonly kept?: KeptSearch;
  readonly offered?: ReactElement | null;
  readonly onChosen: (place: CurrentLocation) => void;
  readonly onLeave?: () => void;
};

/** An address field that tells the location flow what is chosen; Enter without a highlighted entry takes the first one. */
export function AddressSearch({ onChosen, own, kept, ...rest }: AddressSearchProps) {
  const search = useAddressSearch(onChosen, own, kept);
  return (
    <form
      role="search"
      aria-label={rest.label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        search.chooseFirst();
      }}
    >
      <AddressCombobox search={search} {...rest} />
    </form>
  );
}
