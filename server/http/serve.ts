import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Endpoint, ReceivedOf } from '#contract/endpoint.ts';
import { successCodeOf } from '#contract/success-codes.ts';
import { BASKET_BYTES_MAXIMUM, OWN_TOKEN_LENGTH } from '#contract/limits.ts';
import { hashSecret } from '../secrets/secrets.ts';
import { RetryLater } from '../limits/retry-later.ts';
import { countedFor, countedFrom } from '../limits/counted-for.ts';
import { countedAddress, countedNetwork } from '../limits/counted-address.ts';
import type { Limit } from '../limits/limits.ts';
import { bodyOfParts, readParts } from './form-parts.ts';
import type { Outcome } from '../call/answer.ts';
import { logCustomer } from './call-log.ts';
import type { Call, CustomerCall } from '../call/call.ts';
import type { Services } from '../call/services.ts';
import { noteOf } from './security-log.ts';
import { leavesCustomer, sessionOf } from './known-session.ts';
import { sendEncoded } from './send-encoded.ts';
import { shedOf } from './shedding.ts';
import type { InLine } from './guest-queue.ts';
import { languageOf } from './accepted-language.ts';
import { holdsUnstorableText } from './unstorable-text.ts';

type Handler<E extends Endpoint, C extends Call> = (body: ReceivedOf<E>, call: C) => Promise<Outcome<E>>;

/** One call of the contract with what answers it. `limit` is a caller's: see `countedFor` and `countedFrom`. */
export type Route = { readonly endpoint: Endpoint; readonly limit: Limit; readonly handle: Handler<Endpoint, Call> };

/** Joins an endpoint of the contract with its handler. A customer's call reaches its handler only with a live session. */
export function serve<E extends Endpoint>(
  endpoint: E,
  limit: Limit,
  handle: E['access'] extends 'customer' ? Handler<E, CustomerCall> : Handler<E, Call>,
): Route {
  return { endpoint, limit, handle: handle as unknown as Handler<Endpoint, Call> };
}

/** What identifies the caller, of so many characters at least; anything that is not a short text is as good as nothing. */
const credential = (fewest = 1) =>
  v.fallback(
    v.nullable(
      v.pipe(
        v.string(),
        v.minLength(fewest),
        v.maxLength(200),
        v.check((text) => !holdsUnstorableText(text)),
      ),
    ),
    null,
  );
const credentials = v.fallback(
  v.object({ user_id: credential(), server_token: credential(), cart_unique_token: credential(OWN_TOKEN_LENGTH) }),
  {
    user_id: null,
    server_token: null,
    cart_unique_token: null,
  },
);

type Claimed = {
  readonly session: { readonly tokenHash: string; readonly customerId: string } | null;
  readonly guestHash: string | null;
} & Pick<Call, 'tokenHash'>;

function claimedIn(body: unknown): Claimed {
  const given = v.parse(credentials, {
    user_id: null,
    server_token: null,
    cart_unique_token: null,
    ...(typeof body === 'object' ? body : null),
  });
  const tokenHash = given.server_token === null ? null : hashSecret(given.server_token);
  return {
    tokenHash,
    session: tokenHash === null || given.user_id === null ? null : { tokenHash, customerId: given.user_id },
    guestHash: given.cart_unique_token === null ? null : hashSecret(given.cart_unique_token),
  };
}

async function identify(
  services: Services,
  { session, tokenHash, guestHash }: Claimed,
  request: FastifyRequest,
  from: Pick<Call, 'address' | 'network'>,
  { name }: Endpoint,
): Promise<Call> {
  const customer = session === null ? null : await sessionOf(services, session, name);
  logCustomer(request, customer?.id ?? null);
  return {
    ...services,
    customer,
    tokenHash,
    guestHash,
    language: languageOf(request.headers['accept-language']),
    ...from,
    requestId: request.id,
    userAgent: request.headers['user-agent'] ?? '',
    note: noteOf(request),
  };
}

function endIfLimited(wait: number | null): void {
  if (wait !== null) throw new RetryLater(429, wait);
}

const malformed = (reply: FastifyReply, issues: readonly { path: string; message: string }[]) =>
  reply.code(400).send({ success: false, error_code: 0, issues });

