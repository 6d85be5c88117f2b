import { contactMemoryOf } from '../checkout/contact-memory.ts';
import { useFlows } from '../flows.tsx';

/** Name and phone that a guest typed in their basket; null where they did not. */
export function useKnownContact(): () => { readonly name: string; readonly phone: string } | null {
  const { keepers, session, cart } = useFlows();
  return () => contactMemoryOf({ ...keepers, session, cart }).read()?.draft ?? null;
}
