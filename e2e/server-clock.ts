/** Moves the test server's clock, and the demo orders with it. The clock has a port of its own, beside the storefront's. */
export async function moveServerClock(baseURL: string | undefined, seconds: number): Promise<void> {
  const clock = new URL('/clock', baseURL);
  clock.port = String(Number(clock.port) + 1);
  const answer = await fetch(clock, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ seconds }) });
  if (!answer.ok) throw new Error(`the clock did not move: ${answer.status}`);
}
