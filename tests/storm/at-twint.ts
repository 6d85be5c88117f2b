import type { TwintAnswer } from '#contract/card-sandbox.ts';
import type { Tab } from './tab.ts';

/** What somebody does on TWINT's page. `goesBack`: answers nothing and comes back. `staysAway`: says yes and never comes back to this tab's page. */
export type AtTwint = TwintAnswer | 'goesBack' | 'staysAway';

const tokenOf = (page: string): string => new URL(page, 'https://shop.example').searchParams.get('token') ?? '';

/** The customer is led to TWINT's page, does there what they do, and is led back to the page that checks the payment, or to the wallet's. */
export function goToTwint(tab: Tab, page: string): Promise<void> {
  const { run } = tab;
  const isOfWallet = tab.page === 'elsewhere';
  const does = run.isCalm() ? 'accept' : run.random.pick(run.cast.atTwint);
  const thinks = run.random.between(1_000, 20_000);
  run.note(`${tab.name} is led to TWINT, the customer ${does}`);
  queueMicrotask(() => {
    if (!tab.isOpen()) return;
    const away = tab.browser.leadAway(tab);
    run.clock.after(thinks, async () => {
      const sandbox = run.server.services.payments?.sandbox;
      if (does !== 'goesBack')
        await sandbox?.browser.answerTwint({ client_secret: tokenOf(page), answer: does === 'staysAway' ? 'accept' : does });
      away.isAtTwint = false;
      if (does !== 'staysAway' && away.isOpen() && !isOfWallet) away.openChecking();
    });
  });
  // The page that was left hears nothing any more.
  return new Promise(() => undefined);
}
