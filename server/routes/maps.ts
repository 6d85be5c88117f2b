import type { FastifyInstance } from 'fastify';
import { metresBetween, type Point } from '#domain/geometry.ts';
import type { Services } from '../call/services.ts';
import { EVERYTHING } from '../repositories/catalogue-news.ts';
import { gazetteerMarks, mapOf, type GazetteerMark } from '../repositories/gazetteers.ts';
import { countPage } from '../http/page-limits.ts';

/** Farther than this from its centre nothing of a city's map is to be seen, metres. */
const SEEN_WITHIN = 40_000;
/** How long a map may be kept, seconds: a changed one is asked for by its digest. */
const MAX_AGE = 3_600;
const NOTHING = { type: 'FeatureCollection', features: [] };

function cityAt(marks: readonly GazetteerMark[], point: Point): GazetteerMark | null {
  const far = ({ latitude, longitude }: GazetteerMark) => metresBetween(point, [latitude, longitude]);
  return marks.filter((mark) => far(mark) <= SEEN_WITHIN).toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

export function serveMaps(app: FastifyInstance, { reads, memory, limits }: Pick<Services, 'reads' | 'memory' | 'limits'>): void {
  app.get<{ Params: { at: string } }>('/maps/:at', async (request, reply) => {
    await countPage(limits, 'pictures', request);
    const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d)?),(-?\d{1,3}(?:\.\d)?)\.json$/.exec(request.params.at) ?? [];
    if (latitude === undefined || longitude === undefined) return reply.code(404).send({ success: false, error_code: 0 });
    const marks = await memory.catalogue('gazetteers', () => reads(gazetteerMarks), [EVERYTHING]);
    const city = cityAt(marks, [Number(latitude), Number(longitude)]);
    const mark = `"${city?.digest.slice(0, 24) ?? 'none'}"`;
    reply.header('cache-control', `public, max-age=${MAX_AGE}`).header('etag', mark).type('application/json');
    if (request.headers['if-none-match'] === mark) return reply.code(304).send();
    return reply.send((city && (await reads((database) => mapOf(database, city.cityId)))?.map) ?? NOTHING);
  });
}
