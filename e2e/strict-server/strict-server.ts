import type { IncomingMessage } from 'node:http';
import { listen } from '../listen.ts';
import { answersOf } from './answers.ts';
import { LISTED_PAYLOADS, misfits } from './listed-payloads.ts';
import { smallBank } from './small-bank.ts';

type Answered = { readonly status: number; readonly json: object };
/** Storefronts of any origin may call it from the browser. */
const FOR_ANY_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** What was sent, as JSON or as a form; null where it can't be read. */
async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown> | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  try {
    if (type.startsWith('multipart/'))
      return Object.fromEntries(await new Response(bytes, { headers: { 'content-type': type } }).formData());
    const text = bytes.toString('utf8');
    return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  } catch {
    return null;
  }
}

/**
 * Another server of the same contract, which shares nothing with the reference server: it knows the specification's calls
 * and no others, wants every listed field, and answers with listed fields alone. It has no pages.
 */
export async function startStrictServer() {
  /** What was sent otherwise than listed. */
  const complaints: string[] = [];
  const unknown: string[] = [];
  const calls: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
  const bank = smallBank();
  const { answers, orders } = answersOf(bank, (what) => complaints.push(what));

  const call = (path: string, body: Record<string, unknown> | null): Answered => {
    const listed = LISTED_PAYLOADS[path];
    const answer = answers[path];
    if (!listed || !answer) {
      unknown.push(path);
      return { status: 404, json: { success: false, error_code: 0 } };
    }
    if (body === null) return { status: 400, json: { success: false, error_code: 0, issues: [] } };
    calls.push({ path, body });
    const wrong = misfits(listed, body);
    if (wrong.length === 0) return { status: 200, json: answer(body) };
    complaints.push(`${path}: ${wrong.map((field) => `${field} is ${JSON.stringify(body[field])}`).join(', ')}`);
    return {
      status: 400,
      json: { success: false, error_code: 0, issues: wrong.map((field) => ({ path: field, message: 'not as listed' })) },
    };
  };

  const { url, close } = await listen(
    (request, response) =>
      void (async () => {
        const { pathname } = new URL(request.url ?? '/', 'http://strict');
        const sendJson = ({ status, json }: Answered) =>
          response.writeHead(status, { ...FOR_ANY_ORIGIN, 'content-type': 'application/json' }).end(JSON.stringify(json));
        if (request.method === 'OPTIONS') return response.writeHead(204, FOR_ANY_ORIGIN).end();
        if (/^\/(api|admin)\//.test(pathname)) return sendJson(call(pathname, await bodyOf(request)));
        const json = request.method === 'POST' ? bank.answer(pathname, (await bodyOf(request)) ?? {}) : null;
        return sendJson(json ? { status: 200, json } : { status: 404, json: {} });
      })().catch((error: unknown) => {
        complaints.push(`broke: ${String(error)}`);
        response.writeHead(500).end();
      }),
  );
  return {
    url,
    complaints,
    unknown,
    calls,
    orders,
    bank,
    close,
  };
}
export type StrictServer = Awaited<ReturnType<typeof startStrictServer>>;
