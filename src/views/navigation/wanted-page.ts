declare module '@tanstack/history' {
  interface HistoryState {
    /** The address of the page of an account that a guest asked for: the sign-in they are led to goes on to it. */
    readonly wantedPage?: string;
  }
}

/** Home, with the sign-in open, which goes on to the page that was wanted. */
export const homeToSignIn = (wantedPage: string) =>
  ({ to: '/', search: { dialog: 'signIn' }, state: { wantedPage }, replace: true }) as const;
