import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '#contract/enumerations.ts';
import { inNameOf, type Brand } from '../brand/brand.ts';
import { inHtml } from '../brand/in-html.ts';
import type { Services } from '../call/services.ts';
import { languageOf } from '../http/accepted-language.ts';
import { countPage } from '../http/page-limits.ts';

const STYLE_PATH = '/letter-page.css';
const STYLE = `@font-face{font-family:'Bricolage Grotesque Variable';src:url('/fonts/bricolage-grotesque.woff2') format('woff2');font-weight:200 800;font-display:swap}
:root{color-scheme:light dark;font:100%/1.5 var(--font)}*{box-sizing:border-box}body{background:var(--ground);color:var(--ink);max-width:37rem;margin:0 auto;padding:1.5rem 1rem;overflow-wrap:break-word}
.plate{display:inline-block;padding:.375rem .75rem;border-radius:var(--radius-plate);background:var(--plaque);box-shadow:inset 0 0 0 2px var(--plaque),inset 0 0 0 3.25px var(--on-plaque);color:var(--on-plaque);font-weight:700;text-decoration:none}
main{margin-top:1rem;padding:1.5rem 1.25rem .5rem;border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface)}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem;text-wrap:balance}p,form{margin:0 0 1rem}
button,.button{display:block;width:100%;padding:.75rem 1.25rem;border:0;border-radius:var(--radius);background:var(--accent);color:var(--on-accent);font:600 1rem/1.5 var(--font);text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--accent-hover)}:focus-visible{outline:3px solid var(--accent-ink);outline-offset:2px}
@media(forced-colors:active){.plate,button,.button{border:2px solid}}`;

const letterPage = ({ name }: Pick<Brand, 'name'>, language: Language, title: string, main: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${inHtml(`${title} · ${name}`)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/theme.css"><link rel="stylesheet" href="${STYLE_PATH}"></head><body><header><a class="plate" href="/">${inHtml(name)}</a></header><main><h1>${inHtml(title)}</h1>${main}</main></body></html>`;

/** The token in an address or a form; nothing else is put into a page. */
export const tokenIn = (text: string): string => /(?:^|[?&])token=([A-Za-z0-9_-]{1,300})(?:&|$)/.exec(text)?.[1] ?? '';

export type LinkWords = Readonly<Record<'title' | 'ask' | 'button' | 'done' | 'home', string>> & { readonly over?: string };

type LetterLink = {
  readonly path: string;
  readonly words: Readonly<Record<Language, LinkWords>>;
  readonly home: string;
  /** The token stands in the address alone: what a form or a mail program sends says nothing that the address does not. */
  readonly isInAddress?: boolean;
  /** Does what the link is for; false where its token is none any more. */
  readonly take: (token: string) => Promise<boolean>;
};

/**
 * The page of a link in a letter. Looking at it does nothing, since programs look at what is in e-mails; a person presses.
 * Its address holds a token, which nobody else knows.
 */
export async function serveLetterLink(
  app: FastifyInstance,
  { brand, limits }: Services,
  { path, words, home, isInAddress = false, take }: LetterLink,
): Promise<void> {
  const answer = (
    method: 'GET' | 'POST',
    door: FastifyInstance,
    main: (said: LinkWords, request: FastifyRequest) => Promise<string> | string,
  ) =>
    door.route({
      method,
      url: path,
      handler: async (request, reply) => {
        await countPage(limits, 'pages', request);
        const language = languageOf(request.headers['accept-language'], brand.defaultLanguage);
        const html = letterPage(brand, language, inNameOf(brand, words[language].title), await main(words[language], request));
        return reply
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer')
          .type('text/html; charset=utf-8')
          .send(html);
      },
    });
  answer('GET', app, ({ ask, button }, { url }) => {
    const [query, field] = isInAddress
      ? [`?token=${tokenIn(url)}`, '']
      : ['', `<input type="hidden" name="token" value="${tokenIn(url)}">`];
    return `<p>${ask}</p><form method="post" action="${path}${query}">${field}<button>${button}</button></form>`;
  });
  await app.register((door, _options, done) => {
    if (isInAddress) door.removeAllContentTypeParsers();
    const type = isInAddress ? '*' : 'application/x-www-form-urlencoded';
    door.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 1_024 }, (_request, body, parsed) => {
      parsed(null, isInAddress ? null : body);
    });
    answer('POST', door, async ({ done: isDone, over, home: leave }, { url, body }) => {
      const token = isInAddress ? tokenIn(url) : typeof body === 'string' ? tokenIn(body) : null;
      const isTaken = token !== null && (await take(token));
      return `<p role="status">${isTaken ? isDone : over}</p><p><a class="button" href="${home}">${leave}</a></p>`;
    });
    done();
  });
}

export function serveLetterStyle(app: FastifyInstance): void {
  app.get(STYLE_PATH, (_request, reply) => reply.header('cache-control', 'public, max-age=3600').type('text/css').send(STYLE));
}
