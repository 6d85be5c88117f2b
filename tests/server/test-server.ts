import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { buildApp } from '#server/app.ts';
import type { Database, OpenDatabase } from '#server/database/database.ts';
import type { Reads } from '#server/database/reads.ts';
import { openPglite } from '#server/database/open-pglite.ts';
import { openPostgres } from '#server/database/open-postgres.ts';
import type { Services } from '#server/call/services.ts';
import { loggerOptions } from '#server/log.ts';
import type { CardSettings } from '#server/payments/choose-provider.ts';
import type { ProviderTransport } from '#server/payments/stripe-provider.ts';
import type { Ages } from '#server/memory/memory.ts';
import { listenForNews } from '#server/memory/listen-for-news.ts';
import { createNewsHub } from '#server/memory/news-hub.ts';
import { PATHS } from '#server/paths.ts';
import type { AccountSettings } from '#server/call/account-settings.ts';
import { auditCards } from './audit-cards.ts';
import { auditLedger } from './audit-ledger.ts';
import { createDatabase } from './create-database.ts';
import { DEMO_CITY_TEMPLATE, NOON, TEST_PASSWORD_COST } from './demo-city.ts';
import { testServices } from './test-services.ts';

export { NOON };

const BOTH = ['pglite', 'postgres'] as const;
export type DatabaseKind = (typeof BOTH)[number];

/**
 * The databases of most tests: both are PostgreSQL behind the same queries, so one of them will do for a change. `npm run
 * verify` runs them on both. The ledger, an order, a payment by card, crashes and the storm name both themselves.
 */
export const DATABASES: readonly DatabaseKind[] = process.env.EVERY_TEST ? BOTH : ['postgres'];

export type Answered = { status: number; headers: Record<string, unknown>; json: Record<string, unknown> };

export type TestServer = {
  readonly app: FastifyInstance;
  readonly open: OpenDatabase;
  readonly services: Services;
  readonly setNow: (instant: number) => void;
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answered>;
  /** What a call is answered. */
  readonly answer: (endpoint: Endpoint, body: unknown, headers?: Record<string, string>) => Promise<Answered['json']>;
  /** The code that a call is refused with, or its whole answer where it is not. */
  readonly refusal: (endpoint: Endpoint, body: unknown, headers?: Record<string, string>) => Promise<unknown>;
  /** Calls an endpoint and expects success. */
  readonly expectSuccess: <E extends Endpoint>(endpoint: E, body: unknown) => Promise<AnswerOf<E>>;
  readonly close: () => Promise<void>;
};

/** Makes a database on PostgreSQL: a copy of the demo city's, of another template, or empty. @returns its address */
export async function newDatabase(template: string | null = DEMO_CITY_TEMPLATE): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase(inject('postgres'), name, template ?? undefined);
  return `${inject('postgres')}/${name}`;
}

export async function rowsOf<Row>(database: Pick<Database, 'execute'>, query: SQL): Promise<readonly Row[]> {
  return ((await database.execute(query)) as unknown as { rows: Row[] }).rows;
}

export async function databaseName({ open: { database } }: Pick<TestServer, 'open'>): Promise<string> {
  const [row] = await rowsOf<{ name: string }>(database, sql`select current_database() as name`);
  return row?.name ?? '';
}

/** The address of a server's own database on PostgreSQL. */
export const urlOf = async (server: Pick<TestServer, 'open'>): Promise<string> => `${inject('postgres')}/${await databaseName(server)}`;

const openTestPostgres = async (): Promise<OpenDatabase> => openPostgres({ url: await newDatabase(), migrationsFolder: PATHS.migrations });

const openTestPglite = async (): Promise<OpenDatabase> =>
  openPglite({ snapshot: new Blob([await readFile(inject('snapshot'))]), migrationsFolder: PATHS.migrations });

type Options = {
  rateLimitFactor?: number;
  accounts?: Partial<AccountSettings>;
  mailbox?: boolean;
  pause?: Services['pause'];
  operator?: boolean;
  cards?: CardSettings;
  heartbeatEvery?: number;
  ages?: Ages;
  reads?: Reads;
  push?: Services['push'];
  tips?: boolean;
  streams?: { ofACustomer?: number; inAll?: number };
  log?: string[];
  through?: (transport: ProviderTransport) => ProviderTransport;
};

