import type { SnapshotFrom } from 'xstate';
import type { FavouriteAddress } from '#contract/entities/favourite.ts';
import type { Failure } from '#contract/failure.ts';
import type { AddressDraft } from '#domain/addresses/address-draft.ts';
import type { favouriteAddressesMachine } from './favourite-addresses.machine.ts';
import { isFull, tickedOf, type FavouriteAddressesContext } from './favourite-addresses.setup.ts';

export type FavouriteAddressesView = {
  readonly is: 'loading' | 'unavailable' | 'viewing' | 'editing' | 'deleting' | 'undoing';
  /** What is kept; null until it was told. */
  readonly rows: readonly { readonly address: FavouriteAddress; readonly isTicked: boolean }[] | null;
  readonly ticked: number;
  /** How many were deleted last and can be kept again. */
  readonly gone: number;
  /** The name of what was saved last. */
  readonly saved: string | null;
  /** What could not be done beside the form. */
  readonly failed: (FavouriteAddressesContext['failed'] & { readonly what: 'loading' | 'deleting' | 'undoing' }) | null;
  readonly form: AddressFormView | null;
  /** Whether a new address was begun and put aside. */
  readonly isBegun: boolean;
  /** Whether as many are kept as one can. */
  readonly isFull: boolean;
};

/** The form of an address, and why it was not saved. */
export type AddressFormView = {
  readonly isNew: boolean;
  readonly draft: AddressDraft;
  readonly isSaving: boolean;
  readonly failure: Failure | null;
};

const SHOWN = {
  loading: 'loading',
  unavailable: 'unavailable',
  settling: 'viewing',
  viewing: 'viewing',
  editing: 'editing',
  filling: 'viewing',
  saving: 'viewing',
  deleting: 'deleting',
  undoing: 'undoing',
} as const;

export function toFavouriteAddressesView({ value, context }: SnapshotFrom<typeof favouriteAddressesMachine>): FavouriteAddressesView {
  const { told, gone, saved, failed, form } = context;
  const ticked = tickedOf(context);
  const isOpen = value === 'filling' || value === 'saving';
  return {
    is: SHOWN[value],
    rows:
      told &&
      told
        .filter((address) => value !== 'deleting' || !ticked.includes(address))
        .map((address) => ({ address, isTicked: ticked.includes(address) })),
    ticked: ticked.length,
    gone: gone.length,
    saved,
    failed: failed && failed.what !== 'saving' ? { what: failed.what, failure: failed.failure } : null,
    form:
      isOpen && form
        ? {
            isNew: form.addressId === null,
            draft: form.draft,
            isSaving: value === 'saving',
            failure: failed?.what === 'saving' ? failed.failure : null,
          }
        : null,
    isBegun: form?.addressId === null && !form.isOpen,
    isFull: isFull(context),
  };
}
