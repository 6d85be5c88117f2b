type Turn = { readonly isStolen: Promise<never>; readonly steal: () => void };

/** Locks as a browser keeps them for all its tabs (Web Locks, the part that takes turns): queued by name, stolen, left. */
export function browserLocks() {
  const held = new Map<string, Turn>();
  const queues = new Map<string, (() => void)[]>();
  const turnOf = (): Turn => {
    let steal = () => {};
    const isStolen = new Promise<never>((_, lost) => {
      steal = () => lost(new DOMException('Stolen', 'AbortError'));
    });
    return { isStolen, steal };
  };
  const queue = (name: string, signal?: AbortSignal) =>
    new Promise<void>((go, stop) => {
      const waiting = queues.get(name) ?? [];
      queues.set(name, waiting);
      waiting.push(go);
      signal?.addEventListener('abort', () => {
        waiting.splice(waiting.indexOf(go), 1);
        stop(signal.reason as Error);
      });
    });
  return {
    request: async (name: string, { signal, steal }: LockOptions, hold: () => Promise<void> | undefined): Promise<void> => {
      if (steal) held.get(name)?.steal();
      else if (held.has(name)) await queue(name, signal);
      const mine = turnOf();
      held.set(name, mine);
      try {
        await Promise.race([hold(), mine.isStolen]);
      } finally {
        if (held.get(name) === mine) {
          held.delete(name);
          queues.get(name)?.shift()?.();
        }
      }
    },
  };
}
