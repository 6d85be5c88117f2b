import { onlineManager, QueryClient, type PlaceholderDataFunction } from '@tanstack/react-query';
import { LANGUAGES, type Language } from '#contract/enumerations.ts';
import type { Api, Transport } from '../api/api.ts';
import { CallFailed } from '../api/call-failed.ts';
import { isMine } from '../api/mine.ts';
import { openFor } from '../api/page-settings.ts';
import { loadedOnce, type CodeTextsSource } from '../texts/code-texts-context.ts';
import type { FirstPrice } from '../shop/payment/first-price.ts';
import { createFlows, type Flows } from '../shop/create-flows.ts';
import type { Speak } from '../texts/speak-context.ts';
import { createToasts, type Toasts } from '../shop/toasts/toasts.ts';
import { showLanguage } from '../browser/page-language.ts';
import { createServerClock, type ServerClock } from '../browser/server-clock.ts';
import type { BrowserStorage } from '../browser/storage.ts';
import { pageApi } from './page-api.ts';
import { toastSuccess } from '../shop/toasts/toast-success.ts';
import { createTexts, type Texts } from '../texts/texts.ts';

export type Application = {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly flows: Flows;
  readonly texts: Texts;
  readonly storage: BrowserStorage;
  readonly tabStorage: BrowserStorage;
  readonly clock: ServerClock;
  readonly speak: Speak;
  readonly codeTexts: CodeTextsSource;
  readonly toasts: Toasts;
};

/** Offline, calls fail at once: what could not be read is asked for anew with the network. */
const isWorthAnotherTry = (tries: number, error: Error) =>
  tries < 2 &&
  onlineManager.isOnline() &&
  error instanceof CallFailed &&
  error.failure.kind === 'transport' &&
  error.failure.cause !== 'absent';

export function createApplication(input: {
  transport: Transport;
  storage: BrowserStorage;
  tabStorage: BrowserStorage;
  language: Language;
  firstPrice?: FirstPrice | undefined;
  pageListens?: () => Promise<unknown>;
}): Application {
  const { storage, tabStorage } = input;
  const texts = createTexts(input.language);
  /** What a page shows in one language stays until it has come in the other, and so do the flows that stand in it; of another customer's, nothing. */
  const inLastLanguage: PlaceholderDataFunction = (before, query) => {
    if (!query || (isMine(query.queryKey) && query.queryKey[1] !== flows.session.getSnapshot().context.user?._id)) return undefined;
    return LANGUAGES.some((language) => language !== texts.language() && query.queryKey.includes(language)) ? before : undefined;
  };
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'offlineFirst', retry: isWorthAnotherTry, refetchOnWindowFocus: false, placeholderData: inLastLanguage },
    },
  });
  const clock = createServerClock(openFor);
  const toasts = createToasts();
  const api: Api = pageApi({
    transport: input.transport,
    language: texts.language,
    storage,
    clock,
    flows: () => flows,
    whereabouts: () => ({
      place: flows.location.getSnapshot().context.place,
      cityId: storage.read('city_id'),
      timezone: storage.read('timezone'),
      ...(storage.read('storefront.city') ?? { countryId: null, currencySign: null }),
    }),
    onMessage: (code) => toastSuccess(toasts, code),
    onStatus: (status, path) => {
      import('../browser/log-status.ts').then(({ logStatus }) => logStatus(status, path)).catch(() => undefined);
    },
  });
  const flows: Flows = createFlows({
    api,
    queryClient,
    storage,
    tabStorage,
    clock,
    toasts,
    firstPrice: input.firstPrice ?? null,
    pageListens: input.pageListens,
  });
  const speak: Speak = async (language) => {
    await texts.speak(language);
    storage.write('language', language);
    showLanguage(language);
    flows.cart.send({ type: 'cart.moved' });
  };
  const codeTexts = loadedOnce(async () => {
    const [sentences] = await Promise.all([import('../texts/code-texts.ts'), texts.load('codes')]);
    return sentences;
  });
  return { api, queryClient, flows, texts, storage, tabStorage, clock, speak, codeTexts, toasts };
}
