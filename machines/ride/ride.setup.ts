import { assign, raise, setup } from 'xstate';
import type { OrderRoute } from '#contract/entities/ride.ts';
import type { Failure } from '#contract/failure.ts';
import { POLL_EVERY } from '#contract/poll-every.ts';
import type { Point } from '#domain/geometry.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';

/** Where a courier is, by the server's last answer; null is what it leaves out. */
export type CourierPosition = {
  readonly location: Point;
  /** When they were there, epoch milliseconds. */
  readonly locatedAt: number | null;
  /** Degrees clockwise from north. */
  readonly bearing: number | null;
  readonly metresLeft: number | null;
  readonly minutesLeft: number | null;
};
export type PositionAnswered = Result<CourierPosition, Failure>;
export type RouteAnswered = Result<OrderRoute, Failure>;

type Context = {
  readonly orderId: string;
  readonly providerId: string;
  readonly isHidden: boolean;
  readonly position: CourierPosition | null;
  readonly said: CourierPosition | null;
  readonly route: OrderRoute | null;
  /** Questions in a row that got no answer. */
  readonly missed: number;
  readonly jitter: number;
};

/** Waits after one, two … questions that nobody answered, milliseconds. */
const BACK_OFF = [POLL_EVERY.courierLocation, 15_000, 30_000, 60_000] as const;
const LONGEST = BACK_OFF.length - 1;
const JITTERED = 0.2;

const isOlder = (position: CourierPosition, known: CourierPosition | null): boolean =>
  known !== null && known.locatedAt !== null && position.locatedAt !== null && position.locatedAt < known.locatedAt;

export const ride = setup({
  types: {} as ChartTypes & {
    input: { orderId: string; providerId: string; isHidden?: boolean; jitter?: number };
    context: Context;
    events: { type: 'page.hidden' } | { type: 'page.shown' } | { type: 'network.back' } | { type: 'position.changed' };
    tags: 'busy';
  },
  actors: {
    askPosition: ask<PositionAnswered, { orderId: string; providerId: string }>('askPosition'),
    askRoute: ask<RouteAnswered, { orderId: string }>('askRoute'),
  },
  guards: {
    'nobody looks': ({ context }) => context.isHidden,
    'it is no older than what is shown': ({ context }, params: { answered: PositionAnswered }) =>
      params.answered.ok && !isOlder(params.answered.value, context.position),
    'an answer came': (_, params: { answered: PositionAnswered }) => params.answered.ok,
    'an answer is missing': ({ context }) => context.missed > 0,
    'the road is known': (_, params: { answered: RouteAnswered }) => params.answered.ok,
    'the server knows none': (_, params: { answered: RouteAnswered }) =>
      !params.answered.ok && (params.answered.failure.kind === 'refused' || params.answered.failure.cause === 'absent'),
    'there is something new to say': ({ context: { position, said } }) => position !== null && position !== said,
  },
  actions: {
    'keep where they are': assign((_, params: { answered: PositionAnswered }) =>
      params.answered.ok ? { position: params.answered.value, missed: 0 } : {},
    ),
    'note that an answer came': assign({ missed: 0 }),
    'count a missed answer': assign({ missed: ({ context }) => Math.min(context.missed + 1, LONGEST) }),
    'keep the road': assign((_, params: { answered: RouteAnswered }) => (params.answered.ok ? { route: params.answered.value } : {})),
    'say it': assign({ said: ({ context }) => context.position }),
    'tell that it is new': raise({ type: 'position.changed' }),
  },
  delays: {
    nextPosition: ({ context: { missed, jitter } }) =>
      missed === 0 ? POLL_EVERY.courierLocation : (BACK_OFF[missed] ?? 60_000) * (1 - JITTERED * jitter),
    nextWord: 30_000,
  },
});
