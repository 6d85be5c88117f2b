import type { Server } from 'node:http';

/**
 * Takes no further connections and lets what was asked be answered; resolves when nothing is open any more. What is not
 * answered after so many milliseconds is cut.
 */
export const drain = (server: Server, longest: number): Promise<void> =>
  new Promise((done) => {
    const cut = setTimeout(() => server.closeAllConnections(), longest);
    server.close(() => {
      clearTimeout(cut);
      done();
    });
  });
