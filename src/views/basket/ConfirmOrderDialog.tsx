import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { OrderPlacementEvent } from '../../../machines/order-placement/order-placement.setup.ts';
import type { OrderPlacementView } from '../../../machines/order-placement/order-placement.view.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Plate } from '../../ui/Plate.tsx';
import styles from './confirm-order.module.css';
import type { FilledBasket } from './BasketPage.tsx';
import { OrderChecking } from './OrderChecking.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import type { ContactDraft } from './use-contact.ts';

export type ConfirmOrderDialogProps = {
  readonly basket: FilledBasket;
  readonly placement: OrderPlacementView;
  readonly contact: ContactDraft;
  readonly total: string;
  readonly send: (event: OrderPlacementEvent) => void;
};

/** What, where, when and how much, before the last button; then how it went. */
export function ConfirmOrderDialog({ basket, placement, contact, total, send }: ConfirmOrderDialogProps) {
  const { t } = useLingui();
  const { is } = placement;
  const isConfirming = is === 'confirming';
  const isUncertain = is === 'uncertain';
  const isOrdering = is === 'ordering' || is === 'placed';
  const titles = isUncertain ? t`Your order` : isOrdering ? t`Placing your order` : t`Check your order`;
  return (
    <Dialog
      open={isConfirming || isOrdering || isUncertain}
      onClose={() => send({ type: 'order.reconsidered' })}
      dismissable={isConfirming}
      closeLabel={isConfirming ? t`Close` : undefined}
      title={titles}
      aside={<Plate>{total}</Plate>}
      foot={
        <div className={styles.foot}>
          {isConfirming ? <Button variant="secondary" className={styles.beside} onClick={() => send({ type: 'order.reconsidered' })}><Trans>Change</Trans></Button> : null}
          {isUncertain ? <Link to="/orders" className={buttonClass('secondary', { className: styles.beside })}><Trans>Your orders</Trans></Link> : null}
          <Button
            className={styles.main}
            amount={isUncertain ? undefined : total}
            busy={isOrdering}
            busyLabel={t`Ordering`}
            onClick={() => send({ type: isUncertain ? 'retry.asked' : 'order.confirmed' })}
          >
            {isUncertain ? <Trans>Try again</Trans> : <Trans>Order and pay</Trans>}
          </Button>
        </div>
      }
    >
      {isOrdering || isUncertain ? (
        <OrderChecking storeName={basket.cart.store_name} count={basket.count} isUncertain={isUncertain} />
      ) : (
        <OrderSummary basket={basket} placement={placement} contact={contact} total={total} />
      )}
    </Dialog>
  );
}
