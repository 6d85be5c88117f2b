import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Language } from '../../contract/enumerations.ts';
import { CONFIRM_EMAIL_PATH, takeConfirmation } from '../services/confirm-email.ts';
import type { Services } from './call.ts';
import { languageOf } from './language.ts';
import { countPage } from './page-limits.ts';

const WORDS = {
  en: { title: 'Confirm your e-mail address', ask: 'One press, and you can order in cash.', button: 'Confirm', done: 'Your e-mail address is confirmed. You can order in cash now.', over: 'This link is not valid any more. Place your order once more, and we will send you another one.', back: 'Back to your basket' },
  fr: { title: 'Confirmer votre adresse e-mail', ask: 'Encore une pression, et vous pourrez commander en espèces.', button: 'Confirmer', done: 'Votre adresse e-mail est confirmée. Vous pouvez maintenant commander en espèces.', over: 'Ce lien n’est plus valable. Passez votre commande encore une fois, et nous vous en enverrons un autre.', back: 'Revenir à votre panier' },
} as const satisfies Record<Language, object>;

const STYLE = `@font-face{font-family:'Bricolage Grotesque Variable';src:url('/fonts/bricolage-grotesque.woff2') format('woff2');font-weight:200 800;font-display:swap}
:root{color-scheme:light dark;font:100%/1.5 'Bricolage Grotesque Variable',system-ui,sans-serif}body{max-width:32rem;margin:0 auto;padding:3rem 1.25rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}p{margin:0 0 1.5rem}a{color:inherit}
button{font:inherit;font-weight:600;min-height:48px;padding:0 1.75rem;border:0;border-radius:999px;background:CanvasText;color:Canvas;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid;outline-offset:3px}`;

const page = (language: Language, main: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${WORDS[language].title}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="${CONFIRM_EMAIL_PATH}.css"></head><body><main><h1>${WORDS[language].title}</h1>${main}</main></body></html>`;

/** The token in an address or a form; nothing else is put into a page. */
const tokenIn = (text: string): string => /(?:^|[?&])token=([A-Za-z0-9_-]{1,300})(?:&|$)/.exec(text)?.[1] ?? '';

/**
 * The page of the link that proves an e-mail address. Looking at it proves nothing, since programs look at what is in
 * e-mails; a person presses.
 */
export async function serveEmailConfirmation(app: FastifyInstance, services: Services): Promise<void> {
  const send = (reply: FastifyReply, html: string) => reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8').send(html);
  app.get(CONFIRM_EMAIL_PATH, async (request, reply) => {
    await countPage(services.limits, 'pages', request);
    const language = languageOf(request.headers['accept-language']);
    return send(reply, page(language, `<p>${WORDS[language].ask}</p><form method="post" action="${CONFIRM_EMAIL_PATH}"><input type="hidden" name="token" value="${tokenIn(request.url)}"><button>${WORDS[language].button}</button></form>`));
  });
  app.get(`${CONFIRM_EMAIL_PATH}.css`, (_request, reply) => reply.header('cache-control', 'public, max-age=3600').type('text/css').send(STYLE));
  await app.register((door, _options, done) => {
    door.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1_024 }, (_request, body, parsed) => { parsed(null, body); });
    door.post(CONFIRM_EMAIL_PATH, async (request, reply) => {
      await countPage(services.limits, 'pages', request);
      const language = languageOf(request.headers['accept-language']);
      const isProved = typeof request.body === 'string' && (await takeConfirmation(services, tokenIn(request.body)));
      return send(reply, page(language, `<p role="status">${isProved ? WORDS[language].done : WORDS[language].over}</p><p><a href="/basket">${WORDS[language].back}</a></p>`));
    });
    done();
  });
}
