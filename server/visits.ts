const MONITORS: ReadonlySet<string> = new Set(['/healthz', '/metrics', '/readyz']);
/** How long after its last answer a server counts as visited, milliseconds. */
const VISITED_FOR = 300_000;

export type Visits = {
  /** Whether nothing is being answered, and nothing was for five minutes. */
  readonly isQuiet: () => boolean;
  readonly onArrival: (listener: () => void) => void;
};

type WatchedServer = {
  readonly on: (
    event: 'request',
    listener: (request: { readonly url?: string }, response: { readonly once: (event: 'close', listener: () => void) => unknown }) => void,
  ) => unknown;
};

/** Whether anybody uses this server. A stream of news counts as a visit for as long as it is open. */
export function watchVisits(server: WatchedServer, now = () => performance.now()): Visits {
  let answering = 0;
  let answeredAt = now();
  const listeners: (() => void)[] = [];
  const isQuiet = () => answering === 0 && now() - answeredAt >= VISITED_FOR;
  server.on('request', ({ url = '' }, response) => {
    if (MONITORS.has(url.replace(/\?.*/, ''))) return;
    const wasQuiet = isQuiet();
    answering += 1;
    response.once('close', () => {
      answering -= 1;
      answeredAt = now();
    });
    if (wasQuiet) listeners.forEach((listener) => listener());
  });
  return { isQuiet, onArrival: (listener) => void listeners.push(listener) };
}
