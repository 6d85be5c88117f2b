import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import type { ReactNode } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { endingOf } from '#domain/orders/ending.ts';
import { isEndedWithoutSuccess } from '#domain/orders/progress.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Message } from '#src/ui/Message.tsx';
import { endingText } from './ending-texts.ts';
import { MoneyBack } from './MoneyBack.tsx';
import styles from './OrderEnding.module.css';

const LEAVES_HUNGRY: readonly (string | null)[] = [
  'rejectedByStore',
  'cancelledByStore',
  'noCourier',
  'rejectedByCourier',
  'cancelledByCourier',
];

export function OrderEnding({ order, name, action }: { readonly order: Order; readonly name?: ReactNode; readonly action?: ReactNode }) {
  const { i18n } = useLingui();
  if (!isEndedWithoutSuccess(order.order_status)) return null;
  const isHungry = order.store_id !== null && LEAVES_HUNGRY.includes(endingOf(order));
  return (
    <Message
      tone="warn"
      className={styles.ending}
      title={
        <span>
          {name ? <span>{name} </span> : null}
          <span>{i18n._(endingText(order))}</span>
        </span>
      }
      action={
        action || isHungry ? (
          <span className={styles.actions}>
            {action ? <span>{action}</span> : null}
            {isHungry ? (
              <Link to="/stores" search={{ open: true }} className={buttonClass('secondary', { size: 'small' })}>
                <Trans>See who’s open now</Trans>
              </Link>
            ) : null}
          </span>
        ) : null
      }
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
