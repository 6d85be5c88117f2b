import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type OpenMetricsContentType } from 'prom-client';
import type { ConnectionCounts } from '../database/database.ts';
import type { ReadCounts } from '../database/reads.ts';
import type { Unfinished } from '../repositories/unfinished.ts';

/** What came of a call: done, refused by a rule of the shop, faulty itself, turned away for now, failed by us. */
export type CallOutcome = 'done' | 'refused' | 'faulty' | 'limited' | 'failed';

export type Metrics = {
  readonly text: () => Promise<string>;
  readonly contentType: string;
  /** Counts a call by the template of its path, never by the path itself. */
  readonly answered: (path: string, outcome: CallOutcome, seconds: number) => void;
  readonly worked: (work: string) => void;
  /** Names a piece of work before it was first done: its age counts from now. */
  readonly expectWork: (work: string) => void;
};

/** How long the database has to answer for a text, milliseconds. */
const ANSWERS_WITHIN = 2_000;
const late = () =>
  new Promise<never>((_done, reject) => {
    setTimeout(() => reject(new Error('the database did not answer in time')), ANSWERS_WITHIN).unref();
  });

/** How often the event loop's lag is looked at, milliseconds: the least that it tells. Each look wakes the process, whether or not anybody is there. */
const LAG_PRECISION = 100;

const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

type Registers = Registry<OpenMetricsContentType>[];

const setEach = (gauge: Gauge<'state'> | Gauge<'kind'>, label: 'state' | 'kind', counts: Readonly<Record<string, number>>) => {
  for (const [value, number] of Object.entries(counts)) (gauge as Gauge).set({ [label]: value }, number);
};

function databaseGauges(registers: Registers, { now, unfinished }: { now: () => number; unfinished: () => Promise<Unfinished> }) {
  const isUp = new Gauge({ name: 'storefront_database_up', help: 'Whether the database answered for this text', registers });
  const payments = new Gauge({ name: 'storefront_payments', help: 'Payments under way, by state', labelNames: ['state'], registers });
  const oldest = new Gauge({
    name: 'storefront_payment_oldest_seconds',
    help: 'Time since the payment under way moved that has stood still longest',
    registers,
  });
  const holds = new Gauge({ name: 'storefront_holds', help: 'What payments under way keep from others', labelNames: ['kind'], registers });
  const errands = new Gauge({
    name: 'storefront_errands',
    help: 'What the card provider still has to be told, by state',
    labelNames: ['state'],
    registers,
  });
  const topUps = new Gauge({ name: 'storefront_top_ups', help: 'Top-ups whose end nobody knows yet', registers });
  const mails = new Gauge({ name: 'storefront_mails', help: 'E-mails on their way out, by state', labelNames: ['state'], registers });

  return async (): Promise<void> => {
    // What is not known is left out: an old number would look like a new one.
    for (const gauge of [payments, holds, errands, mails]) gauge.reset();
    for (const gauge of [oldest, topUps]) gauge.remove();
    try {
      const found = await Promise.race([unfinished(), late()]);
      isUp.set(1);
      setEach(payments, 'state', found.payments);
      oldest.set(found.oldestPayment === null ? 0 : Math.max(0, now() - found.oldestPayment) / 1_000);
      setEach(holds, 'kind', found.holds);
      setEach(errands, 'state', found.errands);
      topUps.set(found.topUps);
      setEach(mails, 'state', found.mails);
    } catch {
      isUp.set(0);
    }
  };
}

/**
 * What can be measured of one process, and of the database that all share. `unfinished` is asked once for each text;
 * where it fails the text says that the database did not answer, and holds all the rest.
 */
export function createMetrics({
  now,
  connections,
  reads = null,
  unfinished,
}: {
  readonly now: () => number;
  readonly connections: (() => ConnectionCounts) | null;
  readonly reads?: (() => ReadCounts) | null;
  /** Null: this process has no database. */
  readonly unfinished: (() => Promise<Unfinished>) | null;
}): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers: Registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_PRECISION });
  const calls = new Counter({
    name: 'storefront_calls_total',
    help: 'Calls by the template of their path and what came of them',
    labelNames: ['path', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'storefront_call_seconds',
    help: 'How long calls took',
    labelNames: ['path'],
    buckets: BUCKETS,
    registers,
  });
  const age = new Gauge({
    name: 'storefront_work_age_seconds',
    help: 'Time since the server last did a piece of its own work whole',
    labelNames: ['work'],
    registers,
  });
  const inPool = new Gauge({
    name: 'storefront_database_connections',
    help: 'Connections of this process to PostgreSQL',
    labelNames: ['state'],
    registers,
  });
  const waiting = new Gauge({ name: 'storefront_database_waiting', help: 'Queries that wait for a connection in this process', registers });
  const readsAt = new Counter({
    name: 'storefront_reads_total',
    help: 'Reads that a replica may answer, by where they were answered',
    labelNames: ['at'],
    registers,
  });
  const lastDone = new Map<string, number>();
  const database = unfinished && databaseGauges(registers, { now, unfinished });
  return {
    contentType: Registry.OPENMETRICS_CONTENT_TYPE,
    text: async () => {
      for (const [work, at] of lastDone) age.set({ work }, Math.max(0, now() - at) / 1_000);
      if (connections) {
        const { inUse, idle, waiting: queued } = connections();
        setEach(inPool, 'state', { in_use: inUse, idle });
        waiting.set(queued);
      }
      if (reads) {
        readsAt.reset();
        for (const [at, count] of Object.entries(reads())) readsAt.inc({ at }, count);
      }
      await database?.();
      return registry.metrics();
    },
    answered: (path, outcome, took) => {
      calls.inc({ path, outcome });
      seconds.observe({ path }, took);
    },
    expectWork: (work) => {
      if (!lastDone.has(work)) lastDone.set(work, now());
    },
    worked: (work) => {
      lastDone.set(work, now());
    },
  };
}
