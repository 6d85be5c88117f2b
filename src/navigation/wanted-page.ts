declare module '@tanstack/history' {
  interface HistoryState {
    readonly wantedPage?: string;
    readonly continuesOrder?: boolean;
  }
}

export const homeToSignIn = (wantedPage: string) =>
  ({ to: '/', search: { dialog: 'signIn' }, state: { wantedPage }, replace: true }) as const;
