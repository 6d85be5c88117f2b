import { act } from 'react';
import { lea } from '#machines/session/sample-customers.ts';
import { createApplication } from '#src/app/application.ts';
import { createKeeper, memoryStore } from '#src/browser/storage.ts';
import type { Flows } from '#src/flows/create-flows.ts';
import { clearStage, draw } from '#tests/views/stage/draw.tsx';

type Kept = Readonly<Record<string, unknown>>;
/** What the server answers by path, the last answer again and again; another path is one that it does not know. */
export type Answers = Readonly<Record<string, object | readonly object[]>>;

/** Léa's page at a server that answers so, and what it was asked. Who keeps `user: null` is a guest. */
export function pageAt(answers: Answers = {}, kept: Kept = {}) {
  const store = memoryStore();
  const keeper = createKeeper(() => store);
  for (const [key, value] of Object.entries({ user: lea, ...kept })) if (value !== null) keeper.write(key as 'user', value as typeof lea);
  const asked: (readonly [path: string, body: Record<string, unknown>])[] = [];
  const left = Object.fromEntries(
    Object.entries(answers).map(([path, answer]) => [path, Array.isArray(answer) ? [...(answer as object[])] : [answer]]),
  );
  const application = createApplication({
    transport: ({ path, body }) => {
      asked.push([path, body as Record<string, unknown>]);
      const mine = left[path];
      const answer = mine && (mine.length > 1 ? mine.shift() : mine[0]);
      return Promise.resolve({
        status: answer ? 200 : 404,
        retryAfter: null,
        text: answer ? JSON.stringify({ success: true, ...answer }) : '',
      });
    },
    keeper,
    language: 'en',
  });
  return { application, keeper, asked };
}

/** Draws what a hook gives, and a button that tells its flow something. */
export async function drawn(
  use: () => readonly unknown[],
  { brings, event, kept, answers, path }: { brings?: keyof Flows; event?: unknown; kept?: Kept; answers?: Answers; path?: string } = {},
) {
  await clearStage();
  const { application, asked, keeper } = pageAt(answers, kept);
  // What is brought while it is drawn is suspended for; here it is there already.
  const brought = brings && (application.flows[brings] as (() => Promise<unknown>) | { start: () => Promise<unknown> });
  await (typeof brought === 'function' ? brought() : brought?.start());
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
  const screen = await draw(<Shown />, { flows, queryClient, toasts, api, keeper, ...(path === undefined ? {} : { path }) });
  return { ...screen, application, asked, keeper, given: () => given };
}
