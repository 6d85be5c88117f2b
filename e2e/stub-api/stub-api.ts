import * as v from 'valibot';
import { type IncomingMessage, createServer, type RequestListener } from 'node:http';
import { endpoints } from '../../contract/endpoints.ts';
import { answersOf, type Body } from './answers.ts';
import { unlisted } from './listed.ts';
import { smallBank } from './small-bank.ts';
import type { AddressInfo } from 'node:net';

/** A server of the tests' own on a port that is free; closing it ends what is open. */
async function listen(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** The calls that the specification says are forms; that for an order is one for a parcel alone. */
const FORMS = ['/api/user/register', '/api/user/update'];

/** What was sent, as JSON or as a form; null where it can't be read. */
async function bodyOf(request: IncomingMessage): Promise<{ readonly body: Body | null; readonly isForm: boolean }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  const isForm = type.startsWith('multipart/');
  try {
    if (isForm) return { body: Object.fromEntries(await new Response(bytes, { headers: { 'content-type': type } }).formData()), isForm };
    return { body: bytes.length > 0 ? (JSON.parse(bytes.toString()) as Body) : {}, isForm };
  } catch {
    return { body: null, isForm };
  }
}
const fitsContract = (path: string, body: Body): boolean => {
  const call = Object.values(endpoints).find((one) => one.path === path);
  return !call || v.is(call.request, body);
};

/**
 * An API that was written from the specification alone: the calls that it describes, in its fields, with this one's own
 * choices wherever it leaves one. Whatever else is asked for is not there.
 */
export async function startStubApi() {
  const complaints: string[] = [];
  const bank = smallBank();
  const { answers, orders, move } = answersOf(bank, (what) => complaints.push(what));

  async function answer(request: IncomingMessage): Promise<{ readonly status: number; readonly json: object }> {
    const { pathname } = new URL(request.url ?? '/', 'http://stub');
    const call = answers[pathname];
    const { body, isForm } = await bodyOf(request);
    if (!call) {
      const json = body && bank.answer(pathname, body);
      return json ? { status: 200, json } : { status: 404, json: {} };
    }
    if (body === null) return { status: 400, json: {} };
    const isToBeForm = FORMS.includes(pathname) || (pathname === '/api/user/create_order' && body.delivery_type !== undefined);
    if (isForm !== isToBeForm) complaints.push(`${pathname}: ${isForm ? 'a form' : 'JSON'}`);
    for (const field of unlisted(pathname.split('/').at(-1) ?? '', body, isForm))
      complaints.push(`${pathname}: ${field} is ${JSON.stringify(body[field])}`);
    if (!isForm && !fitsContract(pathname, body)) return { status: 400, json: {} };
    return { status: 200, json: call(body) };
  }
  const { url, close } = await listen(
    (request, response) =>
      void answer(request)
        .then(({ status, json }) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json)))
        .catch((error: unknown) => {
          complaints.push(`${request.url}: ${String(error)}`);
          response.writeHead(500).end();
        }),
  );
  return { url, complaints, orders, move, close };
}
export type StubApi = Awaited<ReturnType<typeof startStubApi>>;
