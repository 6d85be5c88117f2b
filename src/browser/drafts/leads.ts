import * as v from 'valibot';
import type { LeadKind } from '#contract/forms/lead-forms.ts';
import { ownedDraft, type BrowserStorages, type Owner } from '../owned-draft.ts';

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
const kept = v.object({
  drafts: v.partial(v.object({ partner: leadDraft, hopper: leadDraft, interest: leadDraft } satisfies Record<LeadKind, unknown>)),
});

export const leadsDraft = (storages: BrowserStorages, owner: Owner) => ownedDraft(storages, 'storefront.leads', kept, owner);
