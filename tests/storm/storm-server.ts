import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import type { OpenDatabase } from '../../server/database/database.ts';
import type { Services } from '../../server/http/call.ts';
import { reopenStalePayments } from '../../server/services/reopen-stale-payments.ts';
import { testServices } from '../server/test-services.ts';

export type Request = { readonly path: string; readonly method: 'GET' | 'POST'; readonly body: unknown; readonly language: string };
export type Answer = { readonly status: number; readonly retryAfter: string | null; readonly text: string };

/** The least that scrypt takes: the hash is as real, the wait is not. */
const PASSWORD_COST = 16;

/** The real server on a database that outlives it: it can be killed, and started anew with nothing but what it had written. */
export class StormServer {
  readonly open: OpenDatabase;
  /** The time of the run that is under way. */
  now: () => number = () => 0;
  services: Services;
  /** What went wrong inside of it and nobody foresaw. */
  readonly broken: string[] = [];
  #app: FastifyInstance | null = null;

  constructor(open: OpenDatabase) {
    this.open = open;
    this.services = this.#newServices();
  }

  #newServices(): Services {
    return testServices(this.open.database, () => this.now(), { rateLimitFactor: 1e9, passwordCost: PASSWORD_COST });
  }

  isUp(): boolean { return this.#app !== null; }

  async start(): Promise<void> {
    this.services = this.#newServices();
    this.#app = await buildApp({ services: this.services, logger: false, trustProxy: false, storefront: null });
    this.#app.addHook('onError', (request, _reply, error, done) => {
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
  async handle({ path, method, body, language }: Request): Promise<Answer> {
    if (!this.#app) throw new Error('connection refused');
    const answered = await this.#app.inject({ method, url: path, headers: { 'content-type': 'application/json', 'accept-language': language }, payload: JSON.stringify(body) });
    const retryAfter = answered.headers['retry-after'];
    return { status: answered.statusCode, retryAfter: retryAfter ?? null, text: answered.body };
  }

  /** What the server's own clock sets off every second. */
  async sweep(): Promise<void> {
    if (this.isUp()) await reopenStalePayments(this.services);
  }
}
