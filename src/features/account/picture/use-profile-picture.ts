import { useState } from 'react';
import { profilePictureCalls } from '#contract/calls/profile-picture.ts';
import type { Failure } from '#contract/failure.ts';
import type { ImageRefusal } from '#contract/enumerations.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { failed, ok, type Result } from '#contract/result.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/api.ts';
import { randomText } from '#src/api/random-text.ts';
import { useFlows } from '#src/shop/flows.tsx';
import { createHolder } from '#src/shop/holder.ts';
import { preparePicture } from '#src/browser/prepare-picture.ts';
import type { SessionFlow } from '#src/shop/session/session-flow.ts';
import { useCommand } from '#src/shop/use-command.ts';

type Wish = { readonly file: string | null };
export type PictureTrouble = { readonly kind: 'refusedFile'; readonly why: ImageRefusal } | Failure;

type Held = { readonly name: string; readonly file: File } | null;

/** Whoever shows the customer hears of it from the session. @param held the file that was chosen last */
export const changePicture =
  (api: Api, session: Pick<SessionFlow, 'getSnapshot' | 'send'>, held: () => Held) =>
  async ({ file }: Wish, signal: AbortSignal): Promise<Result<Wish, PictureTrouble>> => {
    const whose = session.getSnapshot().context.user?._id;
    const updateUser = (imageUrl: string) => {
      const { user } = session.getSnapshot().context;
      if (user && user._id === whose) session.send({ type: 'customer.changed', user: { ...user, image_url: imageUrl } });
      return ok({ file });
    };
    if (file === null) {
      const answered = await api.call(profilePictureCalls.remove_profile_picture, {}, { signal });
      return answered.ok ? updateUser(answered.value.image_url) : answered;
    }
    const chosen = held();
    if (chosen?.name !== file) throw new Error('The file is not held any more');
    const ready = await preparePicture(chosen.file);
    if (!ready.ok) return failed({ kind: 'refusedFile', why: ready.failure });
    const answered = await api.call(
      profilePictureCalls.set_profile_picture,
      {},
      { signal, timeout: CALL_TIMEOUT.pay, files: { image: ready.value } },
    );
    if (answered.ok) return updateUser(answered.value.image_url);
    const { failure } = answered;
    const why = failure.kind === 'refused' ? failure.details?.image_refused : undefined;
    return failed(why ? { kind: 'refusedFile', why } : failure);
  };

/** What the customer looks like: kept, changed and taken away (specification 2, section 3, User; 0-decisions, After the order: Images). */
export function useProfilePicture() {
  const [held] = useState(createHolder<NonNullable<Held>>);
  const command = useCommand(changePicture(useApi(), useFlows().session, held.getSnapshot));
  const keep = (file: File) => {
    const name = randomText();
    held.send({ name, file });
    command.give({ file: name });
  };
  return { ...command, keep };
}
