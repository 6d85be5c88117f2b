import * as v from 'valibot';
import { ownedDraft, type Keepers, type Owner } from '../owned-draft.ts';

const shape = v.object({
  cart: v.nullable(v.looseObject({ cart_id: v.nullable(v.string()), cart: v.looseObject({ order_details: v.array(v.unknown()) }) })),
  changes: v.array(v.looseObject({ type: v.string() })),
  attempts: v.array(v.number()),
});
/** What is in the basket that the server has not agreed to yet. Nobody else writes it: where it has its shape, it is as its chart had it. */
export const untoldDraft = <Untold>(keepers: Keepers, owner: Owner) =>
  ownedDraft(keepers, 'storefront.untold_basket', v.object({ untold: v.custom<Untold>((untold) => v.is(shape, untold)) }), owner);
