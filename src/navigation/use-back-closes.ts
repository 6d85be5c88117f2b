import { useRouter, type ParsedLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { afterPaint } from '#src/browser/after-paint.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    readonly above?: boolean;
  }
}

/** As TanStack Router counts the entries of a tab's history; the first leads out of the storefront. */
const isFirstEntry = (state: object) => '__TSR_index' in state && state.__TSR_index === 0;

/** The entry of the history at which Back was last kept from leaving. */
let heldAt: string | undefined;

/** Whether a page is only looked at once more because Back was kept from leaving it: the router loads it anew then. */
export const isHeldPage = ({ cause, location }: { readonly cause: string; readonly location: Pick<ParsedLocation, 'state'> }): boolean =>
  cause === 'stay' && heldAt !== undefined && location.state.__TSR_key === heldAt;

/** What stands above the page, the topmost last: TanStack Router asks whoever blocked first. */
const standing: (() => void)[] = [];

/**
 * Back closes what stands above the page instead of leaving the page, as on a phone where Back is the close button; of
 * two that stand above each other, the upper one. Forward and links go on as ever.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const { history, navigate } = useRouter();
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    // Nobody hears of a Back that leaves for another site: it needs an entry to go back to.
    const addNone = afterPaint(() => {
      if (isFirstEntry(history.location.state))
        void navigate({ to: '.', search: true, state: (now) => ({ ...now, above: true }), resetScroll: false });
    });
    const closeThis = () => onBack();
    standing.push(closeThis);
    const letGo = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK') return false;
        heldAt = history.location.state.__TSR_key;
        standing.at(-1)?.();
        return true;
      },
    });
    return () => {
      addNone();
      letGo();
      standing.splice(standing.indexOf(closeThis), 1);
    };
  }, [isOpen, history, navigate]);
}
