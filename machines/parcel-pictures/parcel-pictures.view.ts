import type { ImageRefusal } from '#contract/enumerations.ts';
import type { SnapshotFrom } from 'xstate';
import { COURIER_IMAGES_MAXIMUM } from '#contract/limits.ts';
import type { parcelPicturesMachine } from './parcel-pictures.machine.ts';
import type { ParcelPicture } from './parcel-pictures.setup.ts';

export type ParcelPicturesView = {
  readonly is: 'recalling' | 'resting' | 'preparing';
  readonly pictures: readonly ParcelPicture[];
  readonly refusals: readonly { readonly name: string; readonly why: ImageRefusal }[];
  readonly hasRoom: boolean;
};

export function toParcelPicturesView(snapshot: SnapshotFrom<typeof parcelPicturesMachine>): ParcelPicturesView {
  const { pictures, refusals } = snapshot.context;
  const is = snapshot.matches('recalling') ? 'recalling' : snapshot.matches({ taking: 'preparing' }) ? 'preparing' : 'resting';
  return { is, pictures, refusals, hasRoom: pictures.length < COURIER_IMAGES_MAXIMUM };
}
