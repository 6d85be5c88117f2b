import { Trans } from '@lingui/react/macro';
import type { StoredUser } from '../../../contract/entities/user.ts';
import type { CheckoutFlows } from '../../flows/use-checkout.ts';
import { Message } from '../../ui/Message.tsx';
import { BasketTrouble } from '../store/BasketTrouble.tsx';
import styles from './basket.module.css';
import { isUnderWay } from './checkout-facts.ts';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import { OrderRefusal } from './OrderRefusal.tsx';

type BasketNewsProps = {
  readonly user: StoredUser | null;
  readonly flows: CheckoutFlows;
  readonly total: string | null;
  readonly onPickup: () => void;
};

/** What the customer must know before ordering, above everything else. */
export function BasketNews({ user, flows, total, onPickup }: BasketNewsProps) {
  const [invoice, sendInvoice] = flows.invoice;
  const [placement, sendPlacement] = flows.placement;
  return (
    <>
      {user && !user.is_approved ? (
        <Message tone="warn" className={styles.notice} title={<Trans>Your account is not approved yet.</Trans>}>
          <Trans>You can look around and fill your basket; ordering opens with the approval.</Trans>
        </Message>
      ) : null}
      <BasketTrouble />
      {placement.is === 'resting' && placement.failure ? (
        <OrderRefusal failure={placement.failure} total={invoice.is === 'priced' ? total : null} onRead={() => sendPlacement({ type: 'refusal.read' })} />
      ) : null}
      <CheckoutNotice invoice={invoice} isUnderWay={isUnderWay(placement)} onPickup={onPickup} onRetry={() => sendInvoice({ type: 'retry.asked' })} />
    </>
  );
}
