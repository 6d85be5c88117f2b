// What one process carries of people who follow an order: npx tsx benchmarks/measure-news.ts [--streams 1000] [--moves 20] [--write]
// Memory each is the process's resident memory with so many streams less without, divided. The delay is from asking the
// operator's door to move an order until its customer's stream has told it, beside what a poll every three seconds takes.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { endpoints } from '../contract/endpoints.ts';
import { POLL_EVERY } from '../contract/poll-every.ts';
import { OPERATOR } from '../contract/operator.ts';
import { hashSecret } from '../server/secrets/secrets.ts';
import { CAFE_DE_LA_RADE, DEMO_PASSWORD, RUE_DE_CAROUGE } from '../tests/server/customer.ts';
import { readNews, type NewsReader } from '../tests/server/news-reader.ts';
import { startPostgres } from '../tests/server/prepare-databases.ts';

const option = (name: string, fallback: string) =>
  process.argv.includes(name) ? (process.argv[process.argv.indexOf(name) + 1] ?? fallback) : fallback;
const STREAMS = Number(option('--streams', '1000'));
const MOVES = Number(option('--moves', '20'));

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const worst = (values: readonly number[]) => Math.max(...values);
const tenth = (value: number) => Math.round(value * 10) / 10;
const residentKiB = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
const processorMs = (pid: number) => {
  const [, , , , , , , , , , , user = '0', system = '0'] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^\d+ \(.*?\) /, '')
    .split(' ');
  return (Number(user) + Number(system)) * 10;
};

async function startServer(url: string) {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0', DATABASE_URL: url, DEMO: 'on', DEMO_PACE: '0', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((done) =>
    child.stdout.on('data', (data: Buffer) => {
      const found = /open at (http:\S+)/.exec(data.toString())?.[1];
      if (found) done(found);
    }),
  );
  return { child, address, pid: child.pid ?? 0 };
}

const post = async (address: string, path: string, body: object) =>
  (await (
    await fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  ).json()) as Record<string, never>;

/** Somebody's running order, made as everybody makes one. */
async function order(address: string) {
  const { user } = (await post(address, endpoints.login.path, { email: 'ines@example.org', password: DEMO_PASSWORD })) as unknown as {
    user: { _id: string; server_token: string };
  };
  const who = { user_id: user._id, server_token: user.server_token };
  const { products } = (await post(address, endpoints.user_get_store_product_item_list.path, { store_id: CAFE_DE_LA_RADE })) as unknown as {
    products: { items: { _id: string; is_item_in_stock: boolean; specifications: unknown[] }[] }[];
  };
  const item = products.flatMap(({ items }) => items).find((one) => one.is_item_in_stock && one.specifications.length === 0);
  await post(address, endpoints.add_item_in_cart.path, {
    ...who,
    store_id: CAFE_DE_LA_RADE,
    order_details: [{ items: [{ item_id: item?._id, quantity: 8 }] }],
    destination_addresses: [RUE_DE_CAROUGE],
  });
  const when = { is_user_pick_up_order: false };
  const invoice = (await post(address, endpoints.get_order_cart_invoice.path, { ...who, ...when })) as unknown as {
    order_payment?: { _id: string };
  };
  const order_payment_id = invoice.order_payment?._id;
  await post(address, endpoints.pay_order_payment.path, { ...who, order_payment_id, payment_id: 'cash', is_payment_mode_cash: true });
  const made = (await post(address, endpoints.create_order.path, { ...who, order_payment_id })) as unknown as { order_id?: string };
  if (!made.order_id) throw new Error(`No order was made: ${JSON.stringify({ invoice, made }).slice(0, 600)}`);
  const detail = (await post(address, endpoints.get_order_detail.path, { ...who, order_id: made.order_id })) as unknown as {
    order: { unique_id: number };
  };
  return { who, id: made.order_id, number: detail.order.unique_id };
}

/** Customers with a session each, as rows. */
async function crowd(url: string, count: number) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const token = randomBytes(8).toString('hex');
  await client.query(
    `insert into customers select made.* from (select * from customers limit 1) as t, generate_series(1, ${count}) as n,
    lateral jsonb_populate_record(null::customers, to_jsonb(t) || jsonb_build_object('id', lpad(n::text, 24, '0'), 'unique_id', 1000000 + n,
      'email_folded', n || '@crowd', 'email', n || '@crowd', 'phone', 'crowd' || n, 'referral_code', 'crowd' || n)) as made`,
  );
  const people = Array.from({ length: count }, (_, index) => ({
    user_id: String(index + 1).padStart(24, '0'),
    server_token: `${token}-${index}`,
  }));
  for (const { user_id, server_token } of people)
    await client.query('insert into sessions (token_hash, customer_id, created_at, used_at) values ($1, $2, $3, $3)', [
      hashSecret(server_token),
      user_id,
      Date.now(),
    ]);
  await client.end();
  return people;
}

async function main(): Promise<void> {
  const postgres = await startPostgres();
  const url = `${postgres.url}/postgres`;
  const { child, address, pid } = await startServer(url);
  const people = await crowd(url, STREAMS);
  const { who, number, id } = await order(address);
  const own = await readNews(address, who);
  while ((await own.next())?.event !== 'ready');
  const before = residentKiB(pid);
  const streams: NewsReader[] = [];
  for (let start = 0; start < people.length; start += 50)
    streams.push(...(await Promise.all(people.slice(start, start + 50).map((person) => readNews(address, person)))));
  await Promise.all(streams.map((stream) => stream.next()));
  const after = residentKiB(pid);
  const idle = processorMs(pid);
  await new Promise((done) => setTimeout(done, 15_000));
  const idleProcessor = (processorMs(pid) - idle) / 15;
  const told: number[] = [];
  const polled: number[] = [];
  for (let move = 0; move < MOVES; move += 1) {
    const moved = performance.now();
    const telling = own.next().then(() => performance.now() - moved);
    const { status } = await post(address, OPERATOR.move, { number, action: 'move' });
    if (!status) break;
    told.push(await telling);
    const asked = performance.now();
    await post(address, endpoints.get_order_detail.path, { ...who, order_id: id });
    polled.push(performance.now() - asked);
  }
  const figures = {
    streams: streams.filter(({ status }) => status === 200).length,
    residentMiB: { without: tenth(before / 1_024), with: tenth(after / 1_024) },
    kibEach: tenth((after - before) / STREAMS),
    processorMsPerSecondIdle: tenth(idleProcessor),
    moves: told.length,
    toldAfterMs: { median: tenth(median(told)), worst: tenth(worst(told)) },
    pollAnsweredInMs: { median: tenth(median(polled)), worst: tenth(worst(polled)) },
    pollDelayMs: { median: tenth(POLL_EVERY.orderTracking / 2 + median(polled)), worst: tenth(POLL_EVERY.orderTracking + worst(polled)) },
    callsPerSecondThatPollsWouldBe: tenth((STREAMS * 1_000) / POLL_EVERY.orderTracking),
  };
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  if (process.argv.includes('--write')) writeFileSync('benchmarks/news.json', `${JSON.stringify(figures, null, 2)}\n`);
  child.kill('SIGKILL');
  await postgres.stop();
  process.exit(0);
}

main().catch((error: unknown) => {
  // The server and the database that were started would keep the process alive.
  console.error(error);
  process.exit(1);
});
