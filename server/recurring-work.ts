import type { FastifyInstance } from 'fastify';
import type { Services } from './call/services.ts';
import { keepHouse } from './housekeeping.ts';
import { deliverEvent } from './http/deliver-event.ts';
import { sendMails } from './mail/send-mails.ts';
import type { Deliver } from './mail/smtp.ts';
import type { Metrics } from './metrics/metrics.ts';
import { sendPush } from './services/orders/send-push.ts';
import { nextDue } from './repositories/next-due.ts';
import { writeUses } from './repositories/sessions.ts';
import { QUIET_EVERY, repeat, type Repeated } from './repeat.ts';
import { moveDueOrders } from './services/orders/demo-progress.ts';
import { endStalePayments, PAYMENT_KEPT_FOR } from './services/payment/end-stale-payments.ts';
import { runErrands } from './services/payment/run-errands.ts';
import { settleDueCardPayments } from './services/payment/settle-due-card-payments.ts';
import { settleTopUps } from './services/payment/top-ups/settle-top-up.ts';
import type { Visits } from './visits.ts';

const EVERY_SECOND = 1_000;

/** What recurring work is done on, and with. `deliver` is null where e-mails are kept and not sent. */
type Means = {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly metrics: Pick<Metrics, 'expectWork' | 'worked'>;
  readonly deliver: Deliver | null;
  readonly visits: Visits;
};

/** A piece of work that comes again: its name in metrics and in the log, milliseconds between two beginnings while the server is used, what is logged when it fails. */
type Work = { readonly name: string; readonly every: number; readonly trouble: string; readonly work: () => Promise<unknown> };

/** All that a server does by itself. Each piece by itself: one that waits for the card provider holds up nothing else. */
function worksOf({ app, services, deliver }: Means): Work[] {
  const sweep = (name: string, work: Work['work']): Work => ({ name, every: EVERY_SECOND, trouble: 'the sweeper failed', work });
  const sandbox = services.payments?.sandbox;
  return [
    { name: 'clockwork', every: EVERY_SECOND, trouble: 'the clockwork failed', work: () => moveDueOrders(services) },
    sweep('sweep_stale_payments', () => endStalePayments(services)),
    sweep('sweep_payments', () => settleDueCardPayments(services)),
    sweep('sweep_errands', () => runErrands(services)),
    sweep('sweep_top_ups', () => settleTopUps(services)),
    ...(sandbox
      ? [
          {
            name: 'card_sandbox',
            every: 250,
            trouble: 'the card sandbox failed',
            work: () => sandbox.work((event) => deliverEvent(app, event)),
          },
        ]
      : []),
    {
      name: 'session_uses',
      every: EVERY_SECOND,
      trouble: 'uses of sessions were not written down',
      work: () => writeUses(services.database, services.memory.sessionUses.take()),
    },
    { name: 'mails', every: EVERY_SECOND, trouble: 'e-mails were not sent', work: () => sendMails(services, deliver) },
    { name: 'push', every: EVERY_SECOND, trouble: 'notifications were not sent', work: () => sendPush(services) },
    { name: 'housekeeping', every: 3_600_000, trouble: 'housekeeping failed', work: () => keepHouse(services) },
  ];
}

/**
 * While nobody uses the server: once everything had its turn, asks when the first of it is due again, and wakes it all then,
 * should that be before its longest sleep is over.
 */
export function wakeWhenDue({
  works,
  visits,
  now,
  dueAfter,
  onError,
}: {
  readonly works: readonly Repeated[];
  readonly visits: Visits;
  readonly now: () => number;
  /** When the first is due of what is not due at this instant; null where nothing waits. */
  readonly dueAfter: (instant: number) => Promise<number | null>;
  readonly onError: (error: unknown) => void;
}): Repeated {
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    clearTimeout(timer);
    if (!visits.isQuiet()) return;
    // A piece that was just being done may have looked a moment before this one.
    const after = now() - EVERY_SECOND;
    await Promise.all(works.map(({ wake }) => wake()));
    const due = await dueAfter(after);
    if (due === null || due - now() > QUIET_EVERY) return;
    timer = setTimeout(() => void repeated.wake(), Math.max(EVERY_SECOND, due - now()));
  };
  const repeated = repeat(EVERY_SECOND, look, onError, visits);
  return {
    ...repeated,
    stop: async () => {
      await repeated.stop();
      clearTimeout(timer);
    },
  };
}

export function recurringWork(means: Means): { readonly begin: () => void; readonly stop: () => Promise<void> } {
  const { app, services, metrics, visits } = means;
  const begun: Repeated[] = [];
  const failed = (work: string, trouble: string) => (error: unknown) => app.log.error({ err: error, work }, trouble);
  return {
    begin: () => {
      for (const { name, every, trouble, work } of worksOf(means)) {
        metrics.expectWork(name);
        const once = () => work().then(() => metrics.worked(name));
        begun.push(repeat(every, once, failed(name, trouble), visits));
      }
      begun.push(
        wakeWhenDue({
          works: begun.filter(({ every }) => every < QUIET_EVERY),
          visits,
          now: services.now,
          dueAfter: (instant) => nextDue(services.database, instant, PAYMENT_KEPT_FOR),
          onError: failed('next_due', 'the sweeper failed'),
        }),
      );
    },
    stop: async () => {
      await Promise.all(begun.map((repeated) => repeated.stop()));
    },
  };
}
