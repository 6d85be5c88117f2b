import { encodedText } from '../memory/encoded-text.ts';
import type { Shared } from './answer.ts';
import type { Call } from './call.ts';

/**
 * An answer that is the same for everybody who speaks a language: made once within a second, however many ask. `key` tells
 * apart all that it depends on beside the language; nothing of the caller's may be in it.
 */
export const shareAnswer = async (call: Call, key: string, make: () => Promise<object>): Promise<Shared> => ({
  success: true,
  encoded: await call.memory.moments(`${call.language} ${key}`, async () =>
    encodedText(JSON.stringify({ success: true, ...(await make()) })),
  ),
});
