import { ORDER_NEWS, type OrderNews } from '#contract/order-news.ts';

/** An event as a browser reads it. */
export type NewsEvent = { readonly event: string; readonly id: string | null; readonly data: Record<string, unknown> };

export type NewsReader = {
  readonly status: number;
  readonly headers: Headers;
  /** The next event; null once the stream has ended. */
  readonly next: () => Promise<NewsEvent | null>;
  /** The next order that is told. @throws Error when something else comes */
  readonly order: () => Promise<OrderNews>;
  /** What has come that is no event. */
  readonly comments: () => number;
  readonly close: () => Promise<void>;
};

const fieldOf = (block: string, name: string): string | null =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? null;

/** Opens a stream of news at a server's address and reads it as `fetch` brings it. */
export async function readNews(
  address: string,
  who: { readonly user_id: string; readonly server_token: string },
  lastEventId?: string | number,
): Promise<NewsReader> {
  const leaving = new AbortController();
  const answer = await fetch(address + ORDER_NEWS.path, {
    headers: {
      [ORDER_NEWS.headers.customer]: who.user_id,
      [ORDER_NEWS.headers.token]: `Bearer ${who.server_token}`,
      'accept-encoding': 'gzip, br',
      ...(lastEventId === undefined ? {} : { [ORDER_NEWS.headers.lastEventId]: String(lastEventId) }),
    },
    signal: leaving.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let comments = 0;
  const next = async (): Promise<NewsEvent | null> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const read = await reader?.read().catch(() => null);
        if (!read || read.done) return null;
        text += read.value;
        continue;
      }
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      const event = fieldOf(block, 'event');
      if (event === null) comments += 1;
      else return { event, id: fieldOf(block, 'id'), data: JSON.parse(fieldOf(block, 'data') ?? 'null') as Record<string, unknown> };
    }
  };
  return {
    status: answer.status,
    headers: answer.headers,
    next,
    order: async () => {
      const event = await next();
      if (event?.event !== 'order') throw new Error(`no order came, but ${JSON.stringify(event)}`);
      return event.data as unknown as OrderNews;
    },
    comments: () => comments,
    close: async () => {
      leaving.abort();
      await reader?.cancel().catch(() => undefined);
    },
  };
}
