import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ORDER_NEWS } from '#contract/order-news.ts';
import type { Services } from '../call/services.ts';
import { RetryLater } from '../limits/retry-later.ts';
import { countedAddress } from '../limits/counted-address.ts';
import type { Limit } from '../limits/limits.ts';
import type { NewsHub } from '../memory/news-hub.ts';
import { lastNewsOf, ordersChangedSince, activeOrdersByNews } from '../repositories/order-news.ts';
import { statusesOfAll, type OrderRow } from '../repositories/orders.ts';
import { findSession } from '../repositories/sessions.ts';
import { hashSecret } from '../secrets/secrets.ts';
import { presentNews } from '../services/present/order-news.ts';
import { logCustomer } from '../http/call-log.ts';
import { NewsStream } from './news-stream.ts';

/** Streams are opened once a browser and again when they were cut. */
const OPENED: Limit = { count: 60, seconds: 60, inProcess: true };
const OPENED_FROM_ADDRESS: Limit = { ...OPENED, count: OPENED.count * 5 };
/** With every so many heartbeats it is looked whether the session still lives, and whether a word was missed. */
const LOOKS_AGAIN_EVERY = 4;
const RETRY_AFTER = 30_000;

type Session = { readonly customerId: string; readonly tokenHash: string };

function askedFor({ headers }: FastifyRequest): Session | null {
  const customerId = headers[ORDER_NEWS.headers.customer];
  const token = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1];
  return typeof customerId === 'string' && /^[0-9a-f]{24}$/.test(customerId) && token !== undefined
    ? { customerId, tokenHash: hashSecret(token) }
    : null;
}

function knownTo({ headers }: FastifyRequest): number | null {
  const last = headers[ORDER_NEWS.headers.lastEventId];
  return typeof last === 'string' && /^\d{1,15}$/.test(last) ? Number(last) : null;
}

class NewsSubscriber {
  readonly #services: Services;
  readonly #session: Session;
  readonly #stream: NewsStream;
  #sentSequence = 0;
  #isReading = false;
  #isWoken = false;

  constructor(services: Services, session: Session, stream: NewsStream) {
    this.#services = services;
    this.#session = session;
    this.#stream = stream;
  }

  /** Tells every running order, or what changed since a number that this customer's news have come to. */
  async begin(known: number | null): Promise<void> {
    this.#isReading = true;
    try {
      await this.#sendFirst(known);
    } finally {
      this.#isReading = false;
    }
    if (this.#isWoken) await this.look();
  }

  async #sendFirst(known: number | null): Promise<void> {
    const { database } = this.#services;
    const { customerId } = this.#session;
    const last = await lastNewsOf(database, customerId);
    // A number that never was is another customer's, or of another database.
    if (known === null || known > last) {
      this.#sentSequence = last;
      await this.#tell(await activeOrdersByNews(database, customerId));
    } else {
      this.#sentSequence = known;
      await this.#sendNew();
    }
    this.#stream.ready(this.#sentSequence);
  }

  /** Reads what is new; woken while it reads, it reads once more. */
  async look(): Promise<void> {
    this.#isWoken = true;
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#isWoken && !this.#stream.isOver) {
        this.#isWoken = false;
        const { database, now, memory } = this.#services;
        if (await findSession(database, { ...this.#session, now: now() }, memory.sessionUses.note)) await this.#sendNew();
        else this.#stream.finish('signed_out');
      }
    } finally {
      this.#isReading = false;
    }
  }

  async #sendNew(): Promise<void> {
    for (;;) {
      const changed = await ordersChangedSince(this.#services.database, this.#session.customerId, this.#sentSequence);
      if (changed.length === 0) return;
      await this.#tell(changed);
      this.#sentSequence = changed.at(-1)?.newsSequence ?? this.#sentSequence;
    }
  }

  async #tell(orders: readonly OrderRow[]): Promise<void> {
    const statuses = await statusesOfAll(
      this.#services.database,
      orders.map(({ id }) => id),
    );
    for (const order of orders) this.#stream.order(presentNews(order, statuses, this.#services.now()));
  }
}

/** How streams are kept: what wakes them, and milliseconds between two signs of life. */
export type NewsKeeping = { readonly hub: NewsHub; readonly heartbeatEvery?: number };

/** News of a customer's orders as server-sent events (contract/order-news.ts). */
export function serveOrderNews(
  app: FastifyInstance,
  services: Services,
  { hub, heartbeatEvery = ORDER_NEWS.heartbeatEvery }: NewsKeeping,
): void {
  app.addHook('preClose', () => hub.close());
  app.get(ORDER_NEWS.path, { config: { shed: 'first', streams: true } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const session = askedFor(request);
    const counted = [[`order_news:${countedAddress(request.ip)}`, OPENED_FROM_ADDRESS] as const];
    if (session) counted.push([`order_news:${session.customerId}`, OPENED]);
    for (const [key, limit] of counted) {
      const wait = await services.limits.take(key, limit);
      if (wait !== null) throw new RetryLater(429, wait);
    }
    const customer =
      session && (await findSession(services.database, { ...session, now: services.now() }, services.memory.sessionUses.note));
    if (!session || !customer) return reply.code(401).send({ success: false, error_code: 999 });
    logCustomer(request, customer.id);
    let beats = 0;
    const look = () =>
      void subscriber.look().catch((error: unknown) => {
        // It reads on with the next word or heartbeat.
        request.log.error({ err: error }, 'the news were not read');
      });
    const beating = setInterval(() => {
      stream.beat();
      beats += 1;
      if (beats % LOOKS_AGAIN_EVERY === 0) look();
    }, heartbeatEvery);
    const stream = new NewsStream(() => {
      clearInterval(beating);
      leave?.();
    });
    const subscriber = new NewsSubscriber(services, session, stream);
    const leave = hub.follow(customer.id, { wake: look, end: (reason) => stream.finish(reason) });
    if (!leave) {
      clearInterval(beating);
      throw new RetryLater(503, RETRY_AFTER);
    }
    await subscriber.begin(knownTo(request)).catch((error: unknown) => {
      stream.destroy();
      throw error;
    });
    // No proxy may hold events back until there are more of them.
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').header('cache-control', 'no-store, no-transform').send(stream);
  });
}
