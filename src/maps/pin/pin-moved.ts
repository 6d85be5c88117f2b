import type { PinView } from '#machines/map-pin/pin-view.ts';

/** Less than a millimetre, in degrees: what a library's arithmetic there and back adds to a point that stays. */
const STAYS = 1e-9;

/** Where a map that showed `before` looks after a move, by its library's arithmetic; null where nothing moved. A point that stays keeps its digits. */
export function viewMoved(
  before: PinView,
  moved: { readonly latitude: number; readonly longitude: number; readonly zoom: number },
): PinView | null {
  const stays = Math.abs(moved.latitude - before.latitude) < STAYS && Math.abs(moved.longitude - before.longitude) < STAYS;
  if (stays && moved.zoom === before.zoom) return null;
  const { latitude, longitude } = stays ? before : moved;
  return { latitude, longitude, zoom: moved.zoom };
}
