import * as v from 'valibot';
import { latitude, longitude } from '#contract/fields.ts';
import type { AddressDraft } from '#domain/addresses/address-draft.ts';
import type { Keeper } from './storage.ts';

const addressForm = v.object({
  addressId: v.nullable(v.string()),
  isOpen: v.boolean(),
  draft: v.object({
    place: v.nullable(v.object({ latitude, longitude, address: v.string(), country: v.string(), country_code: v.string() })),
    search: v.nullable(v.string()),
    address_name: v.string(),
    floor: v.string(),
    entry_code: v.string(),
    comment: v.string(),
    none: v.array(v.picklist(['floor', 'entry_code', 'comment'])),
  }),
});
type Kept = { readonly addressId: string | null; readonly isOpen: boolean; readonly draft: AddressDraft };

/** What a customer filled in of an address to keep; null where nothing is kept, or somebody else's. */
export function keptAddressForm(keeper: Keeper, holder: string): Kept | null {
  const kept = keeper.read('storefront.address_form');
  if (kept?.holder !== holder) return null;
  const read = v.safeParse(addressForm, kept.form);
  return read.success ? read.output : null;
}

/** Keeps what is filled in until it is saved or cancelled, or its customer signs out; null forgets it. */
export function keepAddressForm(keeper: Keeper, holder: string, form: Kept | null): void {
  if (form) keeper.write('storefront.address_form', { holder, form });
  else keeper.forget('storefront.address_form');
}
