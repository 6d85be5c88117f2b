import type { Server } from 'node:http';
import { drain } from './drain.ts';

/** How long a server that stops waits for what it was asked, milliseconds. */
const ANSWERED_WITHIN = 30_000;
/** How long it waits for a next call on a connection that is kept, milliseconds. */
const GRACE = 1_000;

type Stopping = {
  /** How long it still takes calls while it says that it is not ready, milliseconds: who spreads them over several servers has to see that first. */
  readonly notice: number;
  readonly server: Server;
  /** What ends before the last calls are waited for: streams have no end of their own. */
  readonly endStreams?: () => void;
  readonly close: () => Promise<unknown>;
};

/** A process that ends by a signal (SIGTERM, SIGINT), from `begin` on; at once by a second one. */
export function gracefulShutdown() {
  let isStopping = false;
  const begin = ({ notice, server, endStreams, close }: Stopping) => {
    const stop = async (after: number) => {
      if (isStopping) return process.exit(1);
      isStopping = true;
      await new Promise((done) => setTimeout(done, after));
      endStreams?.();
      await drain(server, { longest: ANSWERED_WITHIN, grace: GRACE });
      await close();
      process.exit(0);
    };
    process.on('SIGTERM', () => void stop(notice));
    process.on('SIGINT', () => void stop(0));
  };
  return { isStopping: () => isStopping, begin };
}
