/** The addresses of the brand's own apps; null where it has none. An operator puts theirs here; the demo's lead to what the stores find of its name. */
export type AppLinks = { readonly appStore: string | null; readonly playStore: string | null };

export const APP_LINKS: AppLinks = {
  appStore: 'https://apps.apple.com/us/search?term=Escale',
  playStore: 'https://play.google.com/store/search?q=Escale&c=apps',
};

/** The app of the device that a browser says it runs on; null where there is none. */
export function appFor(userAgent: string, links: AppLinks = APP_LINKS): string | null {
  if (/iPhone|iPad|iPod/.test(userAgent)) return links.appStore;
  return /Android/.test(userAgent) ? links.playStore : null;
}
