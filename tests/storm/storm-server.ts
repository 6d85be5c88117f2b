import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { isUnreachable } from '#server/database/unreachable.ts';
import type { Services } from '#server/call/services.ts';
import type { SignedEvent } from '#server/payments/sandbox/sandbox-events.ts';
import { endStalePayments } from '#server/services/payment/end-stale-payments.ts';
import { runErrands } from '#server/services/payment/run-errands.ts';
import { settleDueCardPayments } from '#server/services/payment/settle-due-card-payments.ts';
import { settleTopUps } from '#server/services/payment/top-ups/settle-top-up.ts';
import { formOf } from '#src/api/api.ts';
import { testServices } from '../server/test-services.ts';
import { bringEvent, throughWeather } from './provider-weather.ts';
import type { StormDatabase } from './open-stage.ts';
import type { Run } from './run.ts';

export type Request = {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly body: unknown;
  readonly files?: object | undefined;
  readonly language: string;
};
export type Answer = { readonly status: number; readonly retryAfter: string | null; readonly text: string };

/** The least that scrypt takes: the hash is as real, the wait is not. */
const PASSWORD_COST = 16;

/** A round that meets a cut connection, perhaps one cut before it began, ends there as the server's own do: the next one goes on. */
async function untilCutOff(round: () => Promise<unknown>): Promise<void> {
  try {
    await round();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
  }
}

/** A body as it travels. */
async function writtenOut(body: object, files: object | undefined): Promise<{ readonly type: string; readonly payload: string | Buffer }> {
  if (!files) return { type: 'application/json', payload: JSON.stringify(body) };
  const written = new Response(formOf(body));
  return { type: written.headers.get('content-type') ?? '', payload: Buffer.from(await written.arrayBuffer()) };
}

/** The real server on a database that outlives it: it can be killed, and started anew with nothing but what it had written. */
export class StormServer {
  readonly open: StormDatabase;
  run: Run | null = null;
  services: Services;
  /** What went wrong inside of it and nobody foresaw. */
  readonly broken: string[] = [];
  #app: FastifyInstance | null = null;

  constructor(open: StormDatabase) {
    this.open = open;
    this.services = this.#newServices();
  }

  #newServices(): Services {
    return testServices(this.open.database, () => this.run?.clock.now() ?? 0, {
      rateLimitFactor: 1e9,
      passwordCost: PASSWORD_COST,
      tips: true,
      through: throughWeather(() => this.run),
    });
  }

  isUp(): boolean {
    return this.#app !== null;
  }

  async start(): Promise<void> {
    this.services = this.#newServices();
    this.#app = await buildApp({ services: this.services, logger: false, trustProxy: false, storefront: null });
    this.#app.addHook('onError', (request, _reply, error, done) => {
      // Whoever was cut off is told to come again: that is foreseen.
      if (!(this.open.weather.hasCut() && isUnreachable(error)))
        this.broken.push(`${request.url}: ${error.message}${error.cause instanceof Error ? `: ${error.cause.message}` : ''}`);
      done();
    });
  }

  /** Takes the process away with everything that it had not written. */
  kill(): void {
    const app = this.#app;
    this.#app = null;
    void app?.close();
  }

  /** Handles one request to its end. @throws Error when nothing listens */
  async handle({ path, method, body, files, language }: Request): Promise<Answer> {
    if (!this.#app) throw new Error('connection refused');
    const { type, payload } = await writtenOut(body as object, files);
    if (!this.#app) throw new Error('connection refused');
    const answered = await this.#app.inject({ method, url: path, headers: { 'content-type': type, 'accept-language': language }, payload });
    const retryAfter = answered.headers['retry-after'];
    return { status: answered.statusCode, retryAfter: retryAfter ?? null, text: answered.body };
  }

  /** What the server's own clock sets off every second. `settles` is whether it looks after payments by card. */
  async sweep({ settles }: { readonly settles: boolean }): Promise<void> {
    if (!this.isUp()) return;
    await untilCutOff(async () => {
      await endStalePayments(this.services);
      if (settles) await settleDueCardPayments(this.services);
      await runErrands(this.services);
      await settleTopUps(this.services);
    });
  }

  /** Lets the provider's banks answer and its events come. */
  async deliverProviderEvents(run: Run, { delivers }: { readonly delivers: boolean }): Promise<void> {
    const { sandbox } = this.services.payments ?? {};
    if (!sandbox || !this.isUp()) return;
    await untilCutOff(() =>
      sandbox.work((event) =>
        delivers ? bringEvent(run, () => this.#app, { ...event, again: () => this.#signAgain(event) }) : Promise.resolve(true),
      ),
    );
  }

  /** An event as the provider sends it once more: by then the server may be another process. */
  async #signAgain(event: SignedEvent): Promise<SignedEvent> {
    const { sandbox } = this.services.payments ?? {};
    const known = (await sandbox?.eventsAfter())?.find(({ id }) => id === event.id);
    return sandbox && known ? sandbox.sign(known) : event;
  }
}
