import 'temporal-polyfill/global';
import '#src/app/styles.ts';
import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { APP_SHELL } from '#contract/app-shell.ts';
import type { Language } from '#contract/enumerations.ts';
import type { PageLook, PageSettings } from '#contract/page-settings.ts';
import { keepOpenings } from '#src/api/menu-opening.ts';
import { brandName, setPageSettings } from '#src/api/page-settings.ts';
import { App } from '#src/app/App.tsx';
import { createApplication } from '#src/app/application.ts';
import { createAppRouter } from '#src/app/create-router.ts';
import frameStyles from '#src/frame/Frame.module.css';
import headerStyles from '#src/frame/Header.module.css';
import { Page } from '#src/ui/Page.tsx';
import { plateClass } from '#src/ui/plate-class.ts';
import { innerTransport, type InnerCall } from './inner-call.ts';
import { pageFacts, unfound } from '../page-facts.ts';
import { pageHtml, type Manifest } from './page-html.ts';
import { turnByTurn } from './turn-by-turn.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';

const builtFile = (file: string) => readFileSync(new URL(`../client/${file}`, import.meta.url), 'utf8');
const manifest = JSON.parse(builtFile('.vite/manifest.json')) as Manifest;
const readOnce = new Map<string, string>();
function readStyles(file: string): string {
  const text = readOnce.get(file) ?? builtFile(file);
  readOnce.set(file, text);
  return text;
}

export { renderBasket } from './render-basket.tsx';

const ownTurn = turnByTurn();

type Asked = {
  readonly url: string;
  readonly origin: string;
  readonly language: Language;
  readonly call: InnerCall;
  readonly settings: PageSettings;
  readonly look: PageLook;
};
type Rendered = {
  readonly status: number;
  readonly html: string;
  readonly inlineStyles: readonly string[];
  readonly isForAll: boolean;
};

const ShellHeader = () => (
  <div className={frameStyles.frame}>
    <header className={headerStyles.header}>
      <Page className={headerStyles.bar}>
        <a href="/home" className={plateClass({ size: 'logo', className: headerStyles.logo })}>
          {brandName()}
        </a>
      </Page>
    </header>
  </div>
);

function renderShell({ origin, language, settings, look }: Asked): Rendered {
  setPageSettings(settings);
  const { html, inlineStyles } = pageHtml({
    rendered: renderToString(<ShellHeader />),
    language,
    manifest,
    readStyles,
    routeIds: [],
    texts: ['frame'],
    firstData: {},
    facts: unfound({ origin }, true),
    settings,
    look,
  });
  return { status: 200, html, inlineStyles: [inlineStyles], isForAll: false };
}

/** Renders the first screen of an address: the same views over the server's own answers, for a guest nobody knows; and the inline styles in it, which the server's Content-Security-Policy must allow, and whether anybody may find it. */
export async function renderPage(asked: Asked): Promise<Rendered> {
  const { url, origin, language, call, settings, look } = asked;
  if (url.split('?')[0] === APP_SHELL) return renderShell(asked);
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  const application = createApplication({ transport: innerTransport(call), storage, tabStorage: storage, language });
  // What fails is shown as it is: the page asks again by itself, and nobody waits here.
  application.queryClient.setDefaultOptions({ queries: { ...application.queryClient.getDefaultOptions().queries, retry: false } });
  const history = createMemoryHistory({ initialEntries: [url] });
  const router = createAppRouter(application, history);
  // What cannot be read of an address is left out: else the router would only lead to it without that, and draw nothing.
  const readable = { to: router.latestLocation.pathname, search: true, params: true, hash: true, _includeValidateSearch: true } as const;
  history.replace(router.buildLocation(readable).publicHref);
  await router.load();
  await ownTurn();
  // From here on nothing is waited for: no other page is drawn in between.
  setPageSettings(settings);
  const { matches, location } = router.state;
  const facts = pageFacts({
    origin,
    // An address that leads on to another has no screen of its own, and is there all the same.
    routeId: (matches.at(-1) ?? router.matchRoutes(location).at(-1))?.routeId ?? '/$',
    search: location.search,
    pathname: location.pathname,
    language,
    queryClient: application.queryClient,
  });
  // The page begins with what its browser will have: a long menu's opening.
  keepOpenings(application.queryClient);
  const rendered = renderToString(<App application={application} router={router} />);
  const { html, inlineStyles } = pageHtml({
    rendered,
    language,
    manifest,
    readStyles,
    routeIds: router.state.matches.map(({ routeId }) => routeId),
    texts: application.texts.loaded(),
    firstData: dehydrate(application.queryClient),
    facts,
    settings,
    look,
  });
  application.queryClient.clear();
  return { status: facts.isThere ? 200 : 404, html, inlineStyles: [inlineStyles], isForAll: facts.canonical !== null };
}
