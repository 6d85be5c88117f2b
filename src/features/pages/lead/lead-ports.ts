import { alwaysAnswered } from '#src/shop/always-answered.ts';
import { contactCalls } from '#contract/calls/contact.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import type { LeadKind } from '#contract/forms/lead-forms.ts';
import { leadMachine } from '#machines/lead/lead.machine.ts';
import type { Lead, LeadDraft } from '#machines/lead/lead.setup.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { leadsDraft } from '#src/browser/drafts/leads.ts';
import type { BrowserStorages } from '#src/browser/owned-draft.ts';
import type { SessionFlow } from '#src/shop/session/session-flow.ts';

export type LeadLogic = {
  readonly machine: typeof leadMachine;
  readonly begin: (kind: LeadKind) => { readonly kind: LeadKind; readonly draft: LeadDraft | null };
  readonly remember: (kind: LeadKind, draft: LeadDraft | null) => void;
};

function send(api: Api, kind: LeadKind, { texts, website }: Lead, signal: AbortSignal) {
  const { companyName, postal_code, ...applicant } = texts;
  const own = website === '' ? {} : { website };
  return kind === 'partner'
    ? api.call(
        contactCalls.send_partner_email,
        { ...applicant, password: '', companyName, postal_code, delivery_type: DELIVERY_TYPE.store, ...own },
        { signal },
      )
    : api.call(
        contactCalls.send_hopper_email,
        { ...applicant, password: '', ...own, ...(kind === 'interest' ? { kind } : {}) },
        { signal },
      );
}

/**
 * Who wants to work with the marketplace. Where the newsletter is wanted too, both are taken or neither is thanked for:
 * each call changes nothing when it is repeated.
 * @param session whose what was typed is
 */
export function leadWith(
  api: Api,
  { session, ...storages }: BrowserStorages & { readonly session: Pick<SessionFlow, 'getSnapshot'> },
): LeadLogic {
  const draft = leadsDraft(storages, () => session.getSnapshot().context.user?._id ?? null);
  return {
    begin: (kind) => ({ kind, draft: draft.read()?.drafts[kind] ?? null }),
    remember: (kind, typedNow) => {
      const { [kind]: _, ...others } = draft.read()?.drafts ?? {};
      const drafts = typedNow === null ? others : { ...others, [kind]: typedNow };
      draft.keep(Object.keys(drafts).length === 0 ? null : { drafts });
    },
    machine: leadMachine.provide({
      actors: {
        sendLead: alwaysAnswered(async ({ input: { kind, lead }, signal }) => {
          const sent = await send(api, kind, lead, signal);
          if (!sent.ok || !lead.newsletter) return sent.ok ? ok(null) : sent;
          const asked = await api.call(contactCalls.send_email, { email: lead.texts.email }, { signal });
          return asked.ok ? ok(null) : asked;
        }),
      },
    }),
  };
}
