export type CardSettings =
  | { readonly kind: 'stripe'; readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
  | { readonly kind: 'sandbox' }
  | null;

type Keys = { readonly [Key in 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET']?: string | undefined };

/** Chooses the card provider: Stripe where its three keys are set; else the sandbox, and in production nobody. @throws Error that names the key which is missing. */
export function readCardSettings(env: Keys, isProduction: boolean): CardSettings {
  const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const missing = keys.filter((name) => env[name] === undefined);
  if (missing.length > 0 && missing.length < keys.length)
    throw new Error(`${missing[0]}: must be set too, as ${keys.find((name) => !missing.includes(name))} is`);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey && publishableKey && webhookSecret) return { kind: 'stripe', secretKey, publishableKey, webhookSecret };
  return isProduction ? null : { kind: 'sandbox' };
}
