/** Where the apps are to be had. An operator puts the addresses of their own apps here. */
export const APP_LINKS = { appStore: 'https://www.apple.com/app-store/', playStore: 'https://play.google.com/store/apps' } as const;

/** The app of the device that a browser says it runs on; null where there is none. */
export function appFor(userAgent: string): string | null {
  if (/iPhone|iPad|iPod/.test(userAgent)) return APP_LINKS.appStore;
  return /Android/.test(userAgent) ? APP_LINKS.playStore : null;
}
