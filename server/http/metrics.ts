import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallOutcome, Metrics } from '../metrics/metrics.ts';
import { isSame, type LocalDoor } from './local-door.ts';
import { loggedErrorCode } from './call-log.ts';

/** Who may read the metrics: whoever has the token; without one only this machine, and in production nobody. */
export type MetricsDoor = { readonly metrics: Metrics; readonly token: string | null; readonly isProduction: boolean };

function outcomeOf(status: number, errorCode: number | undefined): CallOutcome {
  if (status === 429 || status === 503) return 'limited';
  if (status >= 500) return 'failed';
  if (status >= 400) return 'faulty';
  return errorCode === undefined ? 'done' : 'refused';
}

function mayRead(request: FastifyRequest, reply: FastifyReply, { token, isProduction }: MetricsDoor, door: LocalDoor): boolean {
  const given = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
  if (token !== null && given !== undefined) return isSame(given, token);
  return !isProduction && door.opensHere(request, reply);
}

/** The template of a request's path: each file that was built has a route of its own, and none is worth one here. */
const templateOf = ({ routeOptions: { url = 'unknown' } }: FastifyRequest): string => url.replace(/^\/(assets|fonts)\/.*/, '/$1/*');

/** Counts every call, and serves `/metrics` to who may read it; to others it does not exist. */
export function serveMetrics(app: FastifyInstance, door: MetricsDoor, local: LocalDoor): void {
  const { metrics } = door;
  app.addHook('onResponse', (request, reply, done) => {
    // How long somebody read a stream says nothing of how fast it was answered.
    const seconds = request.routeOptions.config.streams ? 0 : reply.elapsedTime / 1_000;
    metrics.answered(templateOf(request), outcomeOf(reply.statusCode, loggedErrorCode(request)), seconds);
    done();
  });
  app.get('/metrics', { config: { shed: 'never' } }, async (request, reply) => {
    if (!mayRead(request, reply, door, local)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
