import { fromPromise } from 'xstate';
import { profileCalls } from '#contract/calls/profile.ts';
import { profileMachine, type ProfileDraft } from '#machines/profile/profile.machine.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { keepProfileDraft, keptProfileDraft } from '#src/browser/profile-draft-memory.ts';
import type { Keeper } from '#src/browser/storage.ts';
import type { SessionFlow } from '../session/session-flow.ts';

type Around = { readonly keeper: Keeper; readonly session: Pick<SessionFlow, 'seen' | 'send'> };

/** The profile with its port filled, what was typed of it earlier, and what keeps that. */
export type ProfileLogic = {
  readonly machine: typeof profileMachine;
  readonly begin: () => { readonly draft: ProfileDraft | null };
  readonly remember: (draft: ProfileDraft | null) => void;
};

/**
 * The profile. The session hears what was saved even when nobody looks at the page any more: the answer may carry the only
 * token that still works; what was typed is then forgotten too.
 */
export function profileWith(api: Api, { keeper, session }: Around): ProfileLogic {
  const holder = () => session.seen().context.user?._id ?? null;
  return {
    begin: () => ({ draft: keptProfileDraft(keeper, holder()) }),
    remember: (draft) => keepProfileDraft(keeper, holder(), draft),
    machine: profileMachine.provide({
      actors: {
        saveProfile: fromPromise(async ({ input }) => {
          const answered = await api.call(profileCalls.update, { ...input.profile, login_by: 'manual', social_id: '' });
          if (!answered.ok) return answered;
          const { user } = answered.value;
          keepProfileDraft(keeper, user._id, null);
          const isSameSession = session.seen().context.user?.server_token === user.server_token;
          session.send({ type: isSameSession ? 'customer.changed' : 'customer.signedIn', user });
          return ok({ endedOthers: !isSameSession });
        }),
      },
    }),
  };
}
