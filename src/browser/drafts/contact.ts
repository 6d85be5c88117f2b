import * as v from 'valibot';
import { ownedDraft, type BrowserStorages, type Owner } from '../owned-draft.ts';

const typed = v.string();
const kept = v.object({
  /** Null is any. */
  cartId: v.nullable(v.string()),
  draft: v.object({
    name: typed,
    phone: typed,
    note: typed,
    houseNumber: typed,
    placeName: typed,
    floor: typed,
    entryCode: typed,
    postcode: v.nullable(typed),
  }),
  typed: v.array(typed),
});

export const contactDraft = (storages: BrowserStorages, owner: Owner) => ownedDraft(storages, 'storefront.contact', kept, owner);
