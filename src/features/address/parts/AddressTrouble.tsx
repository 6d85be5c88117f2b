import { Trans } from '@lingui/react/macro';
import { DeviceTrouble } from './DeviceTrouble.tsx';
import type { AddressSearchState } from '../use-address-search.ts';

export function AddressTrouble({ search: { trouble, deviceTrouble } }: { readonly search: AddressSearchState }) {
  switch (trouble) {
    case 'nothing entered':
      return <Trans>Enter your address first.</Trans>;
    case 'not found':
      return <Trans>This address was not found. Check the spelling, or enter a postcode.</Trans>;
    case 'no answer':
      return <Trans>The address could not be looked up. Please try again.</Trans>;
    case null:
      return deviceTrouble === null ? (
        <Trans>The map could not be loaded. Enter your address instead.</Trans>
      ) : (
        <DeviceTrouble trouble={deviceTrouble} />
      );
  }
}
