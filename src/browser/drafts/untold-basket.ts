import * as v from 'valibot';
import { ownedDraft, type BrowserStorages, type Owner } from '../owned-draft.ts';

const shape = v.object({
  cart: v.nullable(v.looseObject({ cart_id: v.nullable(v.string()), cart: v.looseObject({ order_details: v.array(v.unknown()) }) })),
  changes: v.array(v.looseObject({ type: v.string() })),
  attempts: v.array(v.number()),
});

type UntoldDraft<Untold> = { readonly read: () => Untold | null; readonly keep: (untold: Untold | null) => void };
/**
 * What is in the basket that the server has not agreed to yet: of this tab, or as the browser keeps it beyond its tabs. Nobody
 * else writes it: where it has its shape, it is as its chart had it.
 */
export function untoldDraft<Untold>(
  storages: BrowserStorages,
  key: 'storefront.untold_basket' | 'storefront.kept_basket',
  owner: Owner,
): UntoldDraft<Untold> {
  const kept = v.object({ untold: v.custom<Untold>((untold) => v.is(shape, untold)) });
  const draft = ownedDraft(storages, key, kept, owner);
  return { read: () => draft.read()?.untold ?? null, keep: (untold) => draft.keep(untold === null ? null : { untold }) };
}
