import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { RejectReason } from '#contract/enumerations.ts';
import type { OperatorAction, OperatorOrder } from '#contract/operator.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { kindOf } from './operator-search.ts';
import { actionText, isSevere, kindText, rejectReasonText, statusText } from './operator-texts.ts';
import styles from './OperatorPage.module.css';
import { SlipFacts } from './SlipFacts.tsx';
import { isPlainKey } from './slip-keys.ts';

type DeskOrderProps = {
  readonly order: OperatorOrder;
  readonly isMoving: boolean;
  readonly isLast: boolean;
  readonly isRejecting: boolean;
  readonly onMove: (action: OperatorAction, reason?: RejectReason) => void;
  readonly onReject: () => void;
  readonly onKeep: () => void;
};

function buttonsOf({ actions }: OperatorOrder): readonly OperatorAction[] {
  const isNamed = actions.some((action) => action !== 'move' && !isSevere(action));
  return actions.filter((action) => action !== 'move' || !isNamed);
}

export function DeskOrder({ order, isMoving, isLast, isRejecting, onMove, onReject, onKeep }: DeskOrderProps) {
  const { i18n } = useLingui();
  const before = useRef(isLast);
  // In its next stage the order is drawn anew: whoever moved it with the keyboard goes on from there.
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = (element: HTMLHeadingElement | null) => {
    heading.current = element;
    if (element && isLast && before.current && document.activeElement === document.body) element.focus();
  };
  const { number, store_name: store } = order;
  const buttons = buttonsOf(order);
  const step = buttons.find((action) => !isSevere(action));
  const press = (action: OperatorAction) => (action === 'reject' && order.reject_reasons.length > 0 ? onReject() : onMove(action));
  const keep = () => {
    heading.current?.focus();
    onKeep();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainKey(event) || isMoving) return;
    if (event.key === 'Escape' && isRejecting) keep();
    if (event.key === 'n' && step && !isRejecting) press(step);
    if (event.key === 'r' && buttons.includes('reject')) press('reject');
  };
  return (
    <Card as="li" className={styles.order} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h3 ref={goOn} tabIndex={-1}>
          <Trans>Order {number}</Trans>
        </h3>
        <Badge>{i18n._(kindText(kindOf(order)))}</Badge>
      </div>
      <p className={styles.facts}>
        <Unbroken>{store ?? i18n._(kindText('parcel'))}</Unbroken> · {i18n._(statusText(order))}
      </p>
      <SlipFacts order={order} />
      {isRejecting ? (
        <RejectReasons order={order} onReason={(reason) => onMove('reject', reason)} onKeep={keep} />
      ) : (
        <div className={styles.actions}>
          {buttons.map((action) => (
            <Button
              key={action}
              size="small"
              variant={isSevere(action) ? 'quiet' : action === step ? 'primary' : 'secondary'}
              busy={isMoving}
              aria-label={`${i18n._(actionText(action))} ${number}`}
              onClick={() => press(action)}
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
