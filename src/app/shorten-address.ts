import type { createAppRouter } from './create-router.ts';

/** What an address brings once: the asked language, and what the payment provider adds as it leads back, a secret of the payment among it. */
const ONCE = ['lang', 'payment_intent', 'payment_intent_client_secret', 'redirect_status'];

export function shortenAddress(router: ReturnType<typeof createAppRouter>): void {
  const { search } = router.state.location;
  if (!ONCE.some((name) => name in search)) return;
  void router.navigate({
    to: '.',
    search: (now) => Object.fromEntries(Object.entries(now).filter(([name]) => !ONCE.includes(name))) as never,
    hash: true,
    replace: true,
    resetScroll: false,
  });
}
