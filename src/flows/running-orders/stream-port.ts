import { createParser, type EventSourceMessage } from 'eventsource-parser';
import * as v from 'valibot';
import { fromCallback, type AnyEventObject } from 'xstate';
import { newsEnd, ORDER_NEWS, orderNews } from '#contract/order-news.ts';
import type { RunningOrdersEvent } from '#machines/running-orders/running-orders.setup.ts';

type Over = Extract<RunningOrdersEvent, { type: 'news.over' }>;
const over = (isForGood: boolean, askedToWait = 0): Over => ({ type: 'news.over', isForGood, askedToWait });

/** This browser has too many streams, or the server does: nobody hurries, milliseconds. */
const TOO_MANY_WAIT = 60_000;

/** What becomes of a stream that did not begin. */
function notBegun({ status, headers }: Response): Over {
  if (status === 200 || status === 404 || status === 405) return over(true);
  const seconds = Number(headers.get('retry-after'));
  return over(false, seconds > 0 ? Math.min(seconds, 600) * 1_000 : status === 401 ? TOO_MANY_WAIT : 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** One message of the stream as an event; null where it says nothing that can be read. */
function eventOf({ event, data }: EventSourceMessage): RunningOrdersEvent | null {
  if (event === 'ready') return { type: 'news.connected' };
  if (event === 'end') {
    const end = v.safeParse(newsEnd, parsed(data));
    const reason = end.success ? end.output.reason : 'stopping';
    return over(reason === 'signed_out', reason === 'stopping' ? 0 : TOO_MANY_WAIT);
  }
  const news = v.safeParse(orderNews, parsed(data));
  return event === 'order' && news.success ? { type: 'news.told', news: news.output } : null;
}

/**
 * News of orders as the server makes them (`contract/order-news.ts`).
 * @param base the server's address, '' for the page's own
 * @param token the session's token at the moment; null without one
 */
export const streamPort = (base: string, token: () => string | null) =>
  fromCallback<AnyEventObject, { customerId: string; lastId: number | null }>(({ input: { customerId, lastId }, sendBack }) => {
    const tell = (event: RunningOrdersEvent) => sendBack(event);
    const ending = new AbortController();
    // A line that says nothing for so long is dead, whatever the network believes.
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => ending.abort(), 2 * ORDER_NEWS.heartbeatEvery);
    };
    let end: Over | null = null;
    const parser = createParser({
      onComment: () => tell({ type: 'news.alive' }),
      onEvent: (message) => {
        const event = eventOf(message);
        if (event?.type === 'news.over') end = event;
        else if (event) tell(event);
      },
    });
    const read = async (): Promise<Over> => {
      heard();
      const response = await fetch(base + ORDER_NEWS.path, {
        signal: ending.signal,
        cache: 'no-store',
        headers: {
          accept: 'text/event-stream',
          [ORDER_NEWS.headers.customer]: customerId,
          [ORDER_NEWS.headers.token]: `Bearer ${token() ?? ''}`,
          ...(lastId === null ? {} : { [ORDER_NEWS.headers.lastEventId]: String(lastId) }),
        },
      });
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
      if (!response.ok || !isStream || !response.body) return notBegun(response);
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let piece = await reader.read(); !piece.done && end === null; piece = await reader.read()) {
        heard();
        parser.feed(piece.value);
      }
      return end ?? over(false);
    };
    let isLeft = false;
    const readToTheEnd = async () => {
      const said = await read().catch(() => over(false));
      clearTimeout(silence);
      ending.abort();
      if (!isLeft) tell(said);
    };
    void readToTheEnd();
    return () => {
      isLeft = true;
      clearTimeout(silence);
      ending.abort();
    };
  });
