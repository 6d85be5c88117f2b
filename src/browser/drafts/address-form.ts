import * as v from 'valibot';
import { latitude, longitude } from '#contract/fields.ts';
import { ownedDraft, type BrowserStorages, type Owner } from '../owned-draft.ts';

const kept = v.object({
  form: v.object({
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
  }),
});

export const addressFormDraft = (storages: BrowserStorages, owner: Owner) => ownedDraft(storages, 'storefront.address_form', kept, owner);
