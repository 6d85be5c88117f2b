import type { IncomingMessage } from 'node:http';
import { listen } from '../listen.ts';
import { smallBank } from '../strict-server/small-bank.ts';
import { answersOf, type Body } from './answers.ts';
import { LISTED } from './listed.ts';

/** The calls that the specification says are forms; that for an order is one for a parcel alone. */
const FORMS = ['/api/user/register', '/api/user/update'];

async function bodyOf(request: IncomingMessage): Promise<{ readonly body: Body; readonly isForm: boolean }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) return { body: bytes.length > 0 ? (JSON.parse(bytes.toString()) as Body) : {}, isForm: false };
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return { body: Object.fromEntries(form), isForm: true };
}

/**
 * An API that was written from the specification alone: the calls that it describes, in its fields, with this one's own
 * choices wherever it leaves one. Whatever else is asked for is not there.
 */
export async function startStubApi() {
  const complaints: string[] = [];
  const bank = smallBank();
  const { answers, orders, move } = answersOf(bank, (what) => complaints.push(what));

  async function answer(request: IncomingMessage): Promise<object | null> {
    const { pathname } = new URL(request.url ?? '/', 'http://stub');
    const call = answers[pathname];
    const { body, isForm } = await bodyOf(request);
    if (!call) return bank.answer(pathname, body);
    const isToBeForm = FORMS.includes(pathname) || (pathname === '/api/user/create_order' && body.delivery_type !== undefined);
    if (isForm !== isToBeForm) complaints.push(`${pathname}: ${isForm ? 'a form' : 'JSON'}`);
    const lacking = (LISTED[pathname.split('/').at(-1) ?? ''] ?? '').split(' ').filter((field) => field !== '' && !(field in body));
    if (lacking.length > 0) complaints.push(`${pathname}: no ${lacking.join(', ')}`);
    return call(body);
  }
  const { url, close } = await listen(
    (request, response) =>
      void answer(request)
        .then((json) => response.writeHead(json ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(json ?? {})))
        .catch((error: unknown) => {
          complaints.push(`${request.url}: ${String(error)}`);
          response.writeHead(500).end();
        }),
  );
  return {
    url,
    complaints,
    orders,
    move,
    close,
  };
}
export type StubApi = Awaited<ReturnType<typeof startStubApi>>;
