import type { FastifyInstance } from 'fastify';
import type { Services } from './call/services.ts';
import { keepHouse } from './housekeeping.ts';
import { deliverEvent } from './http/deliver-event.ts';
import { sendMails } from './mail/send-mails.ts';
import type { Deliver } from './mail/smtp.ts';
import type { Metrics } from './metrics/metrics.ts';
import { sendPush } from './services/orders/send-push.ts';
import { writeUses } from './repositories/sessions.ts';
import { repeat, type Repeated } from './repeat.ts';
import { moveDueOrders } from './services/orders/demo-progress.ts';
import { endStalePayments } from './services/payment/end-stale-payments.ts';
import { runErrands } from './services/payment/run-errands.ts';
import { settleDueCardPayments } from './services/payment/settle-due-card-payments.ts';
import { settleTopUps } from './services/payment/top-ups/settle-top-up.ts';
import type { Visits } from './visits.ts';

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
  const sweep = (name: string, work: Work['work']): Work => ({ name, every: 1_000, trouble: 'the sweeper failed', work });
  const sandbox = services.payments?.sandbox;
  return [
    { name: 'clockwork', every: 1_000, trouble: 'the clockwork failed', work: () => moveDueOrders(services) },
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
      every: 1_000,
      trouble: 'uses of sessions were not written down',
      work: () => writeUses(services.database, services.memory.sessionUses.take()),
    },
    { name: 'mails', every: 1_000, trouble: 'e-mails were not sent', work: () => sendMails(services, deliver) },
    { name: 'push', every: 1_000, trouble: 'notifications were not sent', work: () => sendPush(services) },
    { name: 'housekeeping', every: 3_600_000, trouble: 'housekeeping failed', work: () => keepHouse(services) },
  ];
}

export function recurringWork(means: Means): { readonly begin: () => void; readonly stop: () => Promise<void> } {
  const { app, metrics, visits } = means;
  const begun: Repeated[] = [];
  return {
    begin: () => {
      for (const { name, every, trouble, work } of worksOf(means)) {
        metrics.expectWork(name);
        const once = () => work().then(() => metrics.worked(name));
        begun.push(repeat(every, once, (error) => app.log.error({ err: error, work: name }, trouble), visits));
      }
    },
    stop: async () => {
      await Promise.all(begun.map((repeated) => repeated.stop()));
    },
  };
}
