import { metresBetween, type Point } from '#domain/geometry.ts';
import type { Call } from '#server/call/call.ts';
import type { Gazetteer } from '#server/gazetteer/gazetteer.ts';
import { EVERYTHING } from '#server/repositories/catalogue-news.ts';
import { gazetteerMarks, gazetteerOfMark, type GazetteerMark } from '#server/repositories/gazetteers.ts';

/** So many cities around a point are searched for an address: farther ones are meant by nobody, and each costs the process its time. */
const SEARCHED = 4;

const cachedMarks = (call: Call): Promise<GazetteerMark[]> =>
  call.memory.catalogue('gazetteers', () => call.reads(gazetteerMarks), [EVERYTHING]);

/** The gazetteers of the cities nearest to a point, the nearest first; of the first ones where no point is known. */
export async function cachedGazetteers(call: Call, near: Point | null, most: number = SEARCHED): Promise<Gazetteer[]> {
  const marks = await cachedMarks(call);
  const far = ({ latitude, longitude }: GazetteerMark) => (near === null ? 0 : metresBetween(near, [latitude, longitude]));
  const nearest = marks.toSorted((one, other) => far(one) - far(other)).slice(0, most);
  return (await Promise.all(nearest.map((mark) => gazetteerOfMark(call.reads, mark)))).filter((found) => found !== null);
}

export const everyGazetteer = (call: Call): Promise<Gazetteer[]> => cachedGazetteers(call, null, Infinity);
