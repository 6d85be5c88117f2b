import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drain } from '#server/drain.ts';
import { eventually } from '#tests/eventually.ts';

const GRACE = 1_000;
const LONGEST = 30_000;
let isStopping = false;
const answering: (() => void)[] = [];
const server = createServer((asked, answer) => {
  const say = () => {
    if (isStopping) answer.setHeader('connection', 'close');
    answer.end('said');
  };
  if (asked.url === '/later') answering.push(say);
  else say();
});
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeEach(async () => {
  isStopping = false;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // Only the server's own waits are moved: sockets go on by themselves.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  answering.length = 0;
});

const ask = (path: string, by = agent) =>
  new Promise<string>((done) => {
    // By number: a name is looked up first, and who is looking stands before no door yet.
    const at = { host: '127.0.0.1', port: (server.address() as AddressInfo | null)?.port ?? port };
    const asking = request({ ...at, path, agent: by }, (answer: IncomingMessage) => {
      answer.resume();
      answer.on('end', () => done(`answered, ${answer.headers.connection ?? 'nothing'}`));
    });
    asking.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    asking.end();
  });
let port = 0;
/** Has it stop; it takes nobody any more when this resolves. */
async function stop() {
  port = (server.address() as AddressInfo).port;
  isStopping = true;
  const stopped = drain(server, { longest: LONGEST, grace: GRACE });
  while (server.listening) await new Promise((done) => setImmediate(done));
  return { stopped };
}

test('a kept connection has its next call answered, which ends it', async () => {
  expect(await ask('/')).toBe('answered, keep-alive');
  const { stopped } = await stop();
  expect(await ask('/')).toBe('answered, close');
  await stopped;
  expect(await ask('/')).toBe('ECONNREFUSED');
});

test('a kept connection on which nothing is asked ends after a second', async () => {
  await ask('/');
  const { stopped } = await stop();
  await vi.advanceTimersByTimeAsync(GRACE - 1);
  expect(await new Promise((done) => server.getConnections((_error, count) => done(count)))).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await stopped;
});

test('what is not answered is cut after half a minute, and not before', async () => {
  const asked = ask('/later');
  await eventually(() => expect(answering).toHaveLength(1));
  const { stopped } = await stop();
  await vi.advanceTimersByTimeAsync(LONGEST - 1);
  expect(await new Promise((done) => server.getConnections((_error, count) => done(count)))).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBe('ECONNRESET');
  await stopped;
});

test('whoever stands before the door when it closes is answered', async () => {
  const first = new Promise((done) => server.once('connection', done));
  const asked = Array.from({ length: 40 }, () => ask('/', new Agent()));
  await first;
  const { stopped } = await stop();
  expect(new Set((await Promise.all(asked)).map((how) => how.split(',')[0]))).toEqual(new Set(['answered']));
  await stopped;
});
