import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/enumerations.ts';
import type { Api } from '#src/api/api.ts';
import { helpQuery } from '#src/api/help.ts';
import { servedCitiesOptions } from '#src/api/served-cities.ts';

type Context = {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly texts: { readonly load: (...groups: 'pages'[]) => Promise<void>; readonly language: () => Language };
};

/** Loads the help page's texts and its answers, and the server's first screen the cities too: in the browser nobody waits for a server that may be what somebody needs help with. */
export async function loadHelp({ api, queryClient, texts }: Context): Promise<void> {
  const cities = queryClient.prefetchQuery(servedCitiesOptions(api));
  await Promise.all([
    texts.load('pages'),
    queryClient.ensureQueryData(helpQuery(texts.language())),
    typeof window === 'undefined' ? cities : null,
  ]);
}
