/** What happens to accounts and doors, and how loudly it is said: `warn` is what an attack is made of. */
export const SECURITY_EVENTS = {
  signed_in: 'info',
  sign_in_failed: 'warn',
  signed_up: 'info',
  session_ended: 'info',
  every_session_ended: 'info',
  account_exported: 'info',
  account_deleted: 'info',
  password_changed: 'info',
  password_refused: 'warn',
  password_reset_asked: 'info',
  password_reset_refused: 'warn',
  email_changed: 'info',
  phone_changed: 'info',
  card_added: 'info',
  card_removed: 'info',
  order_cancelled: 'info',
  order_shared: 'info',
  limit_hit: 'warn',
  webhook_refused: 'warn',
} as const satisfies Readonly<Record<string, 'info' | 'warn'>>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/** What an event was about: ids alone. */
export type SecurityFacts = { readonly customer?: string; readonly order?: string };

export type Note = (event: SecurityEvent, facts?: SecurityFacts) => void;
