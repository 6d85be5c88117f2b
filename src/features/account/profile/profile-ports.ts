import { alwaysAnswered } from '#src/shop/always-answered.ts';
import { profileCalls } from '#contract/calls/profile.ts';
import { profileMachine, type ProfileDraft } from '#machines/profile/profile.machine.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { profileDraft } from '#src/browser/drafts/profile.ts';
import type { BrowserStorages } from '#src/browser/owned-draft.ts';
import type { SessionFlow } from '#src/shop/session/session-flow.ts';

type Deps = BrowserStorages & { readonly session: Pick<SessionFlow, 'getSnapshot' | 'send'> };

export type ProfileLogic = {
  readonly machine: typeof profileMachine;
  readonly begin: () => { readonly draft: ProfileDraft | null };
  readonly remember: (draft: ProfileDraft | null) => void;
};

/**
 * The profile. The session hears what was saved even when nobody looks at the page any more: the answer may carry the only
 * token that still works; what was typed is then forgotten too.
 */
export function profileWith(api: Api, { session, ...storages }: Deps): ProfileLogic {
  const draft = profileDraft(storages, () => session.getSnapshot().context.user?._id);
  return {
    begin: () => ({ draft: draft.read()?.draft ?? null }),
    remember: (typedNow) => draft.keep(typedNow && { draft: typedNow }),
    machine: profileMachine.provide({
      actors: {
        saveProfile: alwaysAnswered(async ({ input }) => {
          const answered = await api.call(profileCalls.update, { ...input.profile, login_by: 'manual', social_id: '' }, { files: {} });
          if (!answered.ok) return answered;
          const { user } = answered.value;
          profileDraft(storages, () => user._id).keep(null);
          const isSameSession = session.getSnapshot().context.user?.server_token === user.server_token;
          session.send({ type: isSameSession ? 'customer.changed' : 'customer.signedIn', user });
          return ok({ endedOthers: !isSameSession });
        }),
      },
    }),
  };
}
