import { parentPort } from 'node:worker_threads';

// An engine that opens, and ends at the first words.
parentPort.postMessage('open');
parentPort.on('message', () => {
  throw new Error('out of memory');
});
