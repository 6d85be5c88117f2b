import type { PushMessage } from '#contract/push-message.ts';

type Page = { readonly url: string; readonly focus: () => Promise<unknown> };

export type NewsScope = {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: {
    readonly matchAll: (which: { readonly type: 'window'; readonly includeUncontrolled: true }) => Promise<readonly Page[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly navigator: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  readonly location: Pick<Location, 'href'>;
};

export async function showNews(
  { registration, navigator }: Pick<NewsScope, 'registration' | 'navigator'>,
  { title, body, tag, path, language, running }: PushMessage,
): Promise<void> {
  const shown = { body, tag, lang: language, icon: '/icon-192.png', badge: '/icon-192.png', data: path, renotify: true };
  await registration.showNotification(title, shown);
  await (running > 0 ? navigator.setAppBadge?.(running) : navigator.clearAppBadge?.())?.catch(() => undefined);
}

export async function openNews({ clients, location }: Pick<NewsScope, 'clients' | 'location'>, path: string): Promise<void> {
  const url = new URL(path, location.href).href;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((open) => open.url === url);
  // No other page is led away: somebody may be paying there.
  await (page ? page.focus() : clients.openWindow(url));
}
