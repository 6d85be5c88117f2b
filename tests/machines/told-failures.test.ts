import { describe, expect, test } from 'vitest';
import { type Failure, TRANSPORT_CAUSES } from '#contract/failure.ts';
import { loadModels } from '#statecharts/draw/models.ts';
import { explore, type Exploration } from '#statecharts/explore.ts';
import { movesOf, type Moves } from '#statecharts/moves-of.ts';
import { ERROR_CODES, type ErrorCode } from '#contract/error-codes.ts';
import { REFUSAL_REASONS, type RefusalReason } from '#contract/refusal-reasons.ts';
import type { AnyModel } from '#statecharts/any-model.ts';
import { definitionsOf } from '#statecharts/definitions.ts';
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
const CONTRACT_FAILURES: readonly Failure[] = [
  ...TRANSPORT_CAUSES.map((cause) => ({ kind: 'transport' as const, cause, retryAfterMs: null })),
  ...Object.keys(ERROR_CODES).map((code) => refused(Number(code) as ErrorCode, null)),
  ...REFUSAL_REASONS.map((reason) => refused(651, reason)),
  ...OF_PAYMENT.flatMap((reason) => [refused(535, reason), refused(549, reason)]),
  ...OF_ACCOUNT.map((reason) => refused(1004, reason)),
];

/** A failure in short: 'offline', '643', '651 slot_full'. */
const inShort = (failure: Failure): string =>
  failure.kind === 'transport' ? failure.cause : [failure.code, failure.reason ?? []].flat().join(' ');

type Output = { readonly ok?: unknown; readonly failure?: Partial<Failure> | string } | null | undefined;

/** Ports that can answer with a failure of the contract, by the model's own samples. */
const failingPorts = (model: AnyModel): readonly string[] => [
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
const waysOfFailures = (
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

/** The way of everything that is not told apart. */
const REST = 'otherwise';
const silent = (failure: Failure) => failure.kind === 'transport';
const is = (failure: Failure, ...codes: readonly number[]) => failure.kind === 'refused' && codes.includes(failure.code);
const says = (failure: Failure, reason: string) => failure.kind === 'refused' && failure.reason === reason;
const cause = (failure: Failure, ...causes: readonly string[]) => failure.kind === 'transport' && causes.includes(failure.cause);

/** A payment may have been taken: no answer, the server's own word, or a session that is over (0-decisions, Prices, Session). */
const leavesOpen = (failure: Failure) => silent(failure) || is(failure, 999, 2000) || says(failure, 'payment_checking');

/**
 * Which failures of a port are told apart, and what is made of them; by the specification, not by the charts. A port that is
 * not here makes the same of all.
 */
const TOLD_APART: Readonly<Record<string, (failure: Failure) => string>> = {
  'payment.payOrder': (failure) => (leavesOpen(failure) ? 'nobody knows whether it was taken' : REST),
  // A payment of which nothing is known here is given up only where its server says again and again that it knows no looks.
  'payment.askPayment': (failure) => (cause(failure, 'absent') ? 'nobody can say how it stands | otherwise' : REST),
  'orderPlacement.createOrder': (failure) => (leavesOpen(failure) ? 'nobody knows whether it was made' : REST),
  // 643 and 963 say that the basket is another one by now: it is looked at and told anew (0-decisions, Wire details).
  'cart.saveCart': (failure) =>
    (failure.kind === 'refused' && !is(failure, 643, 963)) || cause(failure, 'malformed')
      ? 'the server will never take it | the server will not take all of it at once'
      : 'it is worth another try at once | otherwise',
  'invoice.getInvoice': (failure) => {
    if (is(failure, 967)) return 'only pickup is possible now';
    if (is(failure, 557)) return 'the minimum is not reached';
    return silent(failure) && !cause(failure, 'limited') ? 'it may be asked again at once | otherwise' : REST;
  },
  'walletTopUp.creditWallet': (failure) => {
    if (is(failure, 536)) return 'it never will be';
    return is(failure, 549) && says(failure, 'not_paid') ? 'nobody has confirmed it | otherwise' : REST;
  },
  'newCard.addCard': (failure) => (silent(failure) ? 'no answer came' : REST),
  'cancellation.cancel': (failure) => {
    if (is(failure, 656)) return 'it has moved on';
    return silent(failure) ? REST : 'the server refuses';
  },
  'cancellation.askOrder': (failure) => (silent(failure) ? REST : 'the server refuses'),
  // Only the server's no ends a session; silence never does (0-decisions, Session and sign-in).
  'session.askWhoIAm': (failure) => (silent(failure) ? REST : 'the server ended the session'),
  'address.locateByPostcode': (failure) => (silent(failure) ? REST : 'there is no such postcode'),
  'courierBooking.saveCart': (failure) => (is(failure, 558, 560, 961, 966) ? 'the trip is refused' : REST),
  'courierBooking.getInvoice': (failure) => {
    if (is(failure, 843)) return 'the vehicle is gone';
    return is(failure, 558, 560, 961, 966) ? 'the trip is refused' : REST;
  },
  'accountDeletion.delete': (failure) => {
    if (failure.kind === 'refused' && failure.reason !== null) return 'something is not over';
    return silent(failure) && !cause(failure, 'absent', 'malformed', 'limited') ? REST : 'nothing was done';
  },
  // Whether the last press is still meant; not what went wrong.
  'lead.sendLead': (failure) => (silent(failure) && !cause(failure, 'malformed') ? REST : 'something in it was refused'),
  'orderProblem.report': (failure) => {
    if (is(failure, 1004)) return 'it can’t be reported any more';
    return silent(failure) ? REST : 'the server refuses';
  },
  'rating.save': (failure) => (is(failure, 1004) ? 'it can’t be changed any more' : REST),
  'reorder.readMenu': (failure) => (is(failure, 634) ? 'there is no such store' : REST),
  'reorder.fill': (failure) => (silent(failure) ? REST : 'the basket refused'),
  'ride.askRoute': (failure) => (silent(failure) && !cause(failure, 'absent') ? REST : 'the server knows none'),
  'tracking.askOrder': (failure) => (silent(failure) ? REST : 'the server refuses'),
};

/** So many moments of asking are looked at: more where something beside the failure may decide. */
const MOMENTS = { toldApart: 1_000, alike: 3 };
const MOST_PLACES = 1_500;

const models = await loadModels('machines');

describe.each(models.map(({ model }) => model).filter((model) => failingPorts(model).length > 0))('$title', (model) => {
  const explored = explore(model, MOST_PLACES);
  test.each(failingPorts(model))('%s makes of each failure of the contract what the specification says', (port) => {
    const toldApart = TOLD_APART[`${model.machine.id}.${port}`];
    const ways = waysOfFailures(movesOf(model), port, explored, toldApart ? MOMENTS.toldApart : MOMENTS.alike);
    const expected = CONTRACT_FAILURES.map((failure) => [inShort(failure), toldApart?.(failure) ?? REST]);
    expect(Object.fromEntries(ways)).toEqual(Object.fromEntries(expected));
  });
});

test('what is told apart is of ports that there are', () => {
  const ports = new Set(models.flatMap(({ model }) => failingPorts(model).map((port) => `${model.machine.id}.${port}`)));
  expect(Object.keys(TOLD_APART).filter((port) => !ports.has(port))).toEqual([]);
});
