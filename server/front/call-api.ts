import type { FastifyRequest } from 'fastify';
import type { ApiOfFront } from './api-of-front.ts';
import type { CallFor } from '../http/pages.ts';

/** How long a page that is drawn waits for the API, milliseconds: then it is drawn without, and asks by itself. */
export const PATIENCE = 2_000;

/** How pages that this process draws call another API, in the name of the address that asks for them. An API that is not reached in time has answered 503. */
export const callsApi =
  ({ url }: ApiOfFront): CallFor =>
  (request) =>
  async ({ path, method, body, language }) => {
    try {
      const answered = await fetch(url + path, {
        method,
        headers: {
          'accept-language': language,
          'x-forwarded-for': request.ip,
          ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        },
        ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(PATIENCE),
      });
      return { status: answered.status, text: await answered.text() };
    } catch (error) {
      request.log.warn({ err: error, path }, 'the API did not answer a page');
      return { status: 503, text: '' };
    }
  };

/** The sitemap of an API that has one of its own, which knows its stores; null where it has none, or is not reached in time. */
export async function sitemapOf({ url }: ApiOfFront, { ip, log }: FastifyRequest): Promise<string | null> {
  try {
    const answered = await fetch(`${url}/sitemap.xml`, {
      headers: { 'x-forwarded-for': ip },
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answered.ok && answered.headers.get('content-type')?.includes('xml') ? await answered.text() : null;
  } catch (error) {
    log.warn({ err: error }, 'the API did not answer with a sitemap');
    return null;
  }
}
