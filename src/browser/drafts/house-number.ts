import * as v from 'valibot';
import { ownedDraft, type BrowserStorages, type Owner } from '../owned-draft.ts';

const kept = v.object({ address: v.string(), houseNumber: v.string() });

/** The house number of the last order that went to an address without one. */
export const houseNumberDraft = (storages: BrowserStorages, owner: Owner) => ownedDraft(storages, 'storefront.house_number', kept, owner);
