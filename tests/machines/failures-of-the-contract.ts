import { ERROR_CODES, type ErrorCode } from '#contract/error-codes.ts';
import { TRANSPORT_CAUSES, type Failure } from '#contract/failure.ts';
import { REFUSAL_REASONS, type RefusalReason } from '#contract/refusal-reasons.ts';
import type { AnyModel } from '#statecharts/any-model.ts';
import { definitionsOf } from '#statecharts/definitions.ts';
import type { Exploration } from '#statecharts/explore.ts';
import type { Moves } from '#statecharts/kept-moves.ts';
import { answeredPort, take } from '#statecharts/standstill.ts';

/** What of a payment stands beside another code too. */
const OF_PAYMENT: readonly RefusalReason[] = ['not_paid', 'payment_checking'];
const OF_ACCOUNT: readonly RefusalReason[] = [
  'addresses_many',
  'orders_running',
  'payments_running',
  'top_ups_running',
  'wallet_not_empty',
];
const refused = (code: ErrorCode, reason: RefusalReason | null): Failure => ({ kind: 'refused', code, reason, details: null });

/** Every failure that the contract knows: each cause of silence, each code, each reason beside its codes. */
export const CONTRACT_FAILURES: readonly Failure[] = [
  ...TRANSPORT_CAUSES.map((cause) => ({ kind: 'transport' as const, cause, retryAfterMs: null })),
  ...Object.keys(ERROR_CODES).map((code) => refused(Number(code) as ErrorCode, null)),
  ...REFUSAL_REASONS.map((reason) => refused(651, reason)),
  ...OF_PAYMENT.flatMap((reason) => [refused(535, reason), refused(549, reason)]),
  ...OF_ACCOUNT.map((reason) => refused(1004, reason)),
];

/** A failure in short: 'offline', '643', '651 slot_full'. */
export const inShort = (failure: Failure): string =>
  failure.kind === 'transport' ? failure.cause : [failure.code, failure.reason ?? []].flat().join(' ');

type Output = { readonly ok?: unknown; readonly failure?: Partial<Failure> | string } | null | undefined;

/** Ports that can answer with a failure of the contract, by the model's own samples. */
export const failingPorts = (model: AnyModel): readonly string[] => [
  ...new Set(
    model.events.flatMap(({ event }) => {
      const output = event.output as Output;
      const { failure } = output ?? {};
      return output?.ok === false && typeof failure === 'object' && ('code' in failure || 'cause' in failure)
        ? (answeredPort(event.type) ?? [])
        : [];
    }),
  ),
];

/**
 * Tells each failure at moments at which a port is being asked, and gives the ways that it takes there, by the failure in short:
 * the guard of the branch that is walked, 'otherwise' for one without; several where it depends on more than the failure.
 */
export const waysOfFailures = (
  { machine }: Pick<Moves, 'machine'>,
  port: string,
  { places }: Pick<Exploration, 'places'>,
  mostMoments: number,
): ReadonlyMap<string, string> => {
  const asking = places.filter(({ still }) => still.running.has(port) && still.snapshot.status === 'active');
  const every = Math.max(1, Math.floor(asking.length / mostMoments));
  const moments = asking.filter((_, index) => index % every === 0);
  const guards = new Map(
    definitionsOf(machine).map(({ id, definition }) => {
      const guard = definition.guard as { readonly type?: string } | string | undefined;
      return [id, typeof guard === 'string' ? guard : (guard?.type ?? 'otherwise')];
    }),
  );
  return new Map(
    CONTRACT_FAILURES.map((failure) => {
      const event = { type: `xstate.done.actor.${port}`, output: { ok: false, failure } };
      const sample = { says: inShort(failure), by: 'server' as const, event };
      const ways = moments.map(({ still }) => {
        const id = take(machine, still, sample, 'anyOrder')?.walked[0];
        return id === undefined ? 'nothing' : (guards.get(id) ?? id);
      });
      return [inShort(failure), [...new Set(ways)].toSorted().join(' | ')];
    }),
  );
};
