import { AsyncLocalStorage } from 'node:async_hooks';
import { limitConcurrency } from '../limits/limit-concurrency.ts';

/** Eight at once keep a processor and its database busy; 250 that wait are some two seconds. */
const ROOM = { atWork: 8, waiting: 250 };

/** Does work when its turn has come. @throws RetryLater when too much waits already */
export type InLine = <Done>(work: () => Promise<Done>) => Promise<Done>;

/**
 * A line for what is drawn and read for people whom nobody knows: whoever buys passes it, and finds a few of them at work
 * at most. What a page asks of the server itself while it is drawn is done in the page's turn.
 */
export function guestQueue(): InLine {
  const turns = limitConcurrency(ROOM);
  const itsTurn = new AsyncLocalStorage<true>();
  return (work) => (itsTurn.getStore() ? work() : turns.take(() => itsTurn.run(true, work)));
}
