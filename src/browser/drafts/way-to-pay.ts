import * as v from 'valibot';
import { ownedDraft, type BrowserStorages, type Owner } from '../owned-draft.ts';

const way = v.object({ way: v.nullable(v.string()), cardId: v.nullable(v.string()) });
export const wayDraft = (storages: BrowserStorages, owner: Owner) => ownedDraft(storages, 'storefront.way_to_pay', way, owner);

const once = v.object({ paymentId: v.string(), cardId: v.string() });
export const cardOnceDraft = (storages: BrowserStorages, owner: Owner) => ownedDraft(storages, 'storefront.card_once', once, owner);
