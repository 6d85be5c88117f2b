import type { SizeOf } from './redraw.ts';

/** The side of what is kept, pixels: three times what the profile shows. */
const SIDE = 288;

/** How large a customer's picture is kept: square, cut where nothing stands out, and never larger than it was. */
export const customerPicture: SizeOf = ({ width, height }) => {
  const side = Math.min(SIDE, width, height);
  return { width: side, height: side, fit: 'cover', position: 'attention' };
};
