import { randomBytes } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import type { SandboxAnswer } from './sandbox-answer.ts';
import { answerApi, type SandboxRequest } from './sandbox-api.ts';
import { createBrowserDoor, type InTransaction } from './sandbox-browser.ts';
import { eventsAfter, sendEvents, signEvent, type SandboxEvent, type SignedEvent } from './sandbox-events.ts';
import { dropOld } from './sandbox-house.ts';
import { intentsDue, lockIntent } from './sandbox-payment-intents.ts';

/** The project's own card provider, for everything but production: no card is charged. Its books are in the schema `sandbox`. */
export type CardSandbox = {
  readonly handle: (request: SandboxRequest) => Promise<SandboxAnswer>;
  readonly browser: ReturnType<typeof createBrowserDoor>;
  /** What events are signed with; each process's own, as each sends events to itself. */
  readonly webhookSecret: string;
  /** Lets the banks answer whose time is over, and sends the events that are due. @returns how many events were taken */
  readonly work: (deliver: (event: SignedEvent) => Promise<boolean>) => Promise<number>;
  readonly eventsAfter: (position?: number) => Promise<SandboxEvent[]>;
  readonly sign: (event: SandboxEvent) => SignedEvent;
  readonly keepHouse: () => Promise<void>;
};

/** @param slowAnswer how long the slow test card's answer takes, milliseconds */
export function createSandbox({
  database,
  now,
  slowAnswer = 4_000,
}: {
  database: Database;
  now: () => number;
  slowAnswer?: number;
}): CardSandbox {
  const webhookSecret = `whsec_${randomBytes(24).toString('base64url')}`;
  const inBooks: InTransaction = (act) => inTransaction(database, (transaction) => act({ database: transaction, at: now() }));
  return {
    handle: (request) => inBooks((work) => answerApi(work, request)),
    browser: createBrowserDoor(inBooks, slowAnswer),
    webhookSecret,
    work: async (deliver) => {
      for (const id of await intentsDue({ database, at: now() })) await inBooks((work) => lockIntent(work, { id }));
      return sendEvents(database, { at: now(), secret: webhookSecret, deliver });
    },
    eventsAfter: (position) => eventsAfter(database, position),
    sign: (event) => signEvent(event, webhookSecret, now()),
    keepHouse: () => dropOld(database, now()),
  };
}
