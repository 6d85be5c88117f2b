import type { createAppRouter } from './create-router.ts';

/** Takes the asked language out of the page's address: from here on it is this browser's, and may be another after the next press. */
export function forgetAskedLanguage(router: ReturnType<typeof createAppRouter>): void {
  if (!('lang' in router.state.location.search)) return;
  void router.navigate({
    to: '.',
    search: (now) => ({ ...now, lang: undefined }) as never,
    hash: true,
    replace: true,
    resetScroll: false,
  });
}
