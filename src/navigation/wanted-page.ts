declare module '@tanstack/history' {
  interface HistoryState {
    /** The address of the page that a guest asked for and only a customer has: signing in or up goes on to it. */
    readonly wantedPage?: string;
    /** A basket waits for who has just signed up in it: the way back to it is the first thing on the page. */
    readonly continuesOrder?: boolean;
  }
}

/** Home, with the sign-in open, which goes on to the page that was wanted. */
export const homeToSignIn = (wantedPage: string) =>
  ({ to: '/', search: { dialog: 'signIn' }, state: { wantedPage }, replace: true }) as const;
