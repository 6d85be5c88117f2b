import { fileURLToPath } from 'node:url';
import { openEngineInThread } from '#server/database/engine-in-thread.ts';

// Alive for as long as nothing ends it, like a server.
setInterval(() => undefined, 1_000);
const engine = await openEngineInThread(fileURLToPath(new URL('./thread.mjs', import.meta.url)), {});
await engine.answer(new Uint8Array([1]));
