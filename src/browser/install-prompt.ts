/** Chromium's own question whether a page is put on the home screen (manifest-incubations, not in TypeScript's library). */
type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> };
const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

export type InstallWay = { readonly is: 'asked'; readonly ask: () => void } | { readonly is: 'byHand' };

const isInstalledByHand = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) && 'standalone' in navigator && navigator.standalone === false;

/** Holds the browser's question back for the moment in which a customer is asked. `hold` hears of the way, null where there is none any more. */
export function holdInstallPrompt(hold: (way: InstallWay | null) => void): void {
  if (isInstalledByHand()) hold({ is: 'byHand' });
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) hold({ is: 'asked', ask: () => void event.prompt().catch(() => undefined) });
  });
  window.addEventListener('appinstalled', () => hold(null));
}
