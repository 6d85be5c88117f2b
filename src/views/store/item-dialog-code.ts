import { startTransition, useEffect, useState } from 'react';
import type { ItemDialog } from './ItemDialog.tsx';

type Code = typeof ItemDialog;

/** How long its code may take before whoever waits is told, in milliseconds; it may still come after. */
const PATIENCE = 10_000;

let arrived: Code | null = null;

async function fetchItemDialog(): Promise<void> {
  arrived = (await import('./ItemDialog.tsx')).ItemDialog;
}

/** Fetches the item's dialog ahead of its first opening; a failure shows when it is opened. */
export const preloadItemDialog = (): void => void fetchItemDialog().catch(() => undefined);

/** The item's dialog, once its code is there. */
export const arrivedItemDialog = (): Code | null => arrived;

/** How the item's dialog comes: it is there, on its way, did not come (so many times), or is asked for again. */
export type Coming = { readonly is: 'here' | 'coming' | 'lost' | 'retrying'; readonly losses: number; readonly retry: () => void };

/** Fetches the item's dialog where it is not there yet, and says when it has come. Told of a loss, a person asks again. */
export function useItemDialogCode(onArrival: () => void): Coming {
  const [tries, setTries] = useState(1);
  const [losses, setLosses] = useState(0);
  useEffect(() => {
    if (arrived) return;
    let isLeft = false;
    const lose = () => { if (!isLeft) setLosses(tries); };
    const late = setTimeout(lose, PATIENCE);
    const bring = async () => {
      try {
        await fetchItemDialog();
        if (!isLeft) startTransition(onArrival);
      } catch {
        lose();
      } finally {
        clearTimeout(late);
      }
    };
    void bring();
    return () => {
      isLeft = true;
      clearTimeout(late);
    };
  }, [tries, onArrival]);
  const is = arrived ? 'here' : losses === tries ? 'lost' : losses > 0 ? 'retrying' : 'coming';
  return { is, losses, retry: () => setTries(losses + 1) };
}
