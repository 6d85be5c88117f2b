export type PushSettings = {
  /** The server's own keys (VAPID, RFC 8292), base64url; null: they are made, and stored in the database. */
  readonly keys: PushKeys | null;
  /** Whom a push service writes to where something is wrong: `mailto:` or an address of the web. */
  readonly contact: string;
  readonly services: readonly string[];
};
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** Hosts of the browsers' push services, or what they end with: the server posts to nobody else, whatever a client says. */
const SERVICES = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

export function isPushService(endpoint: string, { services }: Pick<PushSettings, 'services'>): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (services.includes(origin)) return true;
  return (
    protocol === 'https:' && port === '' && SERVICES.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  );
}
