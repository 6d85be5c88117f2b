import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';

const NAMES_A_RELEASE = /html|javascript|css/;
/** The folder of the newer release's files, as long as a real one's name. */
const NEXT = 'next000000';
const ASSETS = new URL('../dist/client/assets', import.meta.url).pathname;

/** What is called otherwise in another release: its folder, and files with a digest in their name that import from it. */
function renamedIn(release: string): readonly (readonly [string, string])[] {
  const marked = readdirSync(ASSETS).filter((name) => name.endsWith('.js') && readFileSync(join(ASSETS, name), 'utf8').includes(release));
  return [[release, NEXT], ...marked.map((name) => [name, name.replace(/.{7}\.js$/, 'another.js')] as const)];
}

/**
 * A network between a browser and the test's server, which can be cut and be silent, also for a service worker, and behind
 * which a newer release comes to stand: the same files in another folder.
 * @param server its address, without a slash at its end
 */
export async function startRelay(server: string) {
  const release = /\/assets\/(\w{10})\/main\.js/.exec(await (await fetch(server)).text())?.[1];
  if (release === undefined) throw new Error(`${server} names no release`);
  const names = renamedIn(release);
  const named = (text: string) => names.reduce((all, [now, next]) => all.replaceAll(now, next), text);
  const unnamed = (text: string) => names.reduce((all, [now, next]) => all.replaceAll(next, now), text);
  const state = { server, isCut: false, isHeld: false, isNewer: false };
  const sockets = new Set<Socket>();
  const asked: string[] = [];

  async function hand(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    if (state.isCut) return void incoming.socket.destroy();
    asked.push(path);
    if (state.isHeld) return;
    const { isNewer } = state;
    if (isNewer && path !== named(path)) return void answer.writeHead(404).end();
    const forwarded = ask(state.server + unnamed(path), {
      method: incoming.method,
      headers: { ...incoming.headers, ...(isNewer ? { 'accept-encoding': 'identity', 'if-none-match': '' } : {}) },
    });
    forwarded.on('response', (got) => {
      if (!isNewer || !NAMES_A_RELEASE.test(got.headers['content-type'] ?? '')) {
        answer.writeHead(got.statusCode ?? 500, got.headers);
        return void got.pipe(answer);
      }
      const parts: Buffer[] = [];
      got.on('data', (part: Buffer) => parts.push(part));
      got.on('end', () => {
        const { 'content-length': _length, ...headers } = got.headers;
        const text = Buffer.concat(parts).toString();
        answer.writeHead(got.statusCode ?? 500, headers).end(named(text));
      });
    });
    forwarded.on('error', () => incoming.socket.destroy());
    incoming.pipe(forwarded);
  }
  const relay = createServer((incoming, answer) => void hand(incoming, answer).catch(() => incoming.socket.destroy()));
  relay.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((open) => relay.listen(0, '127.0.0.1', open));
  return {
    url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    release,
    nextRelease: NEXT,
    asked,
    cut: () => {
      state.isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => void (state.isCut = false),
    /** Answers nothing from now on, and refuses nothing. */
    hold: () => void (state.isHeld = true),
    standOnNextRelease: () => void (state.isNewer = true),
    leadTo: (other: string) => void (state.server = other),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => relay.close(done));
    },
  };
}
export type Relay = Awaited<ReturnType<typeof startRelay>>;
