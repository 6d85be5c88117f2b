import { Trans } from '@lingui/react/macro';
import type { StoredUser } from '../../../contract/entities/user.ts';
import type { CartView } from '../../../machines/cart/cart.view.ts';
import { useCart } from '../../flows/use-cart.ts';
import type { CheckoutFlows } from '../../flows/use-checkout.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { FailureText } from '../frame/FailureText.tsx';
import styles from './basket.module.css';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import { OrderRefusal } from './OrderRefusal.tsx';

type BasketNewsProps = {
  readonly basket: CartView;
  readonly user: StoredUser | null;
  readonly flows: CheckoutFlows;
  readonly total: string | null;
  readonly onPickup: () => void;
};

/** What the customer must know before ordering, above everything else. */
export function BasketNews({ basket, user, flows, total, onPickup }: BasketNewsProps) {
  const [invoice, sendInvoice] = flows.invoice;
  const [placement, sendPlacement] = flows.placement;
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
      {placement.is === 'resting' && placement.failure ? (
        <OrderRefusal failure={placement.failure} total={invoice.is === 'priced' ? total : null} onRead={() => sendPlacement({ type: 'refusal.read' })} />
      ) : null}
      <CheckoutNotice invoice={invoice} onPickup={onPickup} onRetry={() => sendInvoice({ type: 'retry.asked' })} />
    </>
  );
}
