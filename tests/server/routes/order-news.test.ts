import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { RejectReason } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { ORDER_NEWS, orderNews } from '#contract/order-news.ts';
import { DATABASES, serverOn, startTestServer, type TestServer } from '../test-server.ts';
import { credentialsOf, DEMO_PASSWORD, newCustomer, registerCustomer } from '../customer.ts';
import { readNews, type NewsReader } from '../news-reader.ts';
import { moveIt, orderInCash, type Who } from '../orders.ts';

const { storeAccepted, preparing, ready, storeRejected, waitingForStore } = ORDER_STATUS;

async function listening(server: TestServer) {
  return { server, address: await server.app.listen({ host: '127.0.0.1', port: 0 }) };
}

describe.each(DATABASES)('news of orders (%s)', (kind) => {
  let one: Awaited<ReturnType<typeof listening>>;
  let other: Awaited<ReturnType<typeof listening>>;
  const open: NewsReader[] = [];
  beforeAll(async () => {
    one = await listening(await startTestServer(kind, { streams: { ofACustomer: 2 } }));
    other = await another();
  });
  afterAll(async () => {
    await Promise.all(open.map((reader) => reader.close()));
    await other.server.close();
    await one.server.close();
  });

  const another = async (options: Parameters<typeof serverOn>[1] = {}) =>
    listening(await serverOn({ ...one.server.open, close: () => Promise.resolve() }, options));
  const follow = async (address: string, who: Who, last?: string | number) => {
    const reader = await readNews(address, who, last);
    open.push(reader);
    return reader;
  };
  const somebody = () => newCustomer(one.server);
  const order = (who: Who) => orderInCash(one.server, who);
  const move = async (
    who: Who,
    id: string,
    to: number,
    { at = one.server, rejectReason }: { at?: TestServer; rejectReason?: RejectReason } = {},
  ) => {
    expect(await moveIt(at, who, id, to, rejectReason)).toBe(true);
  };

  test('begin with every running order, then tell each change as it is made, whichever server made it', async () => {
    const who = await somebody();
    const [first, second] = [await order(who), await order(who)];
    const news = await follow(other.address, who);
    expect(news.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect([news.status, news.headers.get('content-encoding'), news.headers.get('cache-control')]).toEqual([
      200,
      null,
      'no-store, no-transform',
    ]);
    expect([(await news.order()).order_id, (await news.order()).order_id]).toEqual([first, second]);
    expect(await news.next()).toMatchObject({ event: 'ready', id: '2' });
    await move(who, first, storeAccepted);
    const told = await news.order();
    expect(v.is(orderNews, told)).toBe(true);
    expect(told).toMatchObject({ order_id: first, order_status: storeAccepted, sequence: 3, delivery_status: 0 });
    expect(told.date_time.map(({ status }) => status)).toEqual([waitingForStore, storeAccepted]);
    const { order: read } = await one.server.expectSuccess(endpoints.get_order_detail, { ...who, order_id: first });
    expect([read.sequence, read.date_time]).toEqual([told.sequence, told.date_time]);
    expect(told).not.toHaveProperty('reject_reason');
    await move(who, second, storeRejected, { rejectReason: 'sold_out' });
    const rejected = await news.order();
    expect(rejected).toMatchObject({
      order_id: second,
      order_status: storeRejected,
      order_status_id: 3,
      sequence: 4,
      reject_reason: 'sold_out',
    });
  });

  test('an order that is made while a browser follows is told to it', async () => {
    const who = await somebody();
    const news = await follow(other.address, who);
    expect(await news.next()).toMatchObject({ event: 'ready', id: '0' });
    const id = await order(who);
    expect(await news.order()).toMatchObject({ order_id: id, order_status: waitingForStore, sequence: 1 });
  });

  test('nothing is lost when the server of a stream dies: another one tells what changed since, endings too', async () => {
    const who = await somebody();
    const [first, second] = [await order(who), await order(who)];
    const dying = await another();
    const news = await follow(dying.address, who);
    await news.order();
    const last = (await news.order()).sequence;
    dying.server.app.server.closeAllConnections();
    await dying.server.close();
    await move(who, first, storeAccepted);
    await move(who, second, storeRejected);
    await move(who, first, preparing);
    const again = await follow(other.address, who, last);
    expect(await again.order()).toMatchObject({ order_id: second, order_status: storeRejected });
    expect(await again.order()).toMatchObject({ order_id: first, order_status: preparing, sequence: last + 3 });
    expect(await again.next()).toMatchObject({ event: 'ready', id: String(last + 3) });
  });

  test('a number that this customer’s news never came to is none', async () => {
    const who = await somebody();
    const id = await order(who);
    for (const last of [99, 'x', '-1', '1e3', '9'.repeat(16)]) {
      const news = await follow(one.address, who, last);
      expect((await news.order()).order_id, String(last)).toBe(id);
      await news.close();
    }
  });

  test('are one customer’s alone, and ask for a live session', async () => {
    const [who, stranger] = [await somebody(), await somebody()];
    await order(who);
    const news = await follow(one.address, stranger);
    expect(await news.next()).toMatchObject({ event: 'ready' });
    for (const wrong of [
      { ...who, server_token: stranger.server_token },
      { ...who, user_id: 'x' },
      { ...who, server_token: 'x y' },
    ]) {
      const refused = await follow(one.address, wrong);
      expect(refused.status).toBe(401);
    }
    const bare = await one.server.app.inject(ORDER_NEWS.path);
    expect([bare.statusCode, bare.json()]).toEqual([401, { success: false, error_code: 999 }]);
  });

  test('end when their session is signed out, on whichever server, and no other session’s do', async () => {
    const user = await registerCustomer(one.server, { password: DEMO_PASSWORD });
    const who = credentialsOf(user);
    const { user: again } = await one.server.expectSuccess(endpoints.login, { email: user.email, password: DEMO_PASSWORD });
    const [news, others] = [await follow(other.address, who), await follow(other.address, credentialsOf(again))];
    await news.next();
    await others.next();
    await one.server.expectSuccess(endpoints.logout, who);
    expect(await news.next()).toEqual({ event: 'end', id: null, data: { reason: 'signed_out' } });
    expect(await news.next()).toBeNull();
    const id = await order(credentialsOf(again));
    expect((await others.order()).order_id).toBe(id);
  });

  test('of too many streams of one customer the oldest ends', async () => {
    const who = await somebody();
    const streams = [await follow(one.address, who), await follow(one.address, who)];
    for (const stream of streams) expect(await stream.next()).toMatchObject({ event: 'ready' });
    await (await follow(one.address, who)).next();
    expect(await streams[0]?.next()).toMatchObject({ event: 'end', data: { reason: 'too_many' } });
    const id = await order(who);
    expect((await streams[1]?.order())?.order_id).toBe(id);
  });

  test('a process that carries as many as it can says when to come again', async () => {
    const who = await somebody();
    const full = await another({ streams: { inAll: 1 } });
    const first = await follow(full.address, who);
    const refused = await follow(full.address, who);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    await first.close();
    await expect.poll(async () => (await readNews(full.address, who)).status).toBe(200);
    await full.server.close();
  });

  test('a line shows that it is alive, and one whose session ended unheard ends by itself', async () => {
    const who = await somebody();
    const lively = await another({ heartbeatEvery: 5 });
    const news = await follow(lively.address, who);
    expect(await news.next()).toMatchObject({ event: 'ready' });
    // Nobody says a word of it.
    await one.server.open.database.execute(sql`delete from sessions where customer_id = ${who.user_id}`);
    expect(await news.next()).toMatchObject({ event: 'end', data: { reason: 'signed_out' } });
    expect(news.comments()).toBeGreaterThan(0);
    await lively.server.close();
  });

  test('a server that stops tells it, and takes no more', async () => {
    const who = await somebody();
    const stopping = await another();
    const news = await follow(stopping.address, who);
    await news.next();
    const closed = stopping.server.close();
    expect(await news.next()).toMatchObject({ event: 'end', data: { reason: 'stopping' } });
    expect(await news.next()).toBeNull();
    await closed;
  });

  test('numbers grow in the order of commits, however many orders change at once', async () => {
    const who = await somebody();
    const ids = [await order(who), await order(who), await order(who)];
    const news = await follow(other.address, who);
    for (const _ of ids) await news.order();
    await news.next();
    await Promise.all(ids.map((id) => move(who, id, ready)));
    const told = [await news.order(), await news.order(), await news.order()];
    expect(told.map(({ sequence }) => sequence)).toEqual([4, 5, 6]);
    expect(told.map(({ order_id }) => order_id).toSorted()).toEqual(ids.toSorted());
  });
});

test('a listening connection that is cut is opened again, and what was said meanwhile is read', async () => {
  const { server, address } = await listening(await startTestServer('postgres'));
  const who = await newCustomer(server);
  const news = await readNews(address, who);
  await news.next();
  await server.open.database.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'storefront news' and datname = current_database()`,
  );
  const made = await orderInCash(server, who);
  expect((await news.order()).order_id).toBe(made);
  await news.close();
  await server.close();
});
