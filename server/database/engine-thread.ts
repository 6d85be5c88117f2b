import { parentPort, workerData } from 'node:worker_threads';
import type { EngineSettings } from './engine.ts';
import { openEngineHere } from './engine-here.ts';

export type ToEngine = Uint8Array<ArrayBuffer> | 'close';
export type FromEngine = Uint8Array<ArrayBuffer> | 'open' | 'closed';

const port = parentPort;
if (!port) throw new Error('This is the thread of the embedded database, and runs within a server');
const say = (message: FromEngine) => port.postMessage(message, typeof message === 'string' ? [] : [message.buffer]);

// What an engine throws is its own end, and this thread's: all that a database refuses is an answer.
const engine = await openEngineHere(workerData as EngineSettings);
async function answerAfter(others: Promise<void>, said: ToEngine): Promise<void> {
  await others;
  if (said !== 'close') return say(new Uint8Array(await engine.answer(said)));
  await engine.close();
  say('closed');
  port?.close();
}
let turn = Promise.resolve();
port.on('message', (said: ToEngine) => {
  turn = answerAfter(turn, said);
});
say('open');
