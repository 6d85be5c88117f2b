import type { FastifyInstance, FastifyReply } from 'fastify';
import { TWINT_ANSWERS, TWINT_PAGE, type TwintAnswer } from '#contract/card-sandbox.ts';
import type { Language } from '#contract/enumerations.ts';
import { formatMoney } from '#domain/money.ts';
import type { Brand } from '../../brand/brand.ts';
import { inHtml } from '../../brand/in-html.ts';
import type { CardSandbox } from '../../payments/sandbox/sandbox.ts';
import { drawnCode } from '../../payments/sandbox/drawn-code.ts';
import { languageOf } from '../../http/accepted-language.ts';
import { tokenIn } from '../letter-page.ts';

const STYLE_PATH = `${TWINT_PAGE}.css`;
const STYLE = `:root{color-scheme:light dark;font:100%/1.5 var(--font)}*{box-sizing:border-box}body{background:var(--ground);color:var(--ink);max-width:26rem;margin:0 auto;padding:1.5rem 1rem;overflow-wrap:break-word}
header{display:flex;gap:.75rem;align-items:baseline;justify-content:space-between}header b{font-size:1.25rem;letter-spacing:.04em}header span{color:var(--ink-2);font-size:.875rem}
main{margin-top:1rem;padding:1.5rem 1.25rem;border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface)}
h1{font-size:1.5rem;line-height:1.25;margin:0;text-wrap:balance}p{margin:.25rem 0 1rem;color:var(--ink-2)}h2{font-size:1rem;margin:1.5rem 0 .75rem;padding-top:1.25rem;border-top:1px solid var(--line)}
.code{display:block;width:12rem;margin:0 auto .5rem;padding:.75rem;border-radius:var(--radius);background:#fff}.code+p{text-align:center;font-size:.875rem}
form{display:grid;gap:.75rem;margin:0}button,.button{display:block;width:100%;min-height:3rem;padding:.6875rem 1.25rem;border:0;border-radius:var(--radius);background:none;box-shadow:inset 0 0 0 1.5px var(--line-strong);color:var(--ink);font:600 1rem/1.5 var(--font);text-align:center;text-decoration:none;cursor:pointer}
.main{background:var(--accent);box-shadow:none;color:var(--on-accent)}.back{box-shadow:none;color:var(--accent-ink)}.app{display:none}@media(pointer:coarse){.app{display:block}.code,.code+p{display:none}}
:focus-visible{outline:3px solid var(--accent-ink);outline-offset:2px}@media(forced-colors:active){button,.button{border:2px solid}}`;

const WORDS = {
  en: {
    sandbox: 'Test page: no money moves',
    title: (money: string) => `Pay ${money}`,
    to: (shop: string) => `to ${shop}`,
    scan: 'Scan this with the TWINT app',
    drawing: 'This is a drawing: no app can read it.',
    app: 'Open the TWINT app',
    what: 'What does the app say?',
    accept: 'Confirm the payment',
    refuse: 'Decline',
    expire: 'Let it time out',
    late: 'Confirm, and answer late',
    leave: 'Go back without answering',
    over: 'This payment is over.',
  },
  fr: {
    sandbox: 'Page de test : aucun argent ne circule',
    title: (money: string) => `Payer ${money}`,
    to: (shop: string) => `à ${shop}`,
    scan: 'Scannez ce code avec l’application TWINT',
    drawing: 'C’est un dessin : aucune application ne peut le lire.',
    app: 'Ouvrir l’application TWINT',
    what: 'Que répond l’application ?',
    accept: 'Confirmer le paiement',
    refuse: 'Refuser',
    expire: 'Laisser expirer',
    late: 'Confirmer, et répondre en retard',
    leave: 'Revenir sans répondre',
    over: 'Ce paiement est terminé.',
  },
} as const satisfies Record<Language, object>;

const page = (language: Language, title: string, main: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} · TWINT</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/theme.css"><link rel="stylesheet" href="${STYLE_PATH}"></head><body><header><b>TWINT</b><span>${WORDS[language].sandbox}</span></header><main><h1>${title}</h1>${main}</main></body></html>`;

const send = (reply: FastifyReply, html: string) =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8').send(html);

/** What the address says of the payment, as Stripe adds it. Only a hint: the shop asks the provider. */
const STATUS = { accept: 'succeeded', refuse: 'failed', expire: 'failed', late: 'pending', leave: 'pending' } as const;

function backTo(returnUrl: string, intentId: string, said: keyof typeof STATUS): string {
  const address = new URL(returnUrl);
  address.searchParams.set('payment_intent', intentId);
  address.searchParams.set('redirect_status', STATUS[said]);
  return address.href;
}

const answerIn = (body: string): TwintAnswer | null => {
  const said = new URLSearchParams(body).get('answer');
  return TWINT_ANSWERS.find((answer) => answer === said) ?? null;
};
const languageIn = (url: string, header: string | undefined): Language =>
  /[?&]lang=fr\b/.test(url) ? 'fr' : /[?&]lang=en\b/.test(url) ? 'en' : languageOf(header);

/** TWINT's page of the sandbox, where Stripe would show TWINT's own: it takes any answer, or none, and leads back. */
export function serveSandboxTwint(app: FastifyInstance, { browser }: CardSandbox, { name }: Pick<Brand, 'name'>): void {
  app.get(STYLE_PATH, (_request, reply) => reply.header('cache-control', 'public, max-age=3600').type('text/css').send(STYLE));
  app.get(TWINT_PAGE, { config: { shed: 'last' } }, async (request, reply) => {
    const language = languageIn(request.url, request.headers['accept-language']);
    const words = WORDS[language];
    const token = tokenIn(request.url);
    const intent = await browser.twintPage(token);
    if (!intent || intent.status !== 'requires_action') {
      const back = intent?.returnUrl
        ? `<p><a class="button main" href="${inHtml(backTo(intent.returnUrl, intent.id, 'leave'))}">${inHtml(name)}</a></p>`
        : '';
      return send(reply.code(intent ? 200 : 404), page(language, words.over, back));
    }
    const title = words.title(formatMoney(intent.amount, intent.currency.toUpperCase()));
    const answers = TWINT_ANSWERS.map(
      (answer) => `<button name="answer" value="${answer}"${answer === 'accept' ? ' class="main"' : ''}>${words[answer]}</button>`,
    ).join('');
    const back = intent.returnUrl === null ? '/' : inHtml(backTo(intent.returnUrl, intent.id, 'leave'));
    return send(
      reply,
      page(
        language,
        title,
        `<p>${inHtml(words.to(name))}</p><svg class="code" viewBox="0 0 25 25" role="img" aria-label="${words.scan}"><path d="${drawnCode(intent.id)}"/></svg><p>${words.drawing}</p><a class="button main app" href="#app">${words.app}</a><h2 id="app">${words.what}</h2><form method="post" action="${TWINT_PAGE}"><input type="hidden" name="token" value="${token}">${answers}<a class="button back" href="${back}">${words.leave}</a></form>`,
      ),
    );
  });
  void app.register((door, _options, done) => {
    door.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1_024 }, (_request, body, parsed) => {
      parsed(null, body);
    });
    door.post(TWINT_PAGE, { config: { shed: 'last' } }, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const token = tokenIn(body);
      const [answer, intent] = [answerIn(body), await browser.twintPage(token)];
      if (answer === null || !intent?.returnUrl) return reply.code(400).send();
      await browser.answerTwint({ client_secret: token, answer });
      return reply.header('cache-control', 'no-store').redirect(backTo(intent.returnUrl, intent.id, answer), 303);
    });
    done();
  });
}
