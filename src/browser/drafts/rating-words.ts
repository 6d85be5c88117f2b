import * as v from 'valibot';
import { ownedDraft, type BrowserStorages, type Owner } from '../owned-draft.ts';

const kept = v.object({ words: v.array(v.object({ orderId: v.string(), who: v.picklist(['store', 'courier']), typed: v.string() })) });

export const ratingWordsDraft = (storages: BrowserStorages, owner: Owner) => ownedDraft(storages, 'storefront.rating_words', kept, owner);
