declare module '@tanstack/history' {
  interface HistoryState {
    readonly basketWasEmpty?: boolean;
  }
}

export const HOME_OF_EMPTY_BASKET = { to: '/', state: { basketWasEmpty: true } } as const;

/** Where the page of an empty basket leads: Back does not lead there again. */
export const HOME_FROM_EMPTY_BASKET = { ...HOME_OF_EMPTY_BASKET, replace: true } as const;

export const HOME_FROM_EMPTIED_BASKET = { to: '/', replace: true } as const;
