import * as v from 'valibot';
import { orderAddress } from '#contract/entities/order-address.ts';
import type { ParcelDraft } from '#domain/parcel/parcel-draft.ts';
import type { Keeper } from './storage.ts';

const end = v.object({
  name: v.string(),
  phone: v.string(),
  note: v.string(),
  door: v.string(),
  address: v.nullable(orderAddress),
});
const parcelDraft = v.object({
  pickup: end,
  dropOff: end,
  payer: v.picklist(['sender', 'receiver']),
  vehicleId: v.nullable(v.string()),
});

/** What a customer filled in of a parcel; null where nothing is kept, or somebody else's. */
export function keptDraft(keeper: Keeper, holder: string): ParcelDraft | null {
  const kept = keeper.read('storefront.parcel');
  if (kept?.holder !== holder) return null;
  const read = v.safeParse(parcelDraft, kept.draft);
  return read.success ? read.output : null;
}

/** Keeps what is filled in, until it is booked or its customer signs out. */
export const keepDraft = (keeper: Keeper, holder: string, draft: ParcelDraft): void => keeper.write('storefront.parcel', { holder, draft });
