import * as v from 'valibot';
import { orderAddress } from '#contract/entities/order-address.ts';
import { ownedDraft, type BrowserStorages, type Owner } from '../owned-draft.ts';

const end = v.object({
  name: v.string(),
  phone: v.string(),
  note: v.string(),
  door: v.string(),
  address: v.nullable(orderAddress),
});
const kept = v.object({
  draft: v.object({
    pickup: end,
    dropOff: end,
    payer: v.picklist(['sender', 'receiver']),
    vehicleId: v.nullable(v.string()),
  }),
});

export const parcelDraft = (storages: BrowserStorages, owner: Owner) => ownedDraft(storages, 'storefront.parcel', kept, owner);
