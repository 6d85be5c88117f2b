import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Language } from '#contract/enumerations.ts';

const STYLE_PATH = '/letter-page.css';
const STYLE = `@font-face{font-family:'Bricolage Grotesque Variable';src:url('/fonts/bricolage-grotesque.woff2') format('woff2');font-weight:200 800;font-display:swap}
:root{color-scheme:light dark;font:100%/1.5 var(--font)}body{background:var(--ground);color:var(--ink);max-width:32rem;margin:0 auto;padding:3rem 1.25rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}p{margin:0 0 1.5rem}a{color:inherit}
button{font:inherit;font-weight:600;min-height:48px;padding:0 1.75rem;border:0;border-radius:999px;background:var(--accent);color:var(--on-accent);cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid;outline-offset:3px}`;

/** A page that a link of a letter opens: its title, and below it HTML of ours. */
export const letterPage = (language: Language, title: string, main: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/theme.css"><link rel="stylesheet" href="${STYLE_PATH}"></head><body><main><h1>${title}</h1>${main}</main></body></html>`;

/** Sends such a page: its address holds a token, which nobody else is told of. */
export const sendLetterPage = (reply: FastifyReply, html: string) =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8').send(html);

/** The token in an address or a form; nothing else is put into a page. */
export const tokenIn = (text: string): string => /(?:^|[?&])token=([A-Za-z0-9_-]{1,300})(?:&|$)/.exec(text)?.[1] ?? '';

export function serveLetterStyle(app: FastifyInstance): void {
  app.get(STYLE_PATH, (_request, reply) => reply.header('cache-control', 'public, max-age=3600').type('text/css').send(STYLE));
}
