import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { LANGUAGES, type Language } from '#contract/enumerations.ts';
import { languageAsked } from '#domain/language-asked.ts';
import type { Limits } from '../limits/limits.ts';
import { answerUnknown, RETRY_AFTER } from './errors.ts';
import { countPage } from './page-limits.ts';
import { languageOf } from './accepted-language.ts';
import { allowStyles, type PageSources } from './content-security-policy.ts';

/** Calls one of the server's own endpoints from inside: the answer’s text comes out. */
export type InnerCall = (request: {
  path: string;
  method: 'GET' | 'POST';
  body: unknown;
  language: string;
}) => Promise<{ status: number; text: string }>;

/** What draws pages (the built `src/first-screen/server/render-page.tsx`). */
export type PageRenderer = {
  /** The first screen of an address. */
  readonly renderPage: (request: {
    url: string;
    origin: string;
    language: Language;
    call: InnerCall;
  }) => Promise<{ status: number; html: string; inlineStyles: readonly string[] }>;
  /** The basket of the browser that keeps these texts, or null. */
  readonly renderBasket: (request: {
    kept: Readonly<Record<string, string | null>>;
    language: Language;
    call: InnerCall;
  }) => Promise<object | null>;
};

const keptTexts = v.object({ kept: v.record(v.string(), v.nullable(v.string())) });

const YEAR = 31_536_000;

/** The language of a page: what its address asks for, what this browser chose before, what it wishes for. */
function chosenLanguage(url: string, cookie: string | undefined, header: string | undefined): Language {
  const asked = languageAsked(url.split('?')[1] ?? '');
  if (asked) return asked;
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(cookie ?? '')?.[1];
  return LANGUAGES.find((language) => language === chosen) ?? languageOf(header);
}

/** An address as it can be read. One whose escapes mean no text is nobody's page and leads to the landing page (0-decisions, Screens): neither server nor browser could name it. */
export function readableAddress(url: string): string {
  const [path = '/', ...rest] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return /^\/(api|admin|pictures|assets)(\/|$)/.test(path) ? url : [path.replaceAll('%', '%25'), ...rest].join('?');
  }
}

/** The storefront's files, and for every other address the page that stands there. */
export async function servePages(
  app: FastifyInstance,
  {
    storefront,
    sources,
    siteUrl,
    limits,
  }: { storefront: { files: string; draw: PageRenderer } | null; sources: PageSources; siteUrl: string; limits: Limits },
): Promise<void> {
  if (storefront) {
    await app.register(fastifyStatic, {
      root: storefront.files,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
        // A plain file knows no address of its own.
        if (/\/terms\.html(\.\w+)?$/.test(path)) void reply.header('link', `<${new URL(siteUrl).origin}/terms.html>; rel="canonical"`);
      },
      wildcard: false,
    });
  }
  /** In which language a page is drawn, and how it calls the server: in the name of the address that asks for it. `onTrouble` hears that a call failed. */
  const drawnFor = (request: FastifyRequest, onTrouble: () => void = () => undefined): { language: Language; call: InnerCall } => ({
    language: chosenLanguage(request.url, request.headers.cookie, request.headers['accept-language']),
    call: async ({ path, method, body, language }) => {
      const answered = await app.inject({
        method,
        url: path,
        remoteAddress: request.ip,
        headers: { 'accept-language': language },
        ...(method === 'POST' ? { payload: body as object } : {}),
      });
      if (answered.statusCode >= 500 || answered.statusCode === 429) onTrouble();
      return { status: answered.statusCode, text: answered.body };
    },
  });
  if (storefront) {
    app.post('/first-screens/basket', { config: { shed: 'first' } }, async (request, reply) => {
      await countPage(limits, 'baskets', request);
      const body = v.safeParse(keptTexts, request.body);
      void reply.header('cache-control', 'no-store');
      if (!body.success)
        return reply
          .code(400)
          .send({ success: false, error_code: 0, issues: [{ path: 'kept', message: 'Texts by their keys are expected' }] });
      // The page finds out by itself what is not drawn for it.
      const drawn = await storefront.draw.renderBasket({ ...body.output, ...drawnFor(request) }).catch((error: unknown) => {
        request.log.error({ err: error }, 'a basket could not be drawn');
        return null;
      });
      return drawn ? reply.send(drawn) : reply.code(204).send();
    });
  }
  answerUnknown(app, async (request, reply) => {
    if (!storefront) return reply.code(404).send({ success: false, error_code: 0 });
    if (request.url !== request.originalUrl) return reply.redirect('/', 302);
    await countPage(limits, 'pages', request);
    let isWhole = true;
    const { status, html, inlineStyles } = await storefront.draw.renderPage({
      url: request.url,
      origin: new URL(siteUrl).origin,
      ...drawnFor(request, () => {
        isWhole = false;
      }),
    });
    allowStyles(reply, sources, inlineStyles);
    // A page without its answers is a page all the same, which asks again by itself; nobody else should take it for the real one.
    if (!isWhole)
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(html);
    return reply
      .code(status)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, cookie')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
