import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Engine, EngineSettings } from './engine.ts';
import type { FromEngine, ToEngine } from './engine-thread.ts';

/**
 * Opens the embedded database in a thread of its own: while it works, its server answers others. Where the thread ends by
 * itself the process ends with it, as what it was in the middle of nobody knows any more; what was committed is there after
 * the next start.
 * @param file the built `engine-thread.ts`
 * @throws Error with what the engine says where it can't be opened
 */
export async function openEngineInThread(file: string, settings: EngineSettings): Promise<Engine> {
  const thread = new Worker(file, { workerData: settings, name: 'embedded database' });
  await once(thread, 'message');
  const waiting: ((message: FromEngine) => void)[] = [];
  let isToEnd = false;
  thread.on('message', (message: FromEngine) => waiting.shift()?.(message));
  thread.on('exit', (code) => {
    if (!isToEnd) throw new Error(`The embedded database has ended (${code}). Start the server again.`);
  });
  const ask = (said: ToEngine) =>
    new Promise<FromEngine>((resolve) => {
      waiting.push(resolve);
      thread.postMessage(said, typeof said === 'string' ? [] : [said.buffer]);
    });
  return {
    answer: async (words) => {
      // In memory of its own, to be handed over: the driver's goes on.
      const message = await ask(new Uint8Array(words));
      return typeof message === 'string' ? new Uint8Array() : message;
    },
    close: async () => {
      isToEnd = true;
      await ask('close');
    },
  };
}
