import type { FavouriteAddress } from '#contract/entities/favourite.ts';
import { draftOf, EMPTY_ADDRESS, isUntouched, type AddressDraft, type AddressPlace } from '#domain/addresses/address-draft.ts';

/** The form of an address: of one that is kept already, or a new one (null); put aside while it is not open. */
export type AddressForm = { readonly addressId: string | null; readonly draft: AddressDraft; readonly isOpen: boolean };

export function newForm(aside: AddressForm | null, place: AddressPlace | null): AddressForm {
  const draft = aside?.addressId === null ? aside.draft : EMPTY_ADDRESS;
  const isPlaced = draft.place !== null || draft.search !== null;
  return { addressId: null, draft: isPlaced || place === null ? draft : { ...draft, place }, isOpen: true };
}

export const formOf = (aside: AddressForm | null, kept: FavouriteAddress): AddressForm =>
  aside?.addressId === kept._id ? { ...aside, isOpen: true } : { addressId: kept._id, draft: draftOf(kept), isOpen: true };

export const keptOf = (form: AddressForm | null): AddressForm | null => (form?.addressId === null && isUntouched(form.draft) ? null : form);
