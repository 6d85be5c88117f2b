import './react-first.ts';
import './styles.ts';
import { hydrate, onlineManager } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { LANGUAGES, type Language } from '#contract/enumerations.ts';
import { languageInAddress } from '#domain/language-in-address.ts';
import { fetchTransport } from '../api/api.ts';
import { App } from './App.tsx';
import { createApplication, type Application } from './application.ts';
import { yieldToBrowser } from '../browser/yield-to-browser.ts';
import { followReleases } from '../browser/follow-releases.ts';
import { createAppRouter } from './create-router.ts';
import { apiUrl } from '../api/page-settings.ts';
import { showLanguage } from '../browser/page-language.ts';
import { once } from '../shop/once.ts';
import { createBrowserStorage } from '../browser/storage.ts';
import { takeOver } from '../first-screen/browser/take-over.ts';
import { firstSign } from '../browser/when-active.ts';
import { warmFormats } from '../browser/warm-formats.ts';

type Router = ReturnType<typeof createAppRouter>;

function wakeFlows({ flows: { session, cart, fulfilmentTime, eats, diets }, storage }: Application): void {
  const { user } = session.getSnapshot().context;
  if (user) void session.start();
  if (user && eats.of(user._id)) void diets.start();
  if (cart.getSnapshot().is === 'loading') void cart.start();
  if (storage.read('storefront.delivery_time')) void fulfilmentTime.start();
}

/** Without a network a page begins with what is kept. */
async function beginWithKept(follow: () => Promise<void>): Promise<void> {
  if (!navigator.onLine) await follow().catch(() => undefined);
}

async function untilSomebodyIsThere({ flows: { cart }, storage }: Application): Promise<void> {
  if (cart.getSnapshot().is === 'empty' && storage.read('user') === null) await firstSign;
}

const isBasket = () => location.pathname === '/basket';

async function begin(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  // A page that begins without a network hears that it is back.
  onlineManager.setOnline(navigator.onLine);
  await yieldToBrowser();
  const storage = createBrowserStorage(() => window.localStorage);
  const tabStorage = createBrowserStorage(() => window.sessionStorage);
  const shown = LANGUAGES.find((language) => language === document.documentElement.lang) ?? 'en';
  const asked = languageInAddress(location.search);
  const language: Language = asked ?? storage.read('language') ?? shown;
  if (asked) storage.write('language', asked);
  const transport = fetchTransport(apiUrl());
  const first = isBasket() ? (await import('../first-screen/browser/take-first-basket.ts')).takeFirstBasket(transport) : null;
  const remembered = storage.read('user');
  const startPage = once(async () => {
    (await import('./begin-page.ts')).beginPage(application, router, remembered);
  });
  const application: Application = createApplication({
    transport,
    storage,
    tabStorage,
    language,
    pageListens: startPage,
    ...first?.begins,
  });
  const firstData = document.getElementById('first-data')?.textContent;
  if (firstData && language === shown) hydrate(application.queryClient, JSON.parse(firstData));
  showLanguage(language);
  warmFormats(language);
  await yieldToBrowser();
  // This page shows nothing before the basket is there: it is asked for while the rest is being made.
  if (isBasket()) void application.flows.cart.start();
  await yieldToBrowser();
  const router: Router = createAppRouter(application);
  const follow = once(async () => {
    (await import('./deferred-startup.ts')).startDeferred(application, router);
  });
  await beginWithKept(follow);
  followReleases(
    () =>
      ['/basket', '/courier_order', '/checking', '/payments'].includes(router.state.location.pathname) ||
      Object.values(application.flows.pendingPayment.getSnapshot()).some((payment) => payment !== null),
  );
  await router.load();
  await first?.goOn(application);
  const container = document.getElementById('app');
  if (!container) throw new Error('The page has no #app');
  // A transition: the first screen stands already, so what is tapped meanwhile comes first.
  takeOver(
    container,
    (onEffects) =>
      startTransition(() => createRoot(container).render(<App application={application} router={router} onEffects={onEffects} />)),
    first?.findTwin,
  );
  wakeFlows(application);
  const startDeferred = async () => {
    await follow();
    await untilSomebodyIsThere(application);
    await startPage();
  };
  startDeferred().catch(() => undefined);
  // What could not be loaded before is loaded with the network.
  window.addEventListener('online', () => {
    wakeFlows(application);
    startDeferred().catch(() => undefined);
  });
}

/** Begins as the owner's view wants it, which names its frame so; a server without it lets nobody frame a page. */
const watched = async () => window.name === 'owners-view' && import('../owners-view/watch-page.ts');

// Nothing runs yet: what is lost for good now is asked for with the whole page, once there is a network again.
watched()
  .then(begin)
  .catch(() => window.addEventListener('online', () => window.location.reload(), { once: true }));
