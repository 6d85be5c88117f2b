import * as v from 'valibot';
import { ownedDraft, type BrowserStorages, type Owner } from '../owned-draft.ts';

const kept = v.object({ typed: v.string() });

export const topUpAmountDraft = (storages: BrowserStorages, owner: Owner) => ownedDraft(storages, 'storefront.top_up_amount', kept, owner);
