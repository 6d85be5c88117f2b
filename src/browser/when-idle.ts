const AT_THE_LATEST = 2_000;

/** Does something once the browser has nothing better to do, within two seconds. Gives what calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, AT_THE_LATEST);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(act, { timeout: AT_THE_LATEST });
  return () => cancelIdleCallback(waiting);
}