/** An app of its own beside the test server's, without a log, and without pages unless `more` has them. */
export const quietApp = (services: Services, more: Partial<Parameters<typeof buildApp>[0]> = {}) =>
  buildApp({ services, logger: false, trustProxy: false, storefront: null, ...more });

export async function serverOn(open: OpenDatabase, options: Options = {}): Promise<TestServer> {
  let instant = NOON;
  const now = () => instant;
  const services = testServices(open.database, now, { ...options, passwordCost: TEST_PASSWORD_COST });
  const hub = createNewsHub(options.streams);
  const stopListening = await listenForNews(open, { hub, memory: services.memory });
  const app = await buildApp({
    services,
    news: { hub, heartbeatEvery: options.heartbeatEvery },
    logger: options.log
      ? {
          ...loggerOptions('info'),
          stream: {
            write: (line: string) => {
              options.log?.push(line);
            },
          },
        }
      : false,
    trustProxy: false,
    mailbox: options.mailbox ?? false,
    operator: options.operator ?? false,
    clock: {
      now,
      moveTo: (at) => {
        instant = at;
      },
      pageSettings: () => null,
    },
    storefront: null,
  });
  const post: TestServer['post'] = async (path, body, headers = {}) => {
    const isRaw = typeof body === 'string';
    const answered = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json', ...headers },
      payload: isRaw ? body : JSON.stringify(body),
    });
    return { status: answered.statusCode, headers: answered.headers, json: answered.json<Record<string, unknown>>() };
  };
  const answer: TestServer['answer'] = async (endpoint, body, headers) => (await post(endpoint.path, body, headers)).json;
  return {
    app,
    open,
    services,
    post,
    answer,
    refusal: async (...call) => {
      const answered = await answer(...call);
      return answered.success === false ? answered.error_code : answered;
    },
    setNow: (next) => {
      instant = next;
    },
    expectSuccess: async (endpoint, body) => {
      const answered = await answer(endpoint, body);
      if (answered.success !== true) throw new Error(`${endpoint.name} answered ${JSON.stringify(answered).slice(0, 500)}`);
      return answered as never;
    },
    close: async () => {
      await app.close();
      await stopListening();
      await open.close();
    },
  };
}

export const startTestServer = async (kind: DatabaseKind, options: Options = {}): Promise<TestServer> =>
  serverOn(kind === 'pglite' ? await openTestPglite() : await openTestPostgres(), options);

/** Starts before the tests beside it, and is closed after whatever they close themselves. */
export function testServer(...asked: Parameters<typeof startTestServer>): TestServer {
  let started: TestServer | null = null;
  const here = (): TestServer => {
    if (!started) throw new Error('The server starts with the first test');
    return started;
  };
  beforeAll(async () => {
    started = await startTestServer(...asked);
  });
  afterAll(() => started?.close());
  return {
    get app() {
      return here().app;
    },
    get open() {
      return here().open;
    },
    get services() {
      return here().services;
    },
    post: (...call) => here().post(...call),
    answer: (...call) => here().answer(...call),
    refusal: (...call) => here().refusal(...call),
    expectSuccess: (...call) => here().expectSuccess(...call),
    setNow: (instant) => here().setNow(instant),
    close: () => here().close(),
  };
}

type Tests = (server: TestServer, kind: DatabaseKind) => void;

/** Tests of a server of their own, on each of `DATABASES`. */
export function describeServer(words: string, ...how: [tests: Tests] | [options: Options, tests: Tests]): void {
  const [options, tests] = how.length === 1 ? [{}, how[0]] : how;
  describe.each(DATABASES)(`${words} on %s`, (kind) => tests(testServer(kind, options), kind));
}

/** Neither the ledger nor what the card provider holds has anything wrong; where all is `quiet`, nothing is on its way back to a card. */
export async function expectTrueBooks(
  { open: { database } }: Pick<TestServer, 'open'>,
  when: { readonly quiet?: true } = {},
): Promise<void> {
  expect(await auditLedger(database, when)).toEqual([]);
  expect(await auditCards(database, when)).toEqual([]);
}
