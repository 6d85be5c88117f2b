import * as v from 'valibot';
import { ownedDraft, type Keepers, type Owner } from '../owned-draft.ts';

const kept = v.object({ typed: v.string() });

/** How much a customer typed that their wallet shall get. */
export const topUpAmountDraft = (keepers: Keepers, owner: Owner) => ownedDraft(keepers, 'storefront.top_up_amount', kept, owner);
