import type { SnapshotFrom } from 'xstate';
import { OPERATOR_STAGES, type OperatorOrder } from '#contract/operator.ts';
import type { Move, operatorDeskMachine } from './operator-desk.machine.ts';

type Stage = (typeof OPERATOR_STAGES)[number];

export type OperatorDeskView = {
  readonly is: 'loading' | 'listed' | 'absent';
  /** By stage, in the order of the course; those without an order are left out. */
  readonly stages: readonly { readonly stage: Stage; readonly orders: readonly OperatorOrder[] }[];
  readonly isMoving: boolean;
  /** What is being done, or was done last. */
  readonly move: Move | null;
  /** The order that is about to be rejected, whose reason is asked for. */
  readonly rejecting: number | null;
  /** Why that came to nothing, in the server's words. */
  readonly refusal: string | null;
  /** Why it may be other by now: nobody answers, or the answer broke. */
  readonly unanswered: 'silence' | 'mistake' | null;
};

/** What the operator's page shows. */
export function toOperatorDeskView(snapshot: SnapshotFrom<typeof operatorDeskMachine>): OperatorDeskView {
  const { orders, move, rejecting, refusal, unanswered } = snapshot.context;
  return {
    is: snapshot.matches('absent') ? 'absent' : orders === null && unanswered === null ? 'loading' : 'listed',
    stages: OPERATOR_STAGES.map((stage) => ({ stage, orders: (orders ?? []).filter((order) => order.stage === stage) })).filter(
      ({ orders: its }) => its.length > 0,
    ),
    isMoving: snapshot.matches('moving'),
    move,
    rejecting,
    refusal,
    unanswered,
  };
}
