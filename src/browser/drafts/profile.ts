import * as v from 'valibot';
import { ownedDraft, type BrowserStorages, type Owner } from '../owned-draft.ts';

const typed = v.exactOptional(v.string());
/** Never a password. */
const kept = v.object({ draft: v.object({ first_name: typed, last_name: typed, email: typed, phone: typed }) });

export const profileDraft = (storages: BrowserStorages, owner: Owner) => ownedDraft(storages, 'storefront.profile_draft', kept, owner);
