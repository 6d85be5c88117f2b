import { alwaysAnswered } from '../always-answered.ts';
import { profilePictureCalls } from '#contract/calls/profile-picture.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { profilePictureMachine } from '#machines/profile-picture/profile-picture.machine.ts';
import { failed, ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { randomText } from '#src/api/random-text.ts';
import { makeReady } from '../parcel-pictures/make-ready.ts';
import type { SessionFlow } from '../session/session-flow.ts';

/** The customer's picture with its ports filled, and what gives the chart a name for a file. */
export type ProfilePictureLogic = {
  readonly machine: typeof profilePictureMachine;
  /** Holds a file, in place of the one before. @returns what names it */
  readonly hold: (file: File) => string;
};

/** The customer's picture with its ports filled; whoever shows the customer hears of it from the session. */
export function profilePictureWith(api: Api, session: Pick<SessionFlow, 'seen' | 'send'>): ProfilePictureLogic {
  let held: { readonly name: string; readonly file: File } | null = null;
  const customerId = () => session.seen().context.user?._id ?? null;
  /** Whoever signed in meanwhile looks like nobody else. */
  const tell = (whose: string | null, imageUrl: string) => {
    const { user } = session.seen().context;
    if (user?._id === whose) session.send({ type: 'customer.changed', user: { ...user, image_url: imageUrl } });
  };
  const hold = (file: File): string => {
    held = { name: randomText(), file };
    return held.name;
  };
  const machine = profilePictureMachine.provide({
    actors: {
      keepPicture: alwaysAnswered(async ({ input, signal }) => {
        if (held?.name !== input.file) throw new Error('The file is not held any more');
        const whose = customerId();
        const ready = await makeReady(held.file);
        if (!ready.ok) return failed({ kind: 'refusedFile', why: ready.failure } as const);
        const answered = await api.call(
          profilePictureCalls.set_profile_picture,
          {},
          { signal, timeout: CALL_TIMEOUT.pay, files: { image: ready.value } },
        );
        if (answered.ok) {
          tell(whose, answered.value.image_url);
          return ok(null);
        }
        const { failure } = answered;
        const why = failure.kind === 'refused' ? failure.details?.image_refused : undefined;
        return why ? failed({ kind: 'refusedFile', why } as const) : failed(failure);
      }),
      removePicture: alwaysAnswered(async ({ signal }) => {
        const whose = customerId();
        const answered = await api.call(profilePictureCalls.remove_profile_picture, {}, { signal });
        if (!answered.ok) return answered;
        tell(whose, answered.value.image_url);
        return ok(null);
      }),
    },
  });
  return { machine, hold };
}
