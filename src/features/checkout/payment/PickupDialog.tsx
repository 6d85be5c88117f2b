import { Trans, useLingui } from '@lingui/react/macro';
import { internationalPhone } from '#domain/phone.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { scheduledText } from '#domain/schedule/time-text.ts';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import { minutesOf, storeOf } from '../basket/checkout-facts.ts';
import type { OpenCheckout } from '../basket/open-checkout.ts';
import { CancelUntil } from './CancelUntil.tsx';
import styles from './payment.module.css';
import { Estimate } from '../basket/Estimate.tsx';

export function PickupDialog({ basket: { cart }, flows, pricing }: OpenCheckout) {
  const { t, i18n } = useLingui();
  const [{ collects }, send] = flows.contact;
  const [invoice] = flows.invoice;
  const { time } = invoice.fulfilment;
  const minutes = minutesOf(invoice);
  const reconsider = () => send({ type: 'pickup.reconsidered' });
  useBackCloses(collects !== null, reconsider);
  return (
    <Dialog
      open={collects !== null}
      onClose={reconsider}
      title={t`Collect your order`}
      closeLabel={t`Close`}
      foot={
        <div className={styles.foot}>
          <Button variant="secondary" className={styles.beside} onClick={reconsider}>
            <Trans>CHANGE</Trans>
          </Button>
          <Button className={styles.main} busy={pricing} onClick={() => send({ type: 'pickup.confirmed' })}>
            <Trans>CONFIRM</Trans>
          </Button>
        </div>
      }
    >
      <p className={styles.lead}>
        <Trans>You chose to collect your order from {cart.store_name}.</Trans>
      </p>
      <dl className={styles.facts}>
        <dt>
          <Trans>Collect at</Trans>
        </dt>
        <dd>
          <strong>
            <Unbroken>{storeOf(invoice)?.address ?? cart.pickup_addresses[0]?.address ?? ''}</Unbroken>
          </strong>
        </dd>
        <dt>
          <Trans>When</Trans>
        </dt>
        <dd>
          <strong>{time ? scheduledText(i18n.locale, time) : <Trans>As soon as possible</Trans>}</strong>
          {time ? <CancelUntil className={styles.quiet} /> : null}
          {minutes && !time ? (
            <p className={styles.quiet}>
              <Estimate {...minutes} />
            </p>
          ) : null}
        </dd>
        <dt>
          <Trans>Who’s collecting?</Trans>
        </dt>
        <dd>
          <strong>{collects?.name}</strong>
          <p className={styles.quiet}>{internationalPhone(collects?.phone ?? '')}</p>
        </dd>
      </dl>
    </Dialog>
  );
}
