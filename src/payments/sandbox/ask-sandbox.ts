import * as v from 'valibot';
import { sandboxAnswer, type SandboxError, type SandboxIntent } from '#contract/card-sandbox.ts';

export type SandboxAnswer = { readonly intent: SandboxIntent | null; readonly error: SandboxError | null };

/** Nobody looks at a wait for longer before something can be done (I17): then the server is asked how it stands. */
const PATIENCE = 25_000;

/** Asks the sandbox's half on the server. What a card's number is goes here and nowhere else. */
export async function askSandbox(path: string, body: object): Promise<SandboxAnswer | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      cache: 'no-store',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const read = v.safeParse(sandboxAnswer, await response.json());
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
