import * as v from 'valibot';
import type { Keeper } from './storage.ts';

const typed = v.exactOptional(v.string());
const profileDraft = v.object({ first_name: typed, last_name: typed, email: typed, phone: typed });
type ProfileDraft = v.InferOutput<typeof profileDraft>;

/** What a customer typed into their profile and neither saved nor gave up; null where nothing is kept, or somebody else's. */
export function keptProfileDraft(keeper: Keeper, holder: string | null): ProfileDraft | null {
  const kept = keeper.read('storefront.profile_draft');
  if (kept === null || kept.holder !== holder) return null;
  const read = v.safeParse(profileDraft, kept.draft);
  return read.success ? read.output : null;
}

/** Keeps what is typed until it is saved or given up, or its customer signs out; null forgets it. */
export function keepProfileDraft(keeper: Keeper, holder: string | null, draft: ProfileDraft | null): void {
  if (draft === null) keeper.forget('storefront.profile_draft');
  else if (holder !== null) keeper.write('storefront.profile_draft', { holder, draft });
}
