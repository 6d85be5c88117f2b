// What a generated body costs the server: npx tsx benchmarks/measure-bodies.ts [--bodies 10000] [--seed 1] [--write]
// Bodies are made of the contract's own schemas, most of them fitting, and sent one after the other to a server in this process on a PostgreSQL beside it; the processor's time is this process's.
// Passwords are hashed as cheaply as in tests: that work is bounded elsewhere (decision 047). What seems dear is asked again, since a clean-up of memory may fall into any call. Ends with 1 when a body is answered with 5xx or costs more than 50 ms.
import 'temporal-polyfill/global';
import fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { CARD_GATEWAY_ID } from '../contract/enumerations.ts';
import { endpoints } from '../contract/endpoints.ts';
import { buildApp } from '../server/app.ts';
import { openPostgres } from '../server/database/open-postgres.ts';
import { DEMO_CITY_ID } from '../server/demo/demo-content.ts';
import { fillWithDemoCity } from '../server/demo/fill.ts';
import { PATHS } from '../server/paths.ts';
import { routes } from '../server/routes/routes.ts';
import { idFrom } from '../server/secrets/ids.ts';
import { valuesOf } from '../tests/server/bodies-of.ts';
import { startPostgres } from '../tests/server/prepare-databases.ts';
import { testServices } from '../tests/server/test-services.ts';

const option = (name: string, fallback: string) =>
  process.argv.includes(name) ? (process.argv[process.argv.indexOf(name) + 1] ?? fallback) : fallback;
const BODIES = Number(option('--bodies', '10000'));
const SEED = Number(option('--seed', '1'));
const MOST = 50;
const AGAIN = 4;
const NOON = Date.parse('2026-11-20T11:30:00Z');
const STORE = idFrom('store', 'cafe-de-la-rade');

type Sent = { readonly path: string; readonly body: object };

const postgres = await startPostgres();
const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
await admin.connect();
await admin.query('create database bodies');
await admin.end();
const open = await openPostgres({
  url: `${postgres.url}/bodies`,
  migrationsFolder: PATHS.migrations,
  prepare: ({ database }) => fillWithDemoCity(database, { now: NOON, passwordCost: 1_024 }),
});
const app = await buildApp({
  services: testServices(open.database, () => NOON, { rateLimitFactor: 1e9, passwordCost: 1_024 }),
  logger: false,
  trustProxy: false,
  storefront: null,
});
const send = async ({ path, body }: Sent) => {
  const payload = JSON.stringify(body);
  const before = process.cpuUsage();
  const answered = await app.inject({ method: 'POST', url: path, headers: { 'content-type': 'application/json' }, payload });
  const { user, system } = process.cpuUsage(before);
  return { status: answered.statusCode, milliseconds: (user + system) / 1_000, json: answered.json<Record<string, unknown>>() };
};

const registered = await send({
  path: endpoints.register.path,
  body: { first_name: 'Ada', last_name: 'Test', email: 'ada@example.org', password: 'secret-enough', phone: '781000001' },
});
const user = registered.json.user as { _id: string; server_token: string };
const who = { user_id: user._id, server_token: user.server_token };
const menu = (await send({ path: endpoints.user_get_store_product_item_list.path, body: { store_id: STORE } })).json as {
  products: { items: { _id: string }[] }[];
};
const known = [
  STORE,
  DEMO_CITY_ID,
  menu.products[0]?.items[0]?._id ?? '',
  '12:30',
  'lea@example.org',
  'escale2026',
  '791234567',
  '+41',
  CARD_GATEWAY_ID,
  '0',
  'pm_none',
];
const generated = fc
  .constantFrom(...routes.filter(({ endpoint }) => endpoint.method === 'POST' && endpoint !== endpoints.logout))
  .chain(({ endpoint }) =>
    fc.record({
      path: fc.constant(endpoint.path),
      body: valuesOf(endpoint.request, known),
      caller: fc.constantFrom({}, { cart_unique_token: 'a-generated-guest-token' }, who),
    }),
  )
  .map(({ path, body, caller }): Sent => ({ path, body: { ...(body as object), ...caller } }));

const failed: Sent[] = [];
const dear: (Sent & { readonly milliseconds: number })[] = [];
const worst = new Map<string, number>();
let total = 0;
for (const sent of fc.sample(generated, { numRuns: BODIES, seed: SEED })) {
  const first = await send(sent);
  if (first.status >= 500) failed.push(sent);
  let { milliseconds } = first;
  for (let turn = 0; turn < AGAIN && milliseconds > MOST; turn += 1) milliseconds = Math.min(milliseconds, (await send(sent)).milliseconds);
  total += milliseconds;
  worst.set(sent.path, Math.max(worst.get(sent.path) ?? 0, milliseconds));
  if (milliseconds > MOST) dear.push({ ...sent, milliseconds });
}
await app.close();
await open.close();
await postgres.stop();

const say = (words: string) => process.stdout.write(`${words}\n`);
for (const { path, body } of failed) say(`5xx: ${path} ${JSON.stringify(body).slice(0, 500)}`);
for (const { path, milliseconds, body } of dear) say(`${Math.round(milliseconds)} ms: ${path} ${JSON.stringify(body).slice(0, 500)}`);
const dearest = [...worst]
  .toSorted(([, one], [, other]) => other - one)
  .slice(0, 10)
  .map(([path, milliseconds]) => ({ path, milliseconds: Math.round(milliseconds * 10) / 10 }));
const record = {
  bodies: BODIES,
  seed: SEED,
  mean: Math.round((total / BODIES) * 100) / 100,
  failed: failed.length,
  over50: dear.length,
  dearest,
};
say(JSON.stringify(record, null, 2));
if (process.argv.includes('--write')) writeFileSync('benchmarks/bodies.json', `${JSON.stringify(record, null, 2)}\n`);
process.exitCode = failed.length + dear.length > 0 ? 1 : 0;
