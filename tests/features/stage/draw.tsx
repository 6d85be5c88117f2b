import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Language } from '#contract/enumerations.ts';
import type { FoodFilter } from '#domain/catalogue/food-filter.ts';
import { ApiProvider } from '#src/api/api-context.ts';
import type { Api } from '#src/api/api.ts';
import { NOWHERE } from '#src/api/whereabouts.ts';
import { createBrowserStorage, memoryStore, type BrowserStorage } from '#src/browser/storage.ts';
import { FIRST_DIETS } from '#src/shop/diets/diets-flow.ts';
import type { Flows } from '#src/shop/create-flows.ts';
import { FlowsProvider } from '#src/shop/flows.tsx';
import { createToasts, ToastsProvider, type Toasts } from '#src/shop/toasts/toasts.ts';
import { CodeTextsProvider } from '#src/texts/code-texts-context.ts';
import * as codeTexts from '#src/texts/code-texts.ts';
import { createTexts, type TextGroup } from '#src/texts/texts.ts';
import { Words } from '#src/texts/Words.tsx';
import { isControl, nameOf, shownIn } from './what-is-shown.ts';

/** What a view stands in; whatever a test does not name is absent, and asking for it throws. */
export type Deps = {
  readonly flows?: Partial<Record<keyof Flows, unknown>>;
  readonly api?: Partial<Api>;
  readonly queryClient?: QueryClient;
  readonly storage?: BrowserStorage;
  readonly toasts?: Toasts;
  readonly language?: Language;
  /** Catalogues that are read; English stands in the views themselves. */
  readonly groups?: readonly TextGroup[];
  readonly path?: string;
  /** How the words of what comes later come; without it as they do. */
  readonly loads?: (...groups: TextGroup[]) => Promise<void>;
};

export type Drawn = {
  /** What is shown, line by line (`shownIn`). */
  readonly shown: () => readonly string[];
  /** The control of this name. @throws where there is none, or more than one */
  readonly control: (name: string) => HTMLElement;
  readonly press: (name: string) => Promise<void>;
  readonly type: (name: string, text: string) => Promise<void>;
  readonly redraw: (view: ReactNode) => Promise<void>;
  readonly path: () => string;
  /** Waits for parts of the page that are loaded later, until this holds. They are loaded with the test: here the wait is short. */
  readonly until: (holds: () => boolean) => Promise<void>;
};

/** Tests move the clock; what is loaded comes by the real one. */
const soon = globalThis.setTimeout;
const nextFrame = globalThis.requestAnimationFrame;
/** Presses a control, and waits for the paint after which a link leads on (`src/navigation/Link.tsx`). */
export async function pressOn(element: HTMLElement, event: MouseEvent = new MouseEvent('click', { bubbles: true, cancelable: true })) {
  await act(async () => element.dispatchEvent(event));
  if (element instanceof HTMLAnchorElement) await act(() => new Promise<void>((done) => nextFrame(() => soon(done))));
}
const MOST_LOOKS = 200;

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
environment.IS_REACT_ACT_ENVIRONMENT = true;

let stage: { readonly root: Root; readonly box: HTMLElement } | null = null;
/** Takes away what is drawn: whoever makes another page speaks its language, and would have this one drawn anew. */
export async function clearStage(): Promise<void> {
  const last = stage;
  stage = null;
  await act(async () => last?.root.unmount());
  document.body.replaceChildren();
}

const say = async (language: Language, groups: readonly TextGroup[]) => {
  const texts = createTexts(language);
  await texts.load(...groups);
  return texts;
};

/** A server that has not answered yet, of somebody nobody knows where. */
const silentApi: Partial<Api> = {
  whereabouts: () => NOWHERE,
  read: () => new Promise(() => undefined),
  call: () => new Promise(() => undefined),
};

/** What is known of somebody who eats anything. */
const ANYTHING: FoodFilter = { diets: [], without: [] };
const still = { subscribe: () => () => undefined, send: () => undefined };
const eats = { ...still, getSnapshot: () => ANYTHING };
const diets = { ...still, getSnapshot: () => FIRST_DIETS };

/** Draws a view as a page would, among what a test says is around it, and in the place of what was drawn before. */
export async function draw(view: ReactNode, around: Deps = {}): Promise<Drawn> {
  const { api = {}, language = 'en', groups = [], path = '/', toasts = createToasts() } = around;
  const given = around.flows ?? {};
  const flows = 'eats' in given && 'diets' in given ? given : { eats, diets, ...given };
  const queryClient = around.queryClient ?? new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const storage = around.storage ?? createBrowserStorage(memoryStore);
  await clearStage();
  const texts = await say(language, groups);
  let seen = view;
  const route = createRootRoute({ component: () => seen, notFoundComponent: () => seen });
  const router = createRouter({
    routeTree: route,
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { api, queryClient, flows, texts: { ...texts, load: around.loads ?? texts.load }, storage } as never,
  });
  await router.load();
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  stage = { root, box };
  const show = () =>
    act(async () =>
      root.render(
        <I18nProvider i18n={texts.i18n} defaultComponent={Words}>
          <QueryClientProvider client={queryClient}>
            <ApiProvider value={{ ...silentApi, language: () => language, ...api } as Api}>
              <FlowsProvider value={flows as Flows}>
                <CodeTextsProvider value={() => Promise.resolve(codeTexts)}>
                  <ToastsProvider value={toasts}>
                    <RouterProvider router={router as never} />
                  </ToastsProvider>
                </CodeTextsProvider>
              </FlowsProvider>
            </ApiProvider>
          </QueryClientProvider>
        </I18nProvider>,
      ),
    );
  await show();
  const control = (name: string): HTMLElement => {
    const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => isControl(element) && nameOf(element) === name);
    const [found, another] = all;
    if (!found || another) throw new Error(`${all.length} controls are called “${name}” among: ${shownIn(document.body).join(' | ')}`);
    return found;
  };
  return {
    shown: () => shownIn(document.body),
    control,
    press: (name) => pressOn(control(name)),
    type: (name, text) =>
      act(async () => {
        const field = control(name) as HTMLInputElement;
        const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    redraw: async (next) => {
      seen = next;
      await act(async () => router.invalidate());
      await show();
    },
    path: () => router.state.location.href,
    until: async (holds) => {
      // React draws by itself meanwhile: somebody who waited within an act would keep it open for the next test too.
      environment.IS_REACT_ACT_ENVIRONMENT = false;
      try {
        for (let looks = 0; !holds(); looks += 1) {
          if (looks === MOST_LOOKS || stage?.box !== box)
            throw new Error(`It does not come to that: ${shownIn(document.body).join(' | ')}`);
          await new Promise((look) => soon(look, 5));
        }
      } finally {
        environment.IS_REACT_ACT_ENVIRONMENT = true;
      }
    },
  };
}
