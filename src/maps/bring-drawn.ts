import type { Point } from '#domain/geometry.ts';
import geneva from './geneva.json';

/** West, south, east and north of the map that comes with the build. */
const GENEVA = { west: 5.85, south: 46.05, east: 6.45, north: 46.45 } as const;
const BARE = { type: 'FeatureCollection', features: [] } as const;
/** A map that takes longer is not waited for, milliseconds. */
const TAKES_TOO_LONG = 8_000;

const isInGeneva = ([latitude, longitude]: Point): boolean =>
  latitude > GENEVA.south && latitude < GENEVA.north && longitude > GENEVA.west && longitude < GENEVA.east;

/**
 * The schematic map around a point, as GeoJSON: Geneva's comes with the build and needs no network, another city's is its server's.
 * Where there is none, or it does not come, it is bare land. Never rejects.
 */
export async function bringDrawn(at: Point): Promise<object> {
  if (isInGeneva(at)) return geneva;
  const [latitude, longitude] = at.map((degrees) => degrees.toFixed(1));
  try {
    const base = (import.meta.env.VITE_API_URL as string | undefined) ?? '';
    const answered = await fetch(`${base}/maps/${latitude},${longitude}.json`, { signal: AbortSignal.timeout(TAKES_TOO_LONG) });
    return answered.ok ? ((await answered.json()) as object) : BARE;
  } catch {
    return BARE;
  }
}
