import { contactMemoryOf } from '#src/shop/cart/contact-memory.ts';
import { useFlows } from '#src/shop/flows.tsx';

export function useKnownContact(): () => { readonly name: string; readonly phone: string } | null {
  const { storages, session, cart } = useFlows();
  return () => contactMemoryOf({ ...storages, session, cart }).read()?.draft ?? null;
}
