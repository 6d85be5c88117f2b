import { useSelector } from '@xstate/react';
import { useQuery } from '@tanstack/react-query';
import type { ActorRefFrom } from 'xstate';
import type { parcelPicturesMachine } from '#machines/parcel-pictures/parcel-pictures.machine.ts';
import { toParcelPicturesView } from '#machines/parcel-pictures/parcel-pictures.view.ts';
import { randomText } from '#src/api/random-text.ts';
import { storedPicture, shelve, type PictureOwner } from '#src/browser/picture-store.ts';

export type ParcelPicturesFlow = ReturnType<typeof useParcelPictures>;

export function useParcelPictures(actor: ActorRefFrom<typeof parcelPicturesMachine>, owner: () => PictureOwner) {
  const snapshot = useSelector(actor, (now) => now);
  const give = async (files: readonly File[]) => {
    const given = files.map((file, index) => ({ ...owner(), id: randomText(), file, name: file.name, at: Date.now() + index }));
    await Promise.all(given.map((one) => shelve({ ...one, isReady: false, imageId: null })));
    actor.send({ type: 'pictures.given', pictures: given.map(({ id, name }) => ({ id, name })) });
  };
  return [toParcelPicturesView(snapshot), actor.send, give] as const;
}

/** A file as an address of its own: the page's policy lets pictures in from here and nowhere else. */
const addressOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('The picture cannot be read')));
    reader.readAsDataURL(file);
  });

export function usePictureAddress(id: string, isReady: boolean): string | null {
  const { data } = useQuery({
    queryKey: ['parcel picture', id, isReady],
    queryFn: async () => {
      const picture = await storedPicture(id);
      return picture ? addressOf(picture.file) : null;
    },
    staleTime: Infinity,
  });
  return data ?? null;
}
