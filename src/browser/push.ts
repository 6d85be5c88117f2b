import { failed, ok, type Result } from '#contract/result.ts';

export type PushAddress = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
/** `denied`: its customer, or the browser, said no. `unavailable`: it has no worker, or its push service can't be reached. */
export type PushTrouble = { readonly kind: 'denied' } | { readonly kind: 'unavailable' };

export const canBePushed = async (): Promise<boolean> =>
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis &&
  (await navigator.serviceWorker.getRegistration().catch(() => undefined)) !== undefined;

export const mayNotify = (): NotificationPermission => ('Notification' in globalThis ? Notification.permission : 'denied');

const encoded = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function subscribe({ pushManager }: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const before = await pushManager.getSubscription();
  // One of another server's, or from before its keys were changed.
  if (before && encoded(before.options.applicationServerKey) !== publicKey) await before.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Asks whether this browser may show notifications, where it was not asked before, and where they are sent to. Called while a press is answered: a browser asks for nothing else. */
export async function subscribeToPush(publicKey: string): Promise<Result<PushAddress, PushTrouble>> {
  if ((await Notification.requestPermission()) !== 'granted') return failed({ kind: 'denied' });
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return failed({ kind: 'unavailable' });
    const subscription = await subscribe(registration, publicKey);
    const [p256dh, auth] = [encoded(subscription.getKey('p256dh')), encoded(subscription.getKey('auth'))];
    return ok({ endpoint: subscription.endpoint, p256dh, auth });
  } catch {
    return failed({ kind: 'unavailable' });
  }
}
