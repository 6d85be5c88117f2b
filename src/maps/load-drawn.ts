import type { Point } from '#domain/geometry.ts';
import { apiUrl } from '#src/api/page-settings.ts';

const BARE = { type: 'FeatureCollection', features: [] } as const;
/** A map that takes longer is not waited for, milliseconds. */
const TAKES_TOO_LONG = 8_000;

/** The schematic map around a point, as GeoJSON: its city's, from the server. Where there is none, or it does not come, it is bare land. Never rejects. */
export async function loadDrawn(at: Point): Promise<object> {
  const [latitude, longitude] = at.map((degrees) => degrees.toFixed(1));
  try {
    const answered = await fetch(`${apiUrl()}/maps/${latitude},${longitude}.json`, { signal: AbortSignal.timeout(TAKES_TOO_LONG) });
    return answered.ok ? ((await answered.json()) as object) : BARE;
  } catch {
    return BARE;
  }
}
