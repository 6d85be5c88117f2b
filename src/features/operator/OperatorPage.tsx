import { Trans, useLingui } from '@lingui/react/macro';
import { useOperatorDesk } from '#src/features/operator/use-operator-desk.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import styles from './OperatorPage.module.css';
import { Board } from './Board.tsx';
import { StoreSection } from './StoreSection.tsx';
import { DeskProblem } from './DeskProblem.tsx';
import { DeskTrouble } from './DeskTrouble.tsx';

export function OperatorPage() {
  const { t } = useLingui();
  return (
    <Page className={styles.page}>
      <PageTitle>{t`Operator`}</PageTitle>
      <h1>
        <Trans>Orders in progress</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>What a store or a courier would do, by hand. This page exists in the demo alone, on its own machine.</Trans>
      </p>
      <Desk />
    </Page>
  );
}

function Desk() {
  const { read, move, answer } = useOperatorDesk();
  if (read.isPending) return <Skeleton shape="block" className={styles.loading} />;
  if (read.data === 'absent')
    return (
      <EmptyState level={2} title={<Trans>This page is only available in the demo</Trans>}>
        <Trans>In the demo, orders are moved on by hand from this computer.</Trans>
      </EmptyState>
    );
  const running = read.data?.orders ?? [];
  const problems = read.data?.problems ?? [];
  return (
    <>
      <div role="status">
        <DeskTrouble error={read.error} trouble={move.failure ?? answer.failure} />
      </div>
      {problems.length > 0 ? (
        <section aria-labelledby="problems">
          <h2 id="problems" className={styles.stage}>
            <Trans>Problems to decide</Trans>
          </h2>
          <ul className={styles.orders}>
            {problems.map((problem) => (
              <DeskProblem
                key={problem.number}
                problem={problem}
                isAnswering={answer.is === 'asking' && answer.asked?.number === problem.number}
                onAnswer={answer.give}
              />
            ))}
          </ul>
        </section>
      ) : null}
      <StoreSection />
      {running.length === 0 ? (
        <EmptyState level={2} title={<Trans>No orders in progress</Trans>}>
          <Trans>New orders appear here straight away.</Trans>
        </EmptyState>
      ) : (
        <Board running={running} move={move} />
      )}
    </>
  );
}
