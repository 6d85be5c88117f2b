import * as v from 'valibot';
import { ownedDraft, type Keepers, type Owner } from '../owned-draft.ts';

const typed = v.exactOptional(v.string());
/** Never a password. */
const kept = v.object({ draft: v.object({ first_name: typed, last_name: typed, email: typed, phone: typed }) });

export const profileDraft = (keepers: Keepers, owner: Owner) => ownedDraft(keepers, 'storefront.profile_draft', kept, owner);
