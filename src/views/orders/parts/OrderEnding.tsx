import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { isEndedWithoutSuccess } from '#domain/orders/progress.ts';
import { Message } from '#src/ui/Message.tsx';
import { endingText } from './ending-texts.ts';
import { MoneyBack } from './MoneyBack.tsx';
import styles from './OrderEnding.module.css';

type OrderEndingProps = {
  readonly order: Order;
  /** Which order it was, where the page does not say so. */
  readonly name?: ReactNode;
  readonly action?: ReactNode;
};

/** Why an order ended without success and where its money is; nothing for another one. */
export function OrderEnding({ order, name, action }: OrderEndingProps) {
  const { i18n } = useLingui();
  if (!isEndedWithoutSuccess(order.order_status)) return null;
  return (
    <Message
      tone="warn"
      className={styles.ending}
      title={
        <span>
          {name ? <span>{name} </span> : null}
          <span>{i18n._(endingText(order.order_status))}</span>
        </span>
      }
      action={action}
    >
      <MoneyBack
        money={{
          charge: order.cancel_charge,
          parts: order.payment_parts,
          back: order.money_back,
          currency: order.country_detail.currency_sign,
          timezone: order.timezone,
        }}
      />
    </Message>
  );
}