/** The longest body whose faults are all listed, bytes. */
const ALL_FAULTS_BODY_BYTES = 8_192;
const isShort = (request: FastifyRequest): boolean => Number(request.headers['content-length'] ?? Infinity) <= ALL_FAULTS_BODY_BYTES;

const bodyLimitOf = ({ name }: Endpoint) => (name === 'add_item_in_cart' ? { bodyLimit: BASKET_BYTES_MAXIMUM } : {});

function tell(
  { name }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome<Endpoint>,
): FastifyReply | Promise<FastifyReply> {
  if ('encoded' in outcome) return sendEncoded(request, reply.type('application/json; charset=utf-8'), outcome.encoded);
  if (outcome.success) {
    const message = outcome.message ?? successCodeOf(name);
    return reply.send({ success: true, ...(message === undefined ? {} : { message }), ...(outcome.fields as object) });
  }
  return reply.send({
    success: false,
    error_code: outcome.code,
    ...(outcome.reason === undefined ? {} : { reason: outcome.reason }),
    ...(outcome.details as object | undefined),
  });
}

/** Whether a call needs a session, or names one, that does not live. */
const isSessionOver = ({ access }: Endpoint, { customer, tokenHash }: Call): boolean =>
  !customer && (access === 'customer' || (access === 'basket' && tokenHash !== null));

/** Whatever a call did to its customer is known in this process at once; the others hear of it. */
function forgetCustomer({ memory }: Services, { name }: Endpoint, { customer }: Call): void {
  if (customer && !leavesCustomer(name)) memory.customers.changed(customer.id);
}

const atOnce: InLine = (work) => work();
/** What is dear and can wait, waits for its turn where nobody known asks. */
const inTurn = (inLine: InLine, { name }: Endpoint, { customer }: Call): InLine =>
  customer === null && shedOf(name) === 'first' ? inLine : atOnce;

export function mount(app: FastifyInstance, services: Services, inLine: InLine, { endpoint, handle, limit }: Route): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...bodyLimitOf(endpoint),
    config: { shed: shedOf(endpoint.name) },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const from = { address: countedAddress(request.ip), network: countedNetwork(request.ip) };
      const ofAddress = countedFrom(endpoint, limit, from);
      // What is known to be refused costs no query, and no file is read for it.
      for (const { key, limit: most } of ofAddress) endIfLimited(services.limits.waitOf(key, most));
      const form = endpoint.multipart && request.isMultipart() ? await readParts(request, endpoint.files) : undefined;
      if (form === null) return malformed(reply, [{ path: '', message: 'The form can’t be read' }]);
      const body = endpoint.method === 'GET' ? {} : form ? bodyOfParts(endpoint.request, form.parts) : request.body;
      const claimed = claimedIn(body);
      // Nobody is looked up whose limit is passed, whoever it is that says to be them.
      const caller = { customer: claimed.session && { id: claimed.session.customerId }, guestHash: claimed.guestHash };
      for (const { key, limit: most } of countedFor(endpoint, limit, caller)) endIfLimited(services.limits.waitOf(key, most));
      const call = { ...(await identify(services, claimed, request, from, endpoint)), ...(form && { files: form.files }) };
      for (const { key, limit: most } of [...countedFor(endpoint, limit, call), ...ofAddress])
        endIfLimited(await services.limits.take(key, most));
      if (isSessionOver(endpoint, call)) return reply.send({ success: false, error_code: 999 });
      // A long body that does not fit is refused at its first fault: telling each would take as long as the sender likes.
      const parsed = v.safeParse(endpoint.request, body, { abortEarly: !isShort(request) });
      if (!parsed.success) {
        return malformed(
          reply,
          parsed.issues.slice(0, 20).map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message.slice(0, 200) })),
        );
      }
      if (holdsUnstorableText(parsed.output))
        return malformed(reply, [{ path: '', message: 'A text holds U+0000 or half of a surrogate pair' }]);
      const outcome = await inTurn(inLine, endpoint, call)(() => handle(parsed.output as never, call));
      forgetCustomer(services, endpoint, call);
      return tell(endpoint, request, reply, outcome);
    },
  });
}
