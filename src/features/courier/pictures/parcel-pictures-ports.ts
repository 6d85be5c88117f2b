import { fromCallback, fromPromise } from 'xstate';
import { courierCalls } from '#contract/calls/courier.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { parcelPicturesMachine } from '#machines/parcel-pictures/parcel-pictures.machine.ts';
import type { ParcelPicture, Prepared } from '#machines/parcel-pictures/parcel-pictures.setup.ts';
import { failed, ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { isAbsent } from '#src/api/call-failed.ts';
import {
  dropPicture,
  noteImageId,
  storedPicture,
  picturesOf,
  shelve,
  type PictureOwner,
  type ShelvedPicture,
} from '#src/browser/picture-store.ts';

const notManaged = failed({ kind: 'failed' } as const);

/** Keeps a picture with the parcel's cart, so that it goes with the order whoever makes it. A server without the call gets it with the order. */
async function send(api: Api, { id, token, file }: ShelvedPicture, signal: AbortSignal): Promise<Prepared> {
  const answered = await api.call(
    courierCalls.courier_image,
    { cart_unique_token: token },
    { signal, timeout: CALL_TIMEOUT.pay, files: { image: file } },
  );
  if (answered.ok) {
    const imageId = answered.value.image_id ?? answered.value.images.at(-1)?.image_id;
    if (imageId) await noteImageId(id, imageId);
    return ok(null);
  }
  const { failure } = answered;
  if (isAbsent(failure)) return ok(null);
  const why = failure.kind === 'refused' ? failure.details?.image_refused : undefined;
  return why ? failed({ kind: 'refused', why }) : notManaged;
}

export const parcelPicturesWith = (api: Api, owner: () => PictureOwner): typeof parcelPicturesMachine =>
  parcelPicturesMachine.provide({
    actors: {
      recallPictures: fromPromise(async (): Promise<readonly ParcelPicture[]> =>
        (await picturesOf(owner())).map(({ id, name, imageId }) => ({ id, name, is: imageId === null ? 'coming' : 'ready' })),
      ),
      preparePicture: fromPromise(async ({ input, signal }) => {
        const given = await storedPicture(input.id);
        if (!given) return notManaged;
        const made = given.isReady ? ok(given.file) : await (await import('#src/browser/prepare-picture.ts')).preparePicture(given.file);
        if (!made.ok) {
          await dropPicture(input.id);
          return failed({ kind: 'refused', why: made.failure });
        }
        const ready = { ...given, file: made.value, isReady: true };
        await shelve(ready);
        const sent = await send(api, ready, signal);
        if (!sent.ok && sent.failure.kind === 'refused') await dropPicture(input.id);
        return sent;
      }),
      pictureStore: fromCallback<{ type: 'picture.dropped'; id: string }, undefined>(({ receive }) =>
        receive(({ id }) => {
          const drop = async () => {
            const picture = await storedPicture(id);
            await dropPicture(id);
            if (picture?.imageId)
              await api.call(courierCalls.remove_courier_image, { image_id: picture.imageId, cart_unique_token: picture.token });
          };
          // One that could not be taken away on the server goes with the parcel; here it is gone.
          drop().catch(() => undefined);
        }),
      ),
    },
  });
