import type { Sheet } from '#contract/payment-methods.ts';
import type { Database } from '../database/database.ts';
import type { CardSettings } from './choose-provider.ts';
import type { CardProvider } from './provider.ts';
import { createSandbox, type CardSandbox } from './sandbox/sandbox.ts';
import { sandboxTransport } from './sandbox/sandbox-transport.ts';
import { createStripeProvider, type ProviderTransport } from './stripe-provider.ts';

export type Payments = {
  readonly provider: CardProvider;
  readonly publishableKey: string | null;
  readonly sandbox: CardSandbox | null;
  readonly sheets: readonly Sheet[];
};

/**
 * Opens the card provider, or null where there is none.
 * @param through puts something between the server and the sandbox: tests lose requests and answers there
 */
export function openPayments(
  settings: CardSettings,
  {
    database,
    now,
    slowAnswer,
    sheets,
    through = (transport) => transport,
  }: {
    database: Database;
    now: () => number;
    slowAnswer?: number;
    sheets: readonly Sheet[];
    through?: (transport: ProviderTransport) => ProviderTransport;
  },
): Payments | null {
  if (settings === null) return null;
  if (settings.kind === 'stripe')
    return {
      provider: createStripeProvider({ name: 'stripe', ...settings }),
      publishableKey: settings.publishableKey,
      sandbox: null,
      sheets,
    };
  const sandbox = createSandbox({ database, now, ...(slowAnswer === undefined ? {} : { slowAnswer }) });
  const provider = createStripeProvider({
    name: 'sandbox',
    secretKey: 'sk_test_sandbox',
    webhookSecret: sandbox.webhookSecret,
    transport: through(sandboxTransport(sandbox.handle)),
  });
  return { provider, publishableKey: null, sandbox, sheets };
}
