import { createRouter, parseSearchWith, stringifySearchWith, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { RouteFailed } from '../frame/RouteFailed.tsx';
import type { RouterContext } from '../router-context.ts';

/** Lists and quoted texts are JSON in an address; everything else is text, or ids that look like numbers would become some. */
const isJson = (value: string) => /^[["]/.test(value);
const readParameter = (value: string): unknown => (isJson(value) ? JSON.parse(value) : value);
/** Tells the router which texts need quotes: it quotes what this can read, and leaves what this throws at. */
const readQuoted = (value: string): unknown => {
  if (!isJson(value)) throw new SyntaxError('plain text');
  return JSON.parse(value);
};

export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    scrollRestoration: history === undefined,
    // The page's own links glide; another page stands at its top at once.
    scrollRestorationBehavior: 'instant',
    defaultErrorComponent: RouteFailed,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    trailingSlash: 'never',
    parseSearch: parseSearchWith(readParameter),
    stringifySearch: stringifySearchWith(JSON.stringify, readQuoted),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
