/** Asks for what only a test's server does, on a port of its own beside the storefront's. */
async function askServer(
  baseURL: string | undefined,
  path: '/clock' | '/copies' | '/cities' | '/push-services' | '/tips',
  body: object,
): Promise<void> {
  const address = new URL(path, baseURL);
  address.port = String(Number(address.port) + 1);
  const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} was not done: ${answer.status}`);
}

/** Moves this worker's server clock on, and the demo orders with it. */
export const moveServerClock = (baseURL: string | undefined, seconds: number): Promise<void> => askServer(baseURL, '/clock', { seconds });

export const setServerClock = (baseURL: string | undefined, at: string): Promise<void> => askServer(baseURL, '/clock', { at });

/** Brings a second city to this worker's server, in another country than the first. */
export const bringSecondCity = (baseURL: string | undefined): Promise<void> => askServer(baseURL, '/cities', {});

/** Lets customers of this worker's server give their courier something, or not. */
export const takeTips = (baseURL: string | undefined, on: boolean): Promise<void> => askServer(baseURL, '/tips', { on });

/** Has this worker's server post notifications to a push service of the test's own too. */
export const knowPushService = (baseURL: string | undefined, origin: string): Promise<void> =>
  askServer(baseURL, '/push-services', { origin });
