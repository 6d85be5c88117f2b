import { createParser, type EventSourceMessage } from 'eventsource-parser';
import * as v from 'valibot';
import { newsEnd, ORDER_NEWS, orderNews, type OrderNews } from '#contract/order-news.ts';

export type StreamMessage =
  | { readonly is: 'ready' }
  | { readonly is: 'news'; readonly news: OrderNews }
  | { readonly is: 'alive' }
  /** No more comes: for good where this server has no news, else it may be asked again after so many milliseconds. */
  | { readonly is: 'over'; readonly isForGood: boolean; readonly askedToWait: number };
type Over = Extract<StreamMessage, { is: 'over' }>;

const over = (isForGood: boolean, askedToWait = 0): Over => ({ is: 'over', isForGood, askedToWait });

/** This browser has too many streams, or its session is in doubt: nobody hurries, milliseconds. */
const NO_HURRY = 60_000;
const LONGEST_WAIT = 600_000;

function notBegun({ status, headers }: Response): Over {
  if (status === 200 || status === 404 || status === 405) return over(true);
  const seconds = Number(headers.get('retry-after'));
  return over(false, seconds > 0 ? Math.min(seconds * 1_000, LONGEST_WAIT) : status === 401 ? NO_HURRY : 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function endOf(data: string): Over {
  const end = v.safeParse(newsEnd, parsed(data));
  const reason = end.success ? end.output.reason : 'stopping';
  return over(reason === 'signed_out', reason === 'stopping' ? 0 : NO_HURRY);
}

function toMessage({ event, data }: EventSourceMessage): StreamMessage | null {
  if (event === 'ready') return { is: 'ready' };
  if (event === 'end') return endOf(data);
  const news = v.safeParse(orderNews, parsed(data));
  return event === 'order' && news.success ? { is: 'news', news: news.output } : null;
}

export type NewsAsked = {
  readonly base: string;
  readonly customerId: string;
  readonly token: string;
  /** The last change that is known, null for none. */
  readonly lastId: number | null;
};

/**
 * Reads news of orders as the server makes them (`contract/order-news.ts`), until they are over; a line that says nothing for two
 * heartbeats is dead, whatever the network believes. Gives the way to stop, after which nothing is passed on.
 */
export function readOrderNews({ base, customerId, token, lastId }: NewsAsked, onMessage: (message: StreamMessage) => void): () => void {
  const ending = new AbortController();
  let isLeft = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => ending.abort(), 2 * ORDER_NEWS.heartbeatEvery);
  };
  let end: Over | null = null;
  const receive = (message: StreamMessage | null) => {
    if (message?.is === 'over') end = message;
    else if (message && !isLeft) onMessage(message);
  };
  const parser = createParser({ onComment: () => receive({ is: 'alive' }), onEvent: (message) => receive(toMessage(message)) });
  const read = async (): Promise<Over> => {
    listen();
    const response = await fetch(base + ORDER_NEWS.path, {
      signal: ending.signal,
      cache: 'no-store',
      headers: {
        accept: 'text/event-stream',
        [ORDER_NEWS.headers.customer]: customerId,
        [ORDER_NEWS.headers.token]: `Bearer ${token}`,
        ...(lastId === null ? {} : { [ORDER_NEWS.headers.lastEventId]: String(lastId) }),
      },
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (!response.ok || !isStream || !response.body) return notBegun(response);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    while (end === null) {
      const { done, value } = await reader.read();
      if (done) break;
      listen();
      parser.feed(value);
    }
    return end ?? over(false);
  };
  const readToTheEnd = async () => {
    const said = await read().catch(() => over(false));
    clearTimeout(silence);
    ending.abort();
    if (!isLeft) onMessage(said);
  };
  void readToTheEnd();
  return () => {
    isLeft = true;
    clearTimeout(silence);
    ending.abort();
  };
}
