import type { Application } from './application.ts';
import type { createAppRouter } from './create-router.ts';

/** Keeps what the head tells others of the page true after a click: the server wrote it for the first page alone. */
export function followPage({ queryClient }: Application, router: ReturnType<typeof createAppRouter>): void {
  router.subscribe('onRendered', ({ fromLocation, hrefChanged }) => {
    if (fromLocation === undefined || !hrefChanged) return;
    void Promise.all([import('./page-facts.ts'), import('./page-head.ts')]).then(([{ pageFacts }, { writeHead }]) => {
      const { location, matches } = router.state;
      writeHead(document, pageFacts({ origin: window.location.origin, routeId: matches.at(-1)?.routeId ?? '/$', search: location.search, pathname: location.pathname, queryClient }));
    }, () => undefined); // without a network nobody is told anything
  });
}
