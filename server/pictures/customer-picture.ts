import type { ResizeOptions } from 'sharp';

/** The side of what is kept, pixels: three times what the profile shows. */
const SIDE = 288;

/** How large a customer's picture is kept: square, and cut where nothing stands out. */
export const CUSTOMER_PICTURE: ResizeOptions = { width: SIDE, height: SIDE, fit: 'cover', position: 'attention' };
