import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Link } from '#src/navigation/Link.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef } from 'react';
import type { HelpQuestion } from '#domain/help/help-content.ts';
import type { ActiveOrderView } from '#machines/active-orders/active-orders.view.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { CopyAddress } from './CopyAddress.tsx';
import { Marked } from './Marked.tsx';
import styles from './HelpAnswer.module.css';
import { Paragraph } from './Paragraph.tsx';

type HelpAnswerProps = {
  readonly question: HelpQuestion;
  readonly meant: ReadonlySet<string>;
  readonly isFound: boolean;
  readonly order: ActiveOrderView | null;
};

export function HelpAnswer({ question, meant, isFound, order }: HelpAnswerProps) {
  const summary = useRef<HTMLElement>(null);
  const isNamed = useLocation({ select: ({ hash }) => hash === question.id });
  useEffect(() => {
    if (!isNamed) return;
    summary.current?.scrollIntoView({ block: 'start' });
    summary.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return (
    <details className={styles.item} open={isFound || isNamed}>
      <summary ref={summary} className={styles.question}>
        <h3>
          <Marked meant={meant}>{question.question}</Marked>
        </h3>
        <ChevronDown size={20} aria-hidden="true" className={styles.chevron} />
      </summary>
      <div id={question.id} className={styles.answer}>
        {question.answer.map((paragraph) => (
          <Paragraph key={paragraph} meant={meant}>
            {paragraph}
          </Paragraph>
        ))}
        <div className={styles.actions}>
          {question.about && order ? (
            <Link to="/delivery-coming" search={{ order_id: order.orderId }} className={buttonClass('secondary', { size: 'small' })}>
              <Trans>Open order {order.number}</Trans>
            </Link>
          ) : null}
          <CopyAddress id={question.id} question={question.question} />
        </div>
      </div>
    </details>
  );
}
