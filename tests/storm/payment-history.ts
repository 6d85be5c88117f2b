import { asc, inArray, sql } from 'drizzle-orm';
import { bigserial, pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from '#server/database/database.ts';
import { serverMachine } from '../claims/world/server.machine.ts';
import type { Run } from './run.ts';

const steps = pgTable('payment_steps', {
  at: bigserial('at', { mode: 'number' }).primaryKey(),
  payment: text('payment').notNull(),
  from: text('came_from').notNull(),
  to: text('came_to').notNull(),
});

/** Has the database write down each state that a payment comes to, in whatever transaction. */
export async function keepHistory(database: Database): Promise<void> {
  await database.execute(sql`create table payment_steps (
    at bigserial primary key, payment text not null, came_from text not null, came_to text not null
  )`);
  await database.execute(sql`create function keep_payment_step() returns trigger language plpgsql as $$ begin
    if new.state is distinct from old.state then
      insert into payment_steps (payment, came_from, came_to) values (new.id, old.state, new.state);
    end if;
    return null;
  end $$`);
  await database.execute(sql`create trigger keep_payment_step after update of state on order_payments
    for each row execute function keep_payment_step()`);
}

type Step = { readonly from: string; readonly to: string; readonly isByCard: boolean };
const inWords = ({ from, to, isByCard }: Step): string => `${from} → ${to}, ${isByCard ? 'by card' : 'without a card'}`;

/** Every step that the claims' chart of the server lets a payment take, from its first one on. */
function stepsOfChart(): readonly Step[] {
  const known = new Map<string, Step>();
  const walk = (from: string, attempt: boolean | null) => {
    for (const branches of serverMachine.root.states[from]?.transitions.values() ?? [])
      branches.forEach(({ guard, target }, branch) => {
        const to = target?.[0]?.key;
        const isForCard = guard !== undefined ? true : branch > 0 ? false : attempt;
        if (to === undefined || (attempt !== null && isForCard !== null && isForCard !== attempt)) return;
        const step = { from, to, isByCard: isForCard ?? false };
        if (known.has(inWords(step))) return;
        known.set(inWords(step), step);
        walk(to, to === 'open' ? null : step.isByCard);
      });
  };
  walk('open', null);
  return [...known.values()];
}
const ALLOWED: ReadonlySet<string> = new Set(stepsOfChart().map(inWords));

/** Every way of a payment through the server that a storm can see. */
export const SERVER_WAYS: readonly string[] = [...ALLOWED].map((step) => `server | ${step}`);

/** Each payment's history is a path of the claims' chart of the server (P4). An open one that another takes the place of is let go. */
export async function auditHistory(run: Run, payments: readonly string[]): Promise<void> {
  if (payments.length === 0) return;
  const taken = await run.server.open.database
    .select()
    .from(steps)
    .where(inArray(steps.payment, [...payments]))
    .orderBy(asc(steps.at));
  const attempts = new Map<string, boolean>();
  for (const { payment, from, to } of taken) {
    if (from === 'open' && to === 'released') continue;
    if (from === 'open') attempts.set(payment, to === 'held');
    const step = inWords({ from, to, isByCard: attempts.get(payment) ?? false });
    if (ALLOWED.has(step)) run.coverage.took(`server | ${step}`);
    else run.violate('P4', `a payment on the server went ${step}`);
  }
}
