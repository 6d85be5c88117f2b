import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { OperatorAction, OperatorOrder } from '#contract/operator.ts';
import { dayAndTime } from '#domain/schedule/time-text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { actionText, isSevere, statusText } from './operator-texts.ts';
import styles from './OperatorPage.module.css';

type DeskOrderProps = {
  readonly order: OperatorOrder;
  readonly isMoving: boolean;
  /** It was moved last: the keyboard goes on with it, also in its next stage. */
  readonly isLast: boolean;
  readonly onMove: (action: OperatorAction) => void;
};

/** A running order with what can be done with it now. */
export function DeskOrder({ order, isMoving, isLast, onMove }: DeskOrderProps) {
  const { i18n } = useLingui();
  const before = useRef(isLast);
  // In its next stage the order is drawn anew: whoever moved it with the keyboard goes on from there.
  const goOn = (heading: HTMLHeadingElement | null) => {
    if (heading && isLast && before.current && document.activeElement === document.body) heading.focus();
  };
  const { number, store_name: store, wanted_at: at, timezone, minimum_age: age } = order;
  const wantedAt = at && dayAndTime(i18n.locale, Date.parse(at), timezone);
  return (
    <Card as="li" className={styles.order}>
      <h3 ref={goOn} tabIndex={-1}>
        <Trans>Order {number}</Trans>
      </h3>
      <p className={styles.facts}>
        <span>{store ?? <Trans>Courier</Trans>}</span>
        {order.is_user_pick_up_order ? <Trans>, to be collected</Trans> : null}
        {wantedAt ? <Trans>, for {wantedAt}</Trans> : null} <span>· {i18n._(statusText(order))}</span>
      </p>
      {age ? (
        <p className={styles.facts}>
          <strong>
            <Trans>Check age: {age}+</Trans>
          </strong>
        </p>
      ) : null}
      <div className={styles.actions}>
        {order.actions.map((action) => (
          <Button
            key={action}
            size="small"
            variant={isSevere(action) ? 'quiet' : 'secondary'}
            busy={isMoving}
            aria-label={`${i18n._(actionText(action))} ${number}`}
            onClick={() => onMove(action)}
          >
            {i18n._(actionText(action))}
          </Button>
        ))}
      </div>
    </Card>
  );
}
