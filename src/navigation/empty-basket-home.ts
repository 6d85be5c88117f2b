declare module '@tanstack/history' {
  interface HistoryState {
    /** An empty basket led here. */
    readonly basketWasEmpty?: boolean;
  }
}

export const HOME_OF_EMPTY_BASKET = { to: '/', state: { basketWasEmpty: true } } as const;

/** Where the page of an empty basket leads: Back does not lead there again. */
export const HOME_FROM_EMPTY_BASKET = { ...HOME_OF_EMPTY_BASKET, replace: true } as const;

/** Home from a basket that was emptied before the customer's eyes, who needs not be told. */
export const HOME_FROM_EMPTIED_BASKET = { to: '/', replace: true } as const;
