import { Trans } from '@lingui/react/macro';
import type { StoredUser } from '../../../contract/entities/user.ts';
import type { CartView } from '../../../machines/cart/cart.view.ts';
import type { CheckoutFailure } from '../../../machines/order-placement/order-placement.setup.ts';
import type { OrderPlacementView } from '../../../machines/order-placement/order-placement.view.ts';
import { useCart } from '../../flows/use-cart.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { FailureText } from '../frame/FailureText.tsx';
import styles from './basket.module.css';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import { OrderRefusal } from './OrderRefusal.tsx';

type BasketNewsProps = {
  readonly basket: CartView;
  readonly user: StoredUser | null;
  readonly placement: OrderPlacementView;
  /** Why the last try to order was refused; null once read. */
  readonly refusal: CheckoutFailure | null;
  readonly total: string | null;
  readonly onRead: () => void;
  readonly onPickup: () => void;
  readonly onRetry: () => void;
};

/** What the customer must know before ordering, above everything else. */
export function BasketNews({ basket, user, placement, refusal, total, onRead, onPickup, onRetry }: BasketNewsProps) {
  const [, send] = useCart();
  const notSaved = basket.is === 'filled' ? basket.failure : null;
  return (
    <>
      {user && !user.is_approved ? (
        <Message tone="warn" className={styles.notice} title={<Trans>Your account is not approved yet.</Trans>}>
          <Trans>You can look around and fill your basket; ordering opens with the approval.</Trans>
        </Message>
      ) : null}
      {notSaved ? (
        <Message
          tone="bad"
          className={styles.notice}
          title={<Trans>Your last change was not saved.</Trans>}
          action={<Button size="small" variant="secondary" onClick={() => send({ type: 'failure.read' })}><Trans>Understood</Trans></Button>}
        >
          <FailureText failure={notSaved} />
        </Message>
      ) : null}
      {refusal ? <OrderRefusal failure={refusal} total={placement.is === 'pricing' ? null : total} onRead={onRead} /> : null}
      <CheckoutNotice placement={placement} onPickup={onPickup} onRetry={onRetry} />
    </>
  );
}
