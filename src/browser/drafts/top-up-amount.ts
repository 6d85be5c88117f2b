import * as v from 'valibot';
import { ownedDraft, type Keepers, type Owner } from '../owned-draft.ts';

const kept = v.object({ typed: v.string() });

export const topUpAmountDraft = (keepers: Keepers, owner: Owner) => ownedDraft(keepers, 'storefront.top_up_amount', kept, owner);
