import { keptText } from '../memory/kept-text.ts';
import type { Shared } from './answer.ts';
import type { Call } from './call.ts';

/**
 * An answer that is the same for everybody who speaks a language: made once within a second, however many ask. `key` tells
 * apart all that it depends on beside the language; nothing of the caller's may be in it.
 */
export const shareAnswer = async (call: Call, key: string, make: () => Promise<object>): Promise<Shared> => ({
  success: true,
  kept: await call.memory.moments(`${call.language} ${key}`, async () => keptText(JSON.stringify({ success: true, ...(await make()) }))),
});
