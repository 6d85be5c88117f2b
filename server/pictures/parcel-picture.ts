import type { SizeOf } from './redraw.ts';

/** The longer side of what is kept of a parcel's picture, pixels; a smaller one stays as it is. */
const LONGER_SIDE = 1_600;

export const parcelPicture: SizeOf = () => ({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside', withoutEnlargement: true });
