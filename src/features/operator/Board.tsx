import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { OPERATOR_STAGES, type OperatorOrder } from '#contract/operator.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { DeskBar } from './DeskBar.tsx';
import { DeskOrder } from './DeskOrder.tsx';
import { narrowed } from './operator-search.ts';
import { stageText } from './operator-texts.ts';
import styles from './OperatorPage.module.css';
import { walkOrders } from './slip-keys.ts';
import { useNarrowedBoard } from './use-narrowed-board.ts';
import type { Move, useOperatorDesk } from './use-operator-desk.ts';

type BoardProps = { readonly running: readonly OperatorOrder[]; readonly move: ReturnType<typeof useOperatorDesk>['move'] };

export function Board({ running, move }: BoardProps) {
  const { i18n } = useLingui();
  const [search, narrow] = useNarrowedBoard();
  /** The order that is about to be rejected: its customer is to read why, so the operator is asked before anything is moved. */
  const [rejecting, setRejecting] = useState<number | null>(null);
  const last = (move.asked ?? move.value)?.number;
  const give = (wanted: Move) => {
    setRejecting(null);
    move.give(wanted);
  };
  const shown = byStage(narrowed(running, search));
  return (
    <>
      <DeskBar orders={running} search={search} narrow={narrow} />
      {shown.length === 0 ? (
        <EmptyState level={2} title={<Trans>No order is like this</Trans>}>
          <Trans>Choose another store, stage or kind.</Trans>
        </EmptyState>
      ) : null}
      <div className={styles.board} onKeyDown={walkOrders}>
        {shown.map(({ stage, orders }) => (
          <section key={stage} aria-labelledby={`stage-${stage}`}>
            <h2 id={`stage-${stage}`} className={styles.stage}>
              {i18n._(stageText(stage))}
            </h2>
            <ul className={styles.orders}>
              {orders.map((order) => (
                <DeskOrder
                  key={order.number}
                  order={order}
                  isMoving={move.is === 'asking' && last === order.number}
                  isLast={last === order.number}
                  isRejecting={rejecting === order.number && order.actions.includes('reject')}
                  onMove={(action, reason) => give({ number: order.number, action, ...(reason && { reason }) })}
                  onReject={() => setRejecting(order.number)}
                  onKeep={() => setRejecting(null)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

const byStage = (running: readonly OperatorOrder[]) => {
  const inTurn = running.toSorted((a, b) => (a.wanted_at ?? a.created_at).localeCompare(b.wanted_at ?? b.created_at));
  return OPERATOR_STAGES.map((stage) => ({ stage, orders: inTurn.filter((order) => order.stage === stage) })).filter(
    ({ orders }) => orders.length > 0,
  );
};
