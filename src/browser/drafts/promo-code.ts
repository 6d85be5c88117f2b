import * as v from 'valibot';
import { ownedDraft, type BrowserStorages, type Owner } from '../owned-draft.ts';

const kept = v.object({ basket: v.string(), parcel: v.string() });

export const promoCodeDraft = (storages: BrowserStorages, owner: Owner) => ownedDraft(storages, 'storefront.promo_code', kept, owner);
