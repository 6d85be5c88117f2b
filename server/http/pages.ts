import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { LANGUAGES, type Language } from '#contract/enumerations.ts';
import type { DeploymentSettings, OptionalCall, PageLook, PageSettings } from '#contract/page-settings.ts';
import { languageInAddress } from '#domain/language-in-address.ts';
import { lookOf, pageBrandOf, type Brand } from '../brand/brand.ts';
import type { Services } from '../call/services.ts';
import type { DemoClock } from '../call/demo-clock.ts';
import { answerUnknown, RETRY_AFTER } from './errors.ts';
import { countPage } from './page-limits.ts';
import { languageOf } from './accepted-language.ts';
import type { PageSources } from './content-security-policy.ts';
import { firstScreens, type Drawn, type InnerCall } from './first-screens.ts';
import { serveBrand } from './serve-brand.ts';
import { serveServiceWorker, type WorkerServed } from './service-worker.ts';
import { sendEncoded } from './send-encoded.ts';
import type { InLine } from './guest-queue.ts';

/** What draws pages (the built `src/first-screen/server/render-page.tsx`). */
export type PageRenderer = {
  readonly renderPage: (request: {
    url: string;
    origin: string;
    language: Language;
    call: InnerCall;
    settings: PageSettings;
    look: PageLook;
  }) => Promise<Drawn>;
  readonly renderBasket: (request: {
    kept: Readonly<Record<string, string | null>>;
    language: Language;
    call: InnerCall;
  }) => Promise<object | null>;
};

export type Storefront = {
  readonly files: string;
  readonly draw: PageRenderer;
  readonly settings?: DeploymentSettings;
  readonly worker?: WorkerServed;
};

export type CallFor = (request: FastifyRequest) => InnerCall;

export const callsItself =
  (app: FastifyInstance): CallFor =>
  (request) =>
  async ({ path, method, body, language }) => {
    const answered = await app.inject({
      method,
      url: path,
      remoteAddress: request.ip,
      headers: { 'accept-language': language },
      ...(method === 'POST' ? { payload: body as object } : {}),
    });
    return { status: answered.statusCode, text: answered.body };
  };

const storedTexts = v.object({ kept: v.record(v.string(), v.nullable(v.string())) });

const YEAR = 31_536_000;

/**
 * Whoever keeps pages in front of the server may hand one on for so many seconds, and while they fetch it anew; browsers
 * ask each time, and get a 304 where nothing has changed.
 */
const FOR_ALL = 'public, max-age=0, must-revalidate, s-maxage=15, stale-while-revalidate=45';
const FOR_ONE = 'private, no-cache';

/** The language of a page, and who may be handed it: one that follows from its address, or from what a browser prefers, is the same for everybody. */
type PageLanguage = { readonly language: Language; readonly by: 'address' | 'browser' | 'cookie' };

function pageLanguage({ url, headers }: FastifyRequest, { defaultLanguage }: Brand): PageLanguage {
  const asked = languageInAddress(url.split('?')[1] ?? '');
  if (asked) return { language: asked, by: 'address' };
  const wished = languageOf(headers['accept-language'], defaultLanguage);
  const said = /(?:^|;\s*)language=(\w+)/.exec(headers.cookie ?? '')?.[1];
  const chosen = LANGUAGES.find((language) => language === said) ?? wished;
  return { language: chosen, by: chosen === wished ? 'browser' : 'cookie' };
}

const isKnown = ({ headers }: FastifyRequest, mark: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === mark);

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

/** Where a page has its one address: without a slash at its end, and with its id in small letters. Never on another host. */
export function plainPath(url: string): string {
  const [path = '/', ...rest] = url.split('?');
  const plain = `/${path.replace(/^[/\\]+|\/+$/g, '')}`.replace(/\/[0-9a-f]{24}$/i, (id) => id.toLowerCase());
  return [plain, ...rest].join('?');
}

const isFile = (url: string): boolean => /^\/\.well-known\/|\.[a-z][a-z0-9]{0,14}$/i.test(url.split('?')[0] ?? '');

const notFound = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');

