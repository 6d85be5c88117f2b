import { useRouteContext } from '@tanstack/react-router';
import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react';
import { PartLost } from '#src/browser/part-lost.ts';
import { whenActive } from '#src/browser/when-active.ts';
import { COMING, comingAfter, HERE, tryOf } from './item-opening.view.ts';
import type { ItemDialog } from './ItemDialog.tsx';

type Code = typeof ItemDialog;

/** How long its code may take before a failure is shown, in milliseconds; it may still come after. */
const PATIENCE = 10_000;

let arrived: Code | null = null;

function useFetch(): () => Promise<void> {
  const { texts } = useRouteContext({ from: '__root__' });
  return useCallback(async () => {
    const [code] = await Promise.all([import('./ItemDialog.tsx'), texts.load('store', 'diets')]);
    arrived = code.ItemDialog;
  }, [texts]);
}

export function usePreloadedItemDialog(): void {
  const fetchItemDialog = useFetch();
  useEffect(() => whenActive(() => void fetchItemDialog().catch(() => undefined)), [fetchItemDialog]);
}

export const arrivedItemDialog = (): Code | null => arrived;

/**
 * Fetches the item's dialog where it is not there yet, and says when it has come. After a loss a person asks again;
 * what only keeps one waiting is reported as lost too, and still opens when it comes. What this browser remembers as lost comes
 * only with the page loaded anew.
 */
export function useItemDialogCode(onArrival: () => void) {
  const fetchItemDialog = useFetch();
  const [coming, send] = useReducer(comingAfter, arrived ? HERE : COMING);
  const tries = tryOf(coming);
  const isRemembered = useRef(false);
  useEffect(() => {
    if (arrived) return;
    let isLeft = false;
    const lose = () => {
      if (!isLeft) send('lost');
    };
    const patience = setTimeout(lose, PATIENCE);
    const loader = async (): Promise<void> => {
      try {
        await fetchItemDialog();
        if (!isLeft) startTransition(onArrival);
      } catch (error) {
        lose();
        if (!(error instanceof PartLost)) return;
        isRemembered.current = error.isRemembered;
        await error.late?.then(loader, () => undefined);
      } finally {
        clearTimeout(patience);
      }
    };
    void loader();
    return () => {
      isLeft = true;
      clearTimeout(patience);
    };
  }, [tries, fetchItemDialog, onArrival]);
  return { ...coming, retry: () => (isRemembered.current ? window.location.reload() : send('retried')) };
}
