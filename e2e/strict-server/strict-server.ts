import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answersOf } from './answers.ts';
import { LISTED_PAYLOADS, misfits } from './listed-payloads.ts';
import { smallBank } from './small-bank.ts';

const CLIENT = join(process.cwd(), 'dist/client');
const PAGES = join(process.cwd(), 'dist/pages/render-page.js');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.html': 'text/html',
  '.png': 'image/png',
};

type Answered = { readonly status: number; readonly json: object };
type Drawn = {
  readonly renderPage: (request: {
    url: string;
    origin: string;
    language: 'en';
    call: (call: { path: string; body: unknown }) => Promise<{ status: number; text: string }>;
  }) => Promise<{ status: number; html: string }>;
};

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

/**
 * Another server of the same contract, which shares nothing with the reference server: it serves the built storefront,
 * knows the specification's calls and no others, wants every listed field, and answers with listed fields alone.
 */
export async function startStrictServer() {
  /** What was sent otherwise than listed. */
  const complaints: string[] = [];
  /** Calls that it does not know. */
  const unknown: string[] = [];
  const calls: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
  const bank = smallBank();
  const { answers, orders } = answersOf(bank, (what) => complaints.push(what));

  const call = (path: string, body: Record<string, unknown>): Answered => {
    const listed = LISTED_PAYLOADS[path];
    const answer = answers[path];
    if (!listed || !answer) {
      unknown.push(path);
      return { status: 404, json: { success: false, error_code: 0 } };
    }
    calls.push({ path, body });
    const wrong = misfits(listed, body);
    if (wrong.length === 0) return { status: 200, json: answer(body) };
    complaints.push(`${path}: ${wrong.map((field) => `${field} is ${JSON.stringify(body[field])}`).join(', ')}`);
    return {
      status: 400,
      json: { success: false, error_code: 0, issues: wrong.map((field) => ({ path: field, message: 'not as listed' })) },
    };
  };

  const drawn = (await import(pathToFileURL(PAGES).href)) as Drawn;
  const server = createServer(
    (request, response) =>
      void (async () => {
        const { pathname } = new URL(request.url ?? '/', 'http://strict');
        const send = (status: number, type: string, content: string | Buffer) =>
          response.writeHead(status, { 'content-type': type }).end(content);
        const sendJson = ({ status, json }: Answered) => send(status, 'application/json', JSON.stringify(json));
        if (/^\/(api|admin)\//.test(pathname)) return sendJson(call(pathname, await bodyOf(request)));
        if (request.method === 'POST') {
          const json = bank.answer(pathname, await bodyOf(request));
          return sendJson(json ? { status: 200, json } : { status: 404, json: {} });
        }
        if (extname(pathname)) {
          const file = await readFile(join(CLIENT, normalize(pathname))).catch(() => null);
          return file ? send(200, TYPES[extname(pathname)] ?? 'application/octet-stream', file) : send(404, 'text/plain', '');
        }
        const page = await drawn.renderPage({
          url: request.url ?? '/',
          origin: 'http://strict',
          language: 'en',
          call: ({ path, body }) => {
            const { status, json } = call(path, (body ?? {}) as Record<string, unknown>);
            return Promise.resolve({ status, text: JSON.stringify(json) });
          },
        });
        return send(page.status, 'text/html', page.html);
      })().catch((error: unknown) => {
        complaints.push(`broke: ${String(error)}`);
        response.writeHead(500).end();
      }),
  );
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    complaints,
    unknown,
    calls,
    orders,
    bank,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
export type StrictServer = Awaited<ReturnType<typeof startStrictServer>>;
