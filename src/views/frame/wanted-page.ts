declare module '@tanstack/history' {
  interface HistoryState {
    /** The page of an account that a guest asked for: the sign-in they are led to goes on to it. */
    readonly wantedPage?: '/profile' | '/payments' | '/orders' | '/favourite_stores' | '/addresses';
  }
}

export type WantedPage = NonNullable<import('@tanstack/history').HistoryState['wantedPage']>;

/** Home, with the sign-in open, which goes on to the page that was wanted. */
export const homeToSignIn = (wantedPage: WantedPage) => ({ to: '/', search: { dialog: 'signIn' }, state: { wantedPage }, replace: true }) as const;
