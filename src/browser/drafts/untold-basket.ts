import * as v from 'valibot';
import { ownedDraft, type Keepers, type Owner } from '../owned-draft.ts';

const kept = v.object({
  untold: v.object({
    cart: v.nullable(v.looseObject({ cart_id: v.nullable(v.string()), cart: v.looseObject({ order_details: v.array(v.unknown()) }) })),
    changes: v.array(v.looseObject({ type: v.string() })),
    attempts: v.array(v.number()),
  }),
});

/** What is in the basket that the server has not agreed to yet. */
export const untoldDraft = (keepers: Keepers, owner: Owner) => ownedDraft(keepers, 'storefront.untold_basket', kept, owner);
