import type { Application } from './application.ts';
import type { createAppRouter } from './create-router.ts';

type Router = ReturnType<typeof createAppRouter>;

async function updateHead({ queryClient, texts }: Pick<Application, 'queryClient' | 'texts'>, router: Router): Promise<void> {
  try {
    const [{ pageFacts }, { writeHead }] = await Promise.all([
      import('#src/first-screen/page-facts.ts'),
      import('#src/first-screen/browser/page-head.ts'),
    ]);
    const { location, matches } = router.state;
    writeHead(
      document,
      pageFacts({
        origin: window.location.origin,
        routeId: matches.at(-1)?.routeId ?? '/$',
        search: location.search,
        pathname: location.pathname,
        language: texts.language(),
        queryClient,
      }),
    );
  } catch {
    // Without a network the head stays as it is.
  }
}

/** Keeps what the head tells others of the page true after a click: the server wrote it for the first page alone. */
export function followPage(application: Application, router: Router): void {
  router.subscribe('onRendered', ({ fromLocation, hrefChanged }) => {
    if (fromLocation !== undefined && hrefChanged) void updateHead(application, router);
  });
}
