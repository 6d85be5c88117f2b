import type {} from '@tanstack/history';

declare module '@tanstack/history' {
  interface HistoryState {
    /** An empty basket led here. */
    readonly basketWasEmpty?: boolean;
  }
}

/** Where an empty basket leads: home, which says why. Back does not lead there again. */
export const HOME_FROM_EMPTY_BASKET = { to: '/', replace: true, state: { basketWasEmpty: true } } as const;

/** Home from a basket that was emptied before the customer's eyes, who needs not be told. */
export const HOME_FROM_EMPTIED_BASKET = { to: '/', replace: true } as const;
