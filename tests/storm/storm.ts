import type { OpenDatabase } from '../../server/database/database.ts';
import { sql } from 'drizzle-orm';
import { ALL_CELLS, Coverage, type Cell } from './coverage.ts';
import { ALL_FAULTS, canBefall } from './faults.ts';
import type { Random } from './random.ts';
import { Run, type Outcome, type Plan, type Stage } from './run.ts';
import { StormServer } from './storm-server.ts';
import { BANGKOK, plainDishes, RADE } from './world.ts';

/** How many runs share a database before it is swept clean. */
const RUNS_PER_SWEEP = 20;

/** A stage on a database that holds the demo city. */
export async function setStage(open: OpenDatabase): Promise<Stage> {
  const server = new StormServer(open);
  await server.start();
  return { server, dishes: new Map([[RADE, await plainDishes(open.database, RADE)], [BANGKOK, await plainDishes(open.database, BANGKOK)]]) };
}

/** The cell that a run aims at: each has its turn. */
export const aimOf = (seed: number): Cell => ALL_CELLS[seed % ALL_CELLS.length] as Cell;

/** Some of the calls meet a fault, in some runs more and in some fewer; one of the first of the aimed call meets the aimed one. */
export function roughWeather(random: Random, aim: Cell): Plan {
  const share = random.pick([0, 0.1, 0.25, 0.4]);
  let passing = random.pick([0, 0, 0, 1]);
  let isAimedAt = true;
  return (call) => {
    if (isAimedAt && call === aim.call && --passing < 0) {
      isAimedAt = false;
      return aim.fault;
    }
    return random.chance(share) ? random.pick(ALL_FAULTS.filter((fault) => canBefall(call, fault))) : null;
  };
}

/** Forgets everything that runs left behind. */
async function sweepClean({ database }: OpenDatabase): Promise<void> {
  await database.execute(sql`truncate orders, order_statuses, order_payments, promo_holds, promo_customers, slot_places, slots, sessions, carts, cards, errands, top_ups, provider_events, rate_limits, sandbox.payment_intents, sandbox.setup_intents, sandbox.idempotency_keys, sandbox.events cascade`);
  await database.execute(sql`delete from promos where code like 'STORM%'`);
}

/** The run of a seed. */
export const runOf = (stage: Stage, seed: number): Run => new Run(stage, { seed, aim: aimOf(seed), weather: roughWeather });

export type Violation = { readonly seed: number; readonly words: string };
export type StormReport = { readonly runs: number; readonly seconds: number; readonly ordered: number; readonly coverage: Coverage; readonly violations: readonly Violation[]; readonly failed: Outcome | null };

/** Many runs, one seed after another. */
export async function storm(stage: Stage, input: { seed: number; runs: number; stopAtFirst?: boolean; onRun?: (done: number, outcome: Outcome) => void }): Promise<StormReport> {
  const coverage = new Coverage();
  const violations: Violation[] = [];
  let failed: Outcome | null = null;
  let ordered = 0;
  let done = 0;
  const begun = performance.now();
  for (; done < input.runs; ) {
    const outcome = await runOf(stage, input.seed + done).blow();
    done += 1;
    ordered += outcome.ordered;
    coverage.add(outcome.coverage);
    violations.push(...outcome.violations.map((words) => ({ seed: outcome.seed, words })));
    if (outcome.violations.length > 0) failed ??= outcome;
    input.onRun?.(done, outcome);
    if (violations.length > 0 && input.stopAtFirst) break;
    if (done % RUNS_PER_SWEEP === 0 || outcome.violations.length > 0) await sweepClean(stage.server.open);
  }
  return { runs: done, seconds: (performance.now() - begun) / 1_000, ordered, coverage, violations, failed };
}
