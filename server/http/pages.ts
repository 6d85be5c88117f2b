import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type Language } from '../../contract/enumerations.ts';
import { answerUnknown } from './errors.ts';
import { languageOf } from './language.ts';
import { originOf } from './origin.ts';
import { allowStyles, type PageSources } from './security-policy.ts';

/** Calls one of the server's own endpoints from inside: path and body in, the JSON answer out. */
export type InnerCall = (path: string, method: 'GET' | 'POST', body: unknown) => Promise<{ status: number; json: unknown }>;

/** Renders the first screen of a page (the built `src/pages/render-page.tsx`). */
export type PageRenderer = (request: { url: string; origin: string; language: Language; call: InnerCall }) => Promise<{ status: number; html: string; inlineStyles: readonly string[] }>;

const YEAR = 31_536_000;

function chosenLanguage(cookie: string | undefined, header: string | undefined): Language {
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(cookie ?? '')?.[1];
  return LANGUAGES.find((language) => language === chosen) ?? languageOf(header);
}

/** The storefront's files, and for every other address the page that stands there. */
export async function servePages(app: FastifyInstance, { storefront, sources, publicOrigin }: { storefront: { files: string; render: PageRenderer } | null; sources: PageSources; publicOrigin: string | null }): Promise<void> {
  if (storefront) {
    await app.register(fastifyStatic, {
      root: storefront.files,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
      },
      wildcard: false,
    });
  }
  answerUnknown(app, async (request, reply) => {
    if (!storefront) return reply.code(404).send({ success: false, error_code: 0 });
    const language = chosenLanguage(request.headers.cookie, request.headers['accept-language']);
    const call: InnerCall = async (path, method, body) => {
      const answered = await app.inject({ method, url: path, headers: { 'accept-language': language }, ...(method === 'POST' ? { payload: body as object } : {}) });
      return { status: answered.statusCode, json: answered.json<unknown>() };
    };
    const { status, html, inlineStyles } = await storefront.render({ url: request.url, origin: originOf(request, publicOrigin), language, call });
    allowStyles(reply, sources, inlineStyles);
    return reply.code(status).header('cache-control', 'no-cache').header('vary', 'accept-language, cookie').type('text/html; charset=utf-8').send(html);
  });
}
