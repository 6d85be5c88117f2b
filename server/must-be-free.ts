import { createServer } from 'node:net';

/**
 * Ends at once where the server could not listen, before anything is prepared. Port 0 is always free.
 * @throws Error in one sentence that says what to do.
 */
export async function mustBeFree({ host, port }: { readonly host: string; readonly port: number }): Promise<void> {
  const probe = createServer();
  await new Promise<void>((free, fail) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      fail(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use on ${host}. Stop what uses it, or set PORT to another.`, { cause: error }) : error);
    });
    probe.listen({ host, port }, () => probe.close(() => free()));
  });
}
