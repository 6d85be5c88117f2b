import * as v from 'valibot';
import { LEAD_KINDS, type LeadKind } from '#contract/forms/lead-forms.ts';
import type { Keeper } from './storage.ts';

const typed = v.exactOptional(v.string());
const leadDraft = v.object({
  companyName: typed,
  address: typed,
  name: typed,
  snames: typed,
  mobile: typed,
  email: typed,
  postal_code: typed,
  newsletter: v.exactOptional(v.boolean()),
});
type LeadDraft = v.InferOutput<typeof leadDraft>;
type Drafts = Readonly<Partial<Record<LeadKind, LeadDraft>>>;

/** What was typed into each form; nothing where it is somebody else's, or can't be read. */
function draftsOf(tabKeeper: Keeper, holder: string | null): Drafts {
  const kept = tabKeeper.read('storefront.leads');
  if (kept?.holder !== holder) return {};
  return Object.fromEntries(
    LEAD_KINDS.flatMap((kind) => {
      const read = v.safeParse(leadDraft, (kept.drafts as Readonly<Record<string, unknown>> | null)?.[kind]);
      return read.success ? [[kind, read.output]] : [];
    }),
  );
}

/**
 * What was typed into a form of somebody who wants to work with us, and not sent; null where nothing is kept.
 * @param holder the customer's id, null for a guest
 */
export const keptLead = (tabKeeper: Keeper, holder: string | null, kind: LeadKind): LeadDraft | null =>
  draftsOf(tabKeeper, holder)[kind] ?? null;

/** Keeps what is typed as long as the tab, until it is sent or its customer signs out; null forgets it. */
export function keepLead(tabKeeper: Keeper, holder: string | null, kind: LeadKind, draft: LeadDraft | null): void {
  const { [kind]: _, ...others } = draftsOf(tabKeeper, holder);
  const drafts = draft === null ? others : { ...others, [kind]: draft };
  if (Object.keys(drafts).length === 0) tabKeeper.forget('storefront.leads');
  else tabKeeper.write('storefront.leads', { holder, drafts });
}
