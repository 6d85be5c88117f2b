import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useOperatorDesk } from '#src/flows/operator-desk/use-operator-desk.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { PageTitle } from '../navigation/PageTitle.tsx';
import styles from './OperatorPage.module.css';
import { DeskOrder } from './DeskOrder.tsx';
import { stageText } from './operator-texts.ts';

/** Running orders by stage, moved on by hand: for demonstrations, where the demo runs on this machine. */
export function OperatorPage() {
  const { t } = useLingui();
  return (
    <Page className={styles.page}>
      <PageTitle>{t`Operator`}</PageTitle>
      <h1>
        <Trans>Running orders</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>What a store or a courier would do, by hand. This page exists in the demo alone, on its own machine.</Trans>
      </p>
      <Suspense fallback={<Skeleton shape="block" className={styles.loading} />}>
        <Desk />
      </Suspense>
    </Page>
  );
}

function Desk() {
  const { i18n } = useLingui();
  const [desk, send] = useOperatorDesk();
  if (desk.is === 'loading') return <Skeleton shape="block" className={styles.loading} />;
  if (desk.is === 'absent')
    return (
      <EmptyState level={2} title={<Trans>There is no operator here</Trans>}>
        <Trans>Orders are moved by hand in the demo alone, by whoever sits at the machine it runs on.</Trans>
      </EmptyState>
    );
  return (
    <>
      <div role="status">
        {desk.unanswered ? (
          <Message tone="warn" wide>
            {desk.unanswered === 'silence' ? (
              <Trans>Nobody answers just now. Below is how it stood last.</Trans>
            ) : (
              <Trans>Something went wrong on our side. Below is how it stood last.</Trans>
            )}
          </Message>
        ) : null}
        {desk.refusal ? (
          <Message tone="warn" wide title={<Trans>Not done</Trans>}>
            {desk.refusal}
          </Message>
        ) : null}
      </div>
      {desk.stages.length === 0 ? (
        <EmptyState level={2} title={<Trans>Nothing runs</Trans>}>
          <Trans>Orders that customers place stand here at once.</Trans>
        </EmptyState>
      ) : null}
      {desk.stages.map(({ stage, orders }) => (
        <section key={stage} aria-labelledby={`stage-${stage}`}>
          <h2 id={`stage-${stage}`} className={styles.stage}>
            {i18n._(stageText(stage))}
          </h2>
          <ul className={styles.orders}>
            {orders.map((order) => (
              <DeskOrder
                key={order.number}
                order={order}
                isMoving={desk.isMoving && desk.move?.number === order.number}
                isLast={desk.move?.number === order.number}
                isRejecting={desk.rejecting === order.number}
                onMove={(action, reason) =>
                  send({ type: 'move.wanted', move: { number: order.number, action, ...(reason && { reason }) } })
                }
                onReject={() => send({ type: 'rejection.begun', number: order.number })}
                onKeep={() => send({ type: 'rejection.dropped' })}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
