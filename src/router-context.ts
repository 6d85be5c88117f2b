import type { QueryClient } from '@tanstack/react-query';
import type { Api } from './api/api.ts';
import type { Flows } from './shop/create-flows.ts';
import type { BrowserStorage } from './browser/storage.ts';
import type { Texts } from './texts/texts.ts';

export type RouterContext = {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly flows: Flows;
  readonly texts: Texts;
  readonly storage: BrowserStorage;
};
