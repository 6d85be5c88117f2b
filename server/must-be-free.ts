import { createServer } from 'node:net';

type Where = { readonly host: string; readonly port: number };

export const whyNotListening = (error: unknown, { host, port }: Where): unknown =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    ? new Error(`Port ${port} is in use on ${host}. Stop what uses it, or set PORT to another.`, { cause: error })
    : error;

/**
 * Ends at once where the server could not listen, before anything is prepared. Port 0 is always free.
 * @throws what `whyNotListening` says
 */
export async function mustBeFree(where: Where): Promise<void> {
  const probe = createServer();
  await new Promise<void>((free, fail) => {
    probe.once('error', (error) => fail(whyNotListening(error, where)));
    probe.listen(where, () => probe.close(() => free()));
  });
}
