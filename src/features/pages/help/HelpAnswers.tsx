import type { HelpGroup } from '#domain/help/help-content.ts';
import type { ActiveOrderView } from '#machines/active-orders/active-orders.view.ts';
import { HelpAnswer } from './HelpAnswer.tsx';
import styles from './help.module.css';

type HelpAnswersProps = {
  readonly group: HelpGroup;
  readonly meant: ReadonlySet<string>;
  readonly isFound: boolean;
  readonly order: ActiveOrderView | null;
};

export function HelpAnswers({ group, meant, isFound, order }: HelpAnswersProps) {
  return (
    <section aria-labelledby={group.id} className={styles.group}>
      <h2 id={group.id} className={styles.name}>
        {group.name}
      </h2>
      {group.questions.map((question) => (
        // What was opened by hand is no answer to what is looked for, and the other way round.
        <HelpAnswer key={`${question.id} ${isFound}`} question={question} meant={meant} isFound={isFound} order={order} />
      ))}
    </section>
  );
}
