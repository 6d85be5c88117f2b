import type { FastifyInstance } from 'fastify';
import { readableMails, type Mail } from '../repositories/mails.ts';
import { inHtml } from '../brand/in-html.ts';
import { dayAndTime } from '#domain/schedule/time-text.ts';
import type { LocalDoor } from '../http/local-door.ts';
import type { Services } from '../call/services.ts';

const linked = (text: string, siteUrl: string): string =>
  inHtml(text)
    .split(/(\s)/)
    .map((word) => (word.startsWith(`${siteUrl}/`) ? `<a href="${word}">${word}</a>` : word))
    .join('');

const STYLE = `@font-face{font-family:'Bricolage Grotesque Variable';src:url('/fonts/bricolage-grotesque.woff2') format('woff2');font-weight:200 800;font-display:swap}
:root{color-scheme:light dark;font:100%/1.5 var(--font)}body{max-width:46rem;margin:0 auto;padding:1.5rem 1rem;background:var(--ground);color:var(--ink)}
article{border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface);padding:1.25rem;margin:1rem 0}h1{font-size:1.75rem;margin:0}h2{font-size:1.125rem;margin:0}a{color:var(--accent-ink)}
p{margin:.25rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:1rem 0 0}`;

/** When an e-mail was written, by this machine's clock: 'Fri 20 Nov 2026, 12:41'. */
const written = (at: number): string => dayAndTime('en', at, Temporal.Now.timeZoneId());

const article = (mail: Mail, siteUrl: string): string =>
  `<article lang="${mail.language}"><h2>${inHtml(mail.subject)}</h2><p>${inHtml(mail.recipient)}, <time datetime="${new Date(mail.createdAt).toISOString()}">${written(new Date(mail.createdAt).getTime())}</time></p><pre>${linked(mail.words, siteUrl)}</pre>${mail.html === null ? '' : `<p><a href="/mailbox/${mail.id}">As HTML</a></p>`}</article>`;

/** The e-mails that no SMTP server took, at `/mailbox`: for development on one's own machine only. */
export function serveMailbox(app: FastifyInstance, { database, siteUrl }: Services, door: LocalDoor): void {
  app.get('/mailbox', async (request, reply) => {
    if (!door.opensHere(request, reply)) return reply.callNotFound();
    const mails = await readableMails(database);
    const shown = mails.length > 0 ? mails.map((mail) => article(mail, siteUrl)).join('') : '<p>No e-mails yet.</p>';
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Mailbox</title><link rel="stylesheet" href="/theme.css"><link rel="stylesheet" href="/mailbox.css"></head><body><main><h1>Mailbox</h1><p>E-mails stay here while no SMTP server is set. This page does not exist in production.</p>${shown}</main></body></html>`,
      );
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const mail = door.opensHere(request, reply) ? (await readableMails(database)).find(({ id }) => id === request.params.id) : undefined;
    if (!mail || mail.html === null) return reply.callNotFound();
    // It looks like in an e-mail program, where the style stands on each tag; there are no scripts in it, and none may be.
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });
  app.get('/mailbox.css', (_request, reply) => reply.type('text/css').send(STYLE));
}
