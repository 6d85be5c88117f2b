import * as v from 'valibot';
import { ownedDraft, type BrowserStorages, type OwnedDraft, type Owner } from '../owned-draft.ts';

const shape = v.object({
  cart: v.nullable(v.looseObject({ cart_id: v.nullable(v.string()), cart: v.looseObject({ order_details: v.array(v.unknown()) }) })),
  changes: v.array(v.looseObject({ type: v.string() })),
  attempts: v.array(v.number()),
});

/** Nobody else writes it: where it has its shape, it is as its chart had it. */
const untoldSchema = <Untold>() => v.custom<Untold>((untold) => v.is(shape, untold));

export type UntoldOfTab<Untold> = { readonly tab: string; readonly untold: Untold };
const ofTab = <Untold>() => v.object({ tab: v.optional(v.string(), ''), untold: untoldSchema<Untold>() });

export const untoldDraft = <Untold>(storages: BrowserStorages, owner: Owner): OwnedDraft<UntoldOfTab<Untold>> =>
  ownedDraft(storages, 'storefront.untold_basket', ofTab<Untold>(), owner);

export type KeptBasket<Untold> = { readonly last: Untold | null; readonly tabs: UntoldOfTab<Untold>[] };

export const keptBasketDraft = <Untold>(storages: BrowserStorages, owner: Owner): OwnedDraft<KeptBasket<Untold>> =>
  ownedDraft(
    storages,
    'storefront.kept_basket',
    v.object({ last: v.nullable(untoldSchema<Untold>()), tabs: v.array(ofTab<Untold>()) }),
    owner,
  );
