import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** Waits until a whole turn of the event loop took no connection, `longest` milliseconds at most: none stands before the door then, whom the system would cut when it closes. */
async function noneWaits(server: Server, longest: number): Promise<void> {
  let came = true;
  const note = () => {
    came = true;
  };
  server.on('connection', note);
  const until = performance.now() + longest;
  await turn();
  while (came && performance.now() < until) {
    came = false;
    await turn();
  }
  server.off('connection', note);
}

/**
 * Takes whoever stands before the door and nobody further, and lets what was asked be answered; resolves when nothing is
 * open any more. A connection that is kept ends after `grace` milliseconds without a call, since the next one may be on
 * its way already; what is not answered after `longest` milliseconds is cut.
 */
export async function drain(server: Server, { longest, grace }: { readonly longest: number; readonly grace: number }): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), longest);
  await noneWaits(server, longest / 2);
  const leave = setInterval(() => server.closeIdleConnections(), grace);
  // A web server's own `close` would end kept connections at once.
  await new Promise<unknown>((done) => void Listener.prototype.close.call(server, done));
  clearTimeout(cut);
  clearInterval(leave);
}
