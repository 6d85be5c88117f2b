import type { SnapshotFrom } from 'xstate';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { Failure } from '#contract/failure.ts';
import type { addressMachine } from './address.machine.ts';

export type AddressView =
  | { readonly is: 'standing' }
  | { readonly is: 'changing'; readonly wanted: OrderAddress | null }
  | { readonly is: 'locating' }
  | { readonly is: 'wrongPostcode'; readonly postcode: string }
  | { readonly is: 'kept'; readonly wanted: OrderAddress | null; readonly failure: Failure | null };

export function toAddressView({ value, context: { wanted, postcode, failure } }: SnapshotFrom<typeof addressMachine>): AddressView {
  switch (value) {
    case 'checking':
    case 'changing':
      return { is: 'changing', wanted };
    case 'kept':
      return { is: value, wanted, failure };
    case 'wrongPostcode':
      return { is: value, postcode };
    case 'standing':
    case 'locating':
      return { is: value };
  }
}