function clockSettings(clock: DemoClock | null | undefined): Pick<PageSettings, 'clock'> {
  const settings = clock?.pageSettings();
  return settings ? { clock: settings } : {};
}

export async function servePages(
  app: FastifyInstance,
  {
    storefront,
    sources,
    inLine,
    callFor,
    isThere,
    clock,
    otherFile = notFound,
    lacks,
    brand,
    siteUrl,
    limits,
    memory,
    now,
  }: {
    storefront: Storefront | null;
    sources: PageSources;
    /** Pages wait for their turn: each is drawn for somebody nobody knows. */
    inLine: InLine;
    callFor: CallFor;
    clock?: DemoClock | null | undefined;
    otherFile?: (request: FastifyRequest, reply: FastifyReply) => unknown;
    isThere: (request: FastifyRequest, reply: FastifyReply) => boolean;
    lacks?: () => readonly OptionalCall[];
  } & Pick<Services, 'brand' | 'siteUrl' | 'limits' | 'memory' | 'now'>,
): Promise<void> {
  serveBrand(app, brand, siteUrl);
  if (storefront?.worker) serveServiceWorker(app, storefront.worker);
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
  if (storefront) {
    app.post('/first-screens/basket', { config: { shed: 'first' } }, async (request, reply) => {
      await countPage(limits, 'baskets', request);
      const body = v.safeParse(storedTexts, request.body);
      void reply.header('cache-control', 'no-store');
      if (!body.success)
        return reply
          .code(400)
          .send({ success: false, error_code: 0, issues: [{ path: 'kept', message: 'Texts by their keys are expected' }] });
      // The page finds out by itself what is not drawn for it.
      const drawn = await storefront.draw
        .renderBasket({ ...body.output, language: pageLanguage(request, brand).language, call: callFor(request) })
        .catch((error: unknown) => {
          request.log.error({ err: error }, 'a basket could not be drawn');
          return null;
        });
      return drawn ? reply.send(drawn) : reply.code(204).send();
    });
  }
  const settings = () => {
    const lacking = lacks?.() ?? [];
    return { ...storefront?.settings, ...(lacking.length > 0 && { lacks: lacking }), brand: pageBrandOf(brand), ...clockSettings(clock) };
  };
  const look = lookOf(brand);
  const screenOf = firstScreens({
    memory,
    now,
    sources,
    draw: async (asked) => {
      if (!storefront) throw new Error('No page is drawn here');
      return inLine(() => storefront.draw.renderPage({ ...asked, origin: new URL(siteUrl).origin, settings: settings(), look }));
    },
  });
  answerUnknown(app, async (request, reply) => {
    if (!storefront) return reply.code(404).send({ success: false, error_code: 0 });
    if (request.url !== request.originalUrl) return reply.redirect('/', 302);
    if (isFile(request.url)) return otherFile(request, reply);
    const plain = plainPath(request.url);
    if (plain !== request.url) return reply.redirect(plain, 301);
    await countPage(limits, 'pages', request);
    const { language, by } = pageLanguage(request, brand);
    const screen = await screenOf({ url: request.url, language, call: callFor(request) });
    const { text, policy, isForAll, isWhole, mark } = screen;
    const status = isThere(request, reply) ? screen.status : 404;
    void reply.header('content-security-policy', policy).type('text/html; charset=utf-8');
    // A page without its answers is a page all the same, which asks again by itself; nobody else should take it for the real one.
    if (!isWhole) return sendEncoded(request, reply.code(503).header('retry-after', RETRY_AFTER).header('cache-control', 'no-store'), text);
    const isShared = isForAll && status === 200;
    void reply.header('cache-control', isShared && by !== 'cookie' ? FOR_ALL : FOR_ONE);
    const vary = by === 'address' ? [] : ['accept-language'];
    if (!isShared) return sendEncoded(request, reply.code(status), text, vary);
    void reply.header('etag', mark);
    return isKnown(request, mark)
      ? reply
          .code(304)
          .header('vary', [...vary, 'accept-encoding'].join(', '))
          .send()
      : sendEncoded(request, reply, text, vary);
  });
}
