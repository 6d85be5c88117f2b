import type { OpenDatabase } from '#server/database/database.ts';
import type { StormDatabase } from './open-stage.ts';
import { sql } from 'drizzle-orm';
import { blow } from './blow.ts';
import { anyCast } from './cast.ts';
import { ALL_CELLS, Coverage, type Cell } from './coverage.ts';
import { ALL_FAULTS, canBefall, type CallOfPurchase } from './faults.ts';
import { keepHistory } from './payment-history.ts';
import type { Random } from '#statecharts/random.ts';
import { Run, type Outcome, type Plan, type Stage } from './run.ts';
import { StormServer } from './storm-server.ts';
import { STORM_EMAILS } from './shoppers.ts';
import { BANGKOK, plainDishes, RADE } from './stores.ts';

/** How many runs share a database before it is swept clean. */
const RUNS_PER_SWEEP = 20;

export async function setStage(open: StormDatabase): Promise<Stage> {
  const server = new StormServer(open);
  await keepHistory(open.database);
  await server.start();
  return {
    server,
    dishes: new Map([
      [RADE, await plainDishes(open.database, RADE)],
      [BANGKOK, await plainDishes(open.database, BANGKOK)],
    ]),
  };
}

/** The cell that a run aims at: each has its turn. */
export const aimOf = (seed: number): Cell => ALL_CELLS[seed % ALL_CELLS.length] as Cell;

/** Calls that only they make who got through everything else. */
const LAST_CALLS: readonly CallOfPurchase[] = ['cancel', 'order problem'];

/** Some of the calls meet a fault, in some runs more and in some fewer; one of the first of the aimed call meets the aimed one. Where many others must go well before, fewer go wrong. */
export function roughWeather(ofRun: Random, aim: Cell): Plan {
  const isFarOff = LAST_CALLS.includes(aim.call) || aim.fault === 'overtaken';
  const share = ofRun.pick(isFarOff ? [0, 0, 0.1, 0.25] : [0, 0.1, 0.25, 0.4]);
  let passing = isFarOff ? 0 : ofRun.pick([0, 0, 0, 1]);
  let isAimedAt = true;
  return (call, random) => {
    if (isAimedAt && call === aim.call && --passing < 0) {
      isAimedAt = false;
      return aim.fault;
    }
    return random.chance(share) ? random.pick(ALL_FAULTS.filter((fault) => canBefall(call, fault))) : null;
  };
}

async function sweepClean({ database }: OpenDatabase): Promise<void> {
  await database.execute(
    sql`truncate orders, order_statuses, order_payments, promo_holds, promo_customers, slot_places, slots, sessions, carts, cards, errands, top_ups, provider_events, rate_limits, wallets, sandbox.payment_intents, sandbox.setup_intents, sandbox.idempotency_keys, sandbox.events, sandbox.customers cascade`,
  );
  await database.execute(sql`delete from sandbox.payment_methods where customer is not null`);
  await database.execute(sql`delete from promos where code like 'STORM%'`);
  // Audits read whole tables: what one storm's thousands leave would slow down the next ones.
  await database.execute(
    sql`delete from provider_customers where customer_id in (select id from customers where email like ${STORM_EMAILS})`,
  );
  await database.execute(sql`delete from customers where email like ${STORM_EMAILS}`);
  // Nobody else tidies the embedded database up.
  await database.execute(sql`vacuum customers, promos, stores, items, provider_customers, sandbox.payment_methods`);
}

export const runOf = (stage: Stage, seed: number): Promise<Outcome> =>
  blow(new Run(stage, { seed, aim: aimOf(seed), cast: anyCast, weather: roughWeather }));

export type Violation = { readonly seed: number; readonly words: string };
export type StormReport = {
  readonly runs: number;
  readonly seconds: number;
  /** What this process kept the processor busy for. */ readonly processorSeconds: number;
  readonly ordered: number;
  readonly coverage: Coverage;
  readonly violations: readonly Violation[];
  readonly failed: Outcome | null;
};

export async function storm(
  stage: Stage,
  input: { seed: number; runs: number; stopAtFirst?: boolean; onRun?: (done: number, outcome: Outcome) => void },
): Promise<StormReport> {
  const coverage = new Coverage();
  const violations: Violation[] = [];
  let failed: Outcome | null = null;
  let ordered = 0;
  let done = 0;
  const begun = performance.now();
  const worked = process.cpuUsage();
  for (; done < input.runs;) {
    const outcome = await runOf(stage, input.seed + done);
    done += 1;
    ordered += outcome.ordered;
    coverage.add(outcome.coverage);
    violations.push(...outcome.violations.map((words) => ({ seed: outcome.seed, words })));
    if (outcome.violations.length > 0) failed ??= outcome;
    input.onRun?.(done, outcome);
    if (violations.length > 0 && input.stopAtFirst) break;
    if (done % RUNS_PER_SWEEP === 0 || outcome.violations.length > 0) await sweepClean(stage.server.open);
  }
  const { user, system } = process.cpuUsage(worked);
  return {
    runs: done,
    seconds: (performance.now() - begun) / 1_000,
    processorSeconds: (user + system) / 1_000_000,
    ordered,
    coverage,
    violations,
    failed,
  };
}
