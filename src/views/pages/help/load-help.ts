import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/enumerations.ts';
import { helpQuery } from '#src/api/help.ts';

type Context = {
  readonly queryClient: QueryClient;
  readonly texts: { readonly load: (...groups: 'pages'[]) => Promise<void>; readonly language: () => Language };
};

/** Brings the help page its texts and its answers. */
export const loadHelp = ({ queryClient, texts }: Context) =>
  Promise.all([texts.load('pages'), queryClient.ensureQueryData(helpQuery(texts.language()))]);
