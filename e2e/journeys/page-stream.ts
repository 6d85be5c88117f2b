import { expect, type Page } from '@playwright/test';
import { ORDER_NEWS, type OrderNews } from '#contract/order-news.ts';

type Stage = { readonly page: Page };
type PageStream = {
  readonly state: () => 'none' | 'wanted' | 'open' | 'over';
  readonly begin: () => void;
  readonly say: (text: string) => void;
  readonly end: () => void;
  readonly refuse: (status: number, headers: Record<string, string>) => void;
};
type Streaming = { readonly pageStream: PageStream };

/** The page's stream of news is acted: a test's answers cannot be told bit by bit. */
export const actStream = (page: Page): Promise<unknown> =>
  page.addInitScript((path) => {
    const realFetch = window.fetch;
    let now: {
      state: ReturnType<PageStream['state']>;
      begin: () => void;
      body?: ReadableStreamDefaultController;
      answer: (response: Response) => void;
    } | null = null;
    const bytes = (text: string) => new TextEncoder().encode(text);
    const stream: PageStream = {
      state: () => now?.state ?? 'none',
      begin: () => {
        if (now?.state === 'wanted') now.begin();
      },
      say: (text) => {
        stream.begin();
        now?.body?.enqueue(bytes(text));
      },
      end: () => {
        stream.begin();
        now?.body?.close();
        if (now) now.state = 'over';
      },
      refuse: (status, headers) => {
        now?.answer(new Response('{}', { status, headers }));
        if (now) now.state = 'over';
      },
    };
    window.fetch = (input, init) => {
      if (typeof input !== 'string' || !input.endsWith(path)) return realFetch(input, init);
      return new Promise((resolve, reject) => {
        const one: NonNullable<typeof now> = {
          state: 'wanted',
          answer: resolve,
          begin: () => {
            const body = new ReadableStream({ start: (controller) => void (one.body = controller) });
            one.state = 'open';
            resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
          },
        };
        now = one;
        init?.signal?.addEventListener('abort', () => {
          one.state = 'over';
          reject(new DOMException('aborted', 'AbortError'));
        });
      });
    };
    Object.assign(window, { pageStream: stream });
  }, ORDER_NEWS.path);

const stateOf = (page: Page) => page.evaluate(() => (window as unknown as Streaming).pageStream.state());
export const expectStream = ({ page }: Stage, ...states: readonly ReturnType<PageStream['state']>[]): Promise<void> =>
  expect.poll(async () => states.includes(await stateOf(page))).toBe(true);

const say = async ({ page }: Stage, text: string) => {
  await expectStream({ page }, 'wanted', 'open');
  await page.evaluate((said) => (window as unknown as Streaming).pageStream.say(said), text);
};
export const newsConnected = (stage: Stage): Promise<void> => say(stage, 'id: 1\nevent: ready\ndata: {}\n\n');
export const newsAlive = (stage: Stage): Promise<void> => say(stage, ': \n\n');
export const newsTold =
  <Props>(news: (stage: Stage & { readonly props: Props }) => OrderNews) =>
  (stage: Stage & { readonly props: Props }): Promise<void> => {
    const told = news(stage);
    return say(stage, `id: ${told.sequence}\nevent: order\ndata: ${JSON.stringify(told)}\n\n`);
  };
export const streamEnded = async (stage: Stage): Promise<void> => {
  await expectStream(stage, 'wanted', 'open');
  await stage.page.evaluate(() => (window as unknown as Streaming).pageStream.end());
};
/** The server refuses a stream, or ends the one that is open: for a while (429), or for good (404). */
export const streamRefused =
  (status: 404 | 429) =>
  async (stage: Stage): Promise<void> => {
    await expectStream(stage, 'wanted', 'open');
    if ((await stateOf(stage.page)) === 'open')
      return say(stage, `event: end\ndata: ${JSON.stringify({ reason: status === 429 ? 'too_many' : 'signed_out' })}\n\n`);
    await stage.page.evaluate(
      ([code, wait]) => (window as unknown as Streaming).pageStream.refuse(Number(code), { 'retry-after': String(wait) }),
      [status, 30],
    );
  };
