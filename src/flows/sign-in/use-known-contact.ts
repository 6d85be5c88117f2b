import { createKeeper } from '#src/browser/storage.ts';
import { contactMemoryOf } from '../checkout/contact-memory.ts';
import { useFlows } from '../flows.tsx';
import type { Keeper } from '#src/browser/storage.ts';

/** Name and phone that a guest typed in their basket; null where they did not. */
export function useKnownContact(keeper: Keeper): () => { readonly name: string; readonly phone: string } | null {
  const { session, cart } = useFlows();
  return () => contactMemoryOf({ tabKeeper: createKeeper(() => window.sessionStorage), keeper, session, cart }).read()?.draft ?? null;
}
