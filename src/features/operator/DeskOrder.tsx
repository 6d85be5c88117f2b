import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { RejectReason } from '#contract/enumerations.ts';
import type { OperatorAction, OperatorOrder } from '#contract/operator.ts';
import { dayAndTime } from '#domain/schedule/time-text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { actionText, isSevere, rejectReasonText, statusText } from './operator-texts.ts';
import styles from './OperatorPage.module.css';

type DeskOrderProps = {
  readonly order: OperatorOrder;
  readonly isMoving: boolean;
  /** It was moved last: the keyboard goes on with it, also in its next stage. */
  readonly isLast: boolean;
  readonly isRejecting: boolean;
  readonly onMove: (action: OperatorAction, reason?: RejectReason) => void;
  readonly onReject: () => void;
  readonly onKeep: () => void;
};

export function DeskOrder({ order, isMoving, isLast, isRejecting, onMove, onReject, onKeep }: DeskOrderProps) {
  const { i18n } = useLingui();
  const before = useRef(isLast);
  // In its next stage the order is drawn anew: whoever moved it with the keyboard goes on from there.
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = (element: HTMLHeadingElement | null) => {
    heading.current = element;
    if (element && isLast && before.current && document.activeElement === document.body) element.focus();
  };
  const { number, store_name: store, wanted_at: at, timezone, minimum_age: age, cash_to_take: cash } = order;
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
      {cash ? (
        <p className={styles.facts}>
          <strong>
            <Trans>Take {cash} in cash</Trans>
          </strong>
        </p>
      ) : null}
      {age ? (
        <p className={styles.facts}>
          <strong>
            <Trans>Check age: {age}+</Trans>
          </strong>
        </p>
      ) : null}
      {isRejecting ? (
        <RejectReasons
          order={order}
          onReason={(reason) => onMove('reject', reason)}
          onKeep={() => {
            heading.current?.focus();
            onKeep();
          }}
        />
      ) : (
        <div className={styles.actions}>
          {order.actions.map((action) => (
            <Button
              key={action}
              size="small"
              variant={isSevere(action) ? 'quiet' : 'secondary'}
              busy={isMoving}
              aria-label={`${i18n._(actionText(action))} ${number}`}
              onClick={() => (action === 'reject' && order.reject_reasons.length > 0 ? onReject() : onMove(action))}
            >
              {i18n._(actionText(action))}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}

type RejectReasonsProps = { readonly order: OperatorOrder; readonly onReason: (reason: RejectReason) => void; readonly onKeep: () => void };

/** Why an order is rejected, as its customer is told; the keyboard goes on with the question. */
function RejectReasons({ order: { number, reject_reasons: reasons }, onReason, onKeep }: RejectReasonsProps) {
  const { i18n, t } = useLingui();
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <fieldset ref={question} tabIndex={-1} className={styles.reasons}>
      <legend>
        <Trans>Why is it rejected? The customer reads it.</Trans>
      </legend>
      <div className={styles.actions}>
        {reasons.map((reason) => {
          const why = i18n._(rejectReasonText(reason));
          return (
            <Button key={reason} size="small" variant="secondary" aria-label={t`${why}: reject ${number}`} onClick={() => onReason(reason)}>
              {why}
            </Button>
          );
        })}
        <Button size="small" variant="quiet" aria-label={t`Keep ${number}`} onClick={onKeep}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
