import { lea } from '#machines/session/sample-customers.ts';
import { createApplication } from '#src/app/application.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import type { Loader } from '#src/shop/load-once.ts';
import type { FirstPrice } from '#src/shop/payment/first-price.ts';
import { clearStage, draw } from '#tests/features/stage/draw.tsx';

type Kept = Readonly<Record<string, unknown>>;
/** What a server says: an answer, a status that is none, or nothing for ever (null). */
type Says = object | number | null;
/** What the server says by path, the last again and again; another path is one that it does not know. */
export type Answers = Readonly<Record<string, Says | readonly Says[]>>;

/** Léa's page at a server that answers so, and what it was asked. Who keeps `user: null` is a guest. */
export function pageAt(answers: Answers = {}, kept: Kept = {}, firstPrice?: FirstPrice) {
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  for (const [key, value] of Object.entries({ user: lea, ...kept })) if (value !== null) storage.write(key as 'user', value as typeof lea);
  const asked: (readonly [path: string, body: Record<string, unknown>])[] = [];
  const left = new Map(Object.entries(answers).map(([path, says]) => [path, Array.isArray(says) ? [...(says as Says[])] : [says]]));
  const saidTo = (path: string): Says | undefined => {
    const mine = left.get(path);
    return mine && mine.length > 1 ? mine.shift() : mine?.[0];
  };
  const application = createApplication({
    transport: ({ path, body }) => {
      asked.push([path, body as Record<string, unknown>]);
      const says = saidTo(path);
      if (says === null) return new Promise(() => undefined);
      const status = typeof says === 'number' ? says : says ? 200 : 404;
      return Promise.resolve({
        status,
        retryAfter: null,
        text: status === 200 ? JSON.stringify({ success: true, ...(says as object) }) : '',
      });
    },
    storage,
    tabStorage: createBrowserStorage(() => window.sessionStorage),
    language: 'en',
    firstPrice,
  });
  return { application, storage, asked };
}

/** A flow of the page, or what loads one of a screen. */
type Loaded = 'cart' | Loader<unknown>;
export type Drawing = {
  readonly loads?: Loaded | readonly Loaded[];
  readonly event?: unknown;
  readonly kept?: Kept | undefined;
  readonly answers?: Answers;
  readonly firstPrice?: FirstPrice;
};

export async function drawn(use: () => readonly unknown[], { loads = [], event, kept, answers, firstPrice }: Drawing = {}) {
  await clearStage();
  const { application, asked, storage } = pageAt(answers, kept, firstPrice);
  // What is loaded while it is drawn is suspended for; here it is there already.
  for (const name of [loads].flat() as readonly Loaded[]) {
    await (name === 'cart' ? application.flows.cart.start() : application.flows.load(name));
  }
  let given: readonly unknown[] = [];
  function Shown() {
    given = use();
    const [view, send] = given as readonly [unknown, (event: unknown) => void];
    return (
      <>
        <p>{JSON.stringify(typeof view === 'object' && view && 'is' in view ? view.is : view)}</p>
        <button type="button" onClick={() => send(event)}>
          Tell
        </button>
      </>
    );
  }
  const { flows, queryClient, toasts, api } = application;
  const screen = await draw(<Shown />, { flows, queryClient, toasts, api, storage });
  return { ...screen, application, asked, storage, given: () => given };
}
