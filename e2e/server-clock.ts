async function askClock(baseURL: string | undefined, body: { readonly seconds: number } | { readonly at: string }): Promise<void> {
  const clock = new URL('/clock', baseURL);
  clock.port = String(Number(clock.port) + 1);
  const answer = await fetch(clock, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`the clock did not move: ${answer.status}`);
}

/** Moves this worker's server clock on, and the demo orders with it. The clock has a port of its own, beside the storefront's. */
export const moveServerClock = (baseURL: string | undefined, seconds: number): Promise<void> => askClock(baseURL, { seconds });

export const setServerClock = (baseURL: string | undefined, at: string): Promise<void> => askClock(baseURL, { at });
