import * as v from 'valibot';
import { ownedDraft, type BrowserStorages, type OwnedDraft, type Owner } from '../owned-draft.ts';

const shape = v.object({
  cart: v.nullable(v.looseObject({ cart_id: v.nullable(v.string()), cart: v.looseObject({ order_details: v.array(v.unknown()) }) })),
  changes: v.array(v.looseObject({ type: v.string() })),
  attempts: v.array(v.number()),
});

/** Nobody else writes it: where it has its shape, it is as its chart had it. */
const unsentSchema = <Unsent>() => v.custom<Unsent>((stored) => v.is(shape, stored));

export type UnsentOfTab<Unsent> = { readonly tab: string; readonly untold: Unsent };
const ofTab = <Unsent>() => v.object({ tab: v.optional(v.string(), ''), untold: unsentSchema<Unsent>() });

export const unsentDraft = <Unsent>(storages: BrowserStorages, owner: Owner): OwnedDraft<UnsentOfTab<Unsent>> =>
  ownedDraft(storages, 'storefront.untold_basket', ofTab<Unsent>(), owner);

export type StoredBasket<Unsent> = { readonly last: Unsent | null; readonly tabs: UnsentOfTab<Unsent>[] };

export const storedBasketDraft = <Unsent>(storages: BrowserStorages, owner: Owner): OwnedDraft<StoredBasket<Unsent>> =>
  ownedDraft(
    storages,
    'storefront.kept_basket',
    v.object({ last: v.nullable(unsentSchema<Unsent>()), tabs: v.array(ofTab<Unsent>()) }),
    owner,
  );
