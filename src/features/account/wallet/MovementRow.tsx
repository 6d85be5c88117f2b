import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import type { WalletMovement } from '#contract/entities/wallet-movement.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { classNames } from '#src/ui/class-names.ts';
import { PART_VIEWS } from '#src/features/payment/parts/part-views.ts';
import { formatDay } from '#src/features/time/day-text.ts';
import { MOVEMENT_TEXTS } from './movement-texts.ts';
import { MovementIcon } from './MovementIcon.tsx';
import styles from './Movements.module.css';

export function MovementRow({ movement, currency }: { readonly movement: WalletMovement; readonly currency: string }) {
  const { i18n, t } = useLingui();
  const { kind, at, timezone, order } = movement;
  const amount = toMinor(movement.amount);
  const sum = formatMoney(Math.abs(amount), currency);
  const balance = formatMoney(toMinor(movement.balance), currency);
  return (
    <li className={styles.row}>
      <MovementIcon kind={kind} />
      <div>
        <p className={styles.why}>{i18n._(MOVEMENT_TEXTS[kind])}</p>
        <p className={styles.facts}>
          <time dateTime={at}>{formatDay(at, timezone, i18n.locale)}</time>
          {movement.last_four === null ? null : <span>, ···· {movement.last_four}</span>}
          {movement.paid_with ? <span>, {i18n._(PART_VIEWS[movement.paid_with].name)}</span> : null}
          {order === null ? null : (
            <>
              <span>, </span>
              <OfOrder order={order} />
            </>
          )}
        </p>
      </div>
      <div className={styles.sums}>
        <p className={classNames(styles.amount, amount > 0 && styles.plus)} aria-hidden="true">
          {`${amount > 0 ? '+' : '−'} ${sum}`}
        </p>
        <p className={styles.balance} aria-hidden="true">
          {balance}
        </p>
        <p className="visually-hidden">{amount > 0 ? t`plus ${sum}, balance ${balance}` : t`minus ${sum}, balance ${balance}`}</p>
      </div>
    </li>
  );
}

function OfOrder({ order }: { readonly order: NonNullable<WalletMovement['order']> }) {
  const { t } = useLingui();
  const number = String(order.unique_id);
  const name = order.store_name ?? t({ message: 'Courier', context: 'who brings an order' });
  return (
    <Link to={order.is_running ? '/delivery-coming' : '/order_detail'} search={{ order_id: order._id }} className={styles.order}>
      <Trans>
        order {number}, {name}
      </Trans>
    </Link>
  );
}
