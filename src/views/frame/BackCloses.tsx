import { useBackCloses } from './use-back-closes.ts';

/** Stands beside what Back is to close, for as long as it is open; brought with it. */
export function BackCloses({ onBack }: { readonly onBack: () => void }) {
  useBackCloses(true, onBack);
  return null;
}
