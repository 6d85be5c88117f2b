import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { InvoiceView } from '#machines/invoice/invoice.view.ts';
import { neededPart } from '#src/lazy/lazy-part.tsx';
import { Cashback } from '#src/features/receipt/Cashback.tsx';
import { PriceReceipt } from '#src/features/receipt/PriceReceipt.tsx';
import basketStyles from './basket.module.css';
import styles from './checkout.module.css';
import { withWords } from '#src/lazy/with-words.ts';

type PayCardProps = {
  readonly invoice: InvoiceView;
  readonly promo: CheckoutFlows['promo'];
  readonly isGuest: boolean;
  readonly payment: OrderPayment | null;
  readonly currency: string;
  readonly isLeast: boolean;
  readonly outdated: boolean;
  readonly onAccept: () => void;
};

const PromoField = neededPart((texts) => withWords(import('../payment/PromoField.tsx'), texts.load('payment'), 'PromoField'));
const Differences = neededPart((texts) => withWords(import('../payment/Differences.tsx'), texts.load('payment'), 'Differences'));

export function PayCard({ invoice, promo, isGuest, payment, currency, isLeast, outdated, onAccept }: PayCardProps) {
  const [{ is, code, refusal }] = promo;
  const [isAsked, setAsked] = useState(false);
  const [isPromoShown, showPromo] = useState(false);
  // Once there was a code, its field stays: nothing moves under who empties it.
  if (!isPromoShown && (isAsked || code !== '' || is !== 'notApplied' || refusal !== null)) showPromo(true);
  return (
    <Card as="section" aria-labelledby="basket-pay" aria-busy={outdated || undefined} className={styles.receipt}>
      <div className={styles.payHead}>
        <h2 id="basket-pay">
          <Trans>To pay</Trans>
        </h2>
        {isPromoShown ? null : (
          <Button variant="quiet" size="small" onClick={() => setAsked(true)}>
            <Trans>Promo code</Trans>
          </Button>
        )}
      </div>
      {isPromoShown ? <PromoField flow={promo} payment={payment} isGuest={isGuest} autoFocus={isAsked} currency={currency} /> : null}
      {outdated || invoice.differences.length === 0 ? null : (
        <Differences differences={invoice.differences} currency={currency} onAccept={onAccept} />
      )}
      {payment ? (
        <>
          <PriceReceipt payment={payment} currency={currency} isLeast={isLeast} className={outdated ? styles.outdated : undefined} />
          <Cashback payment={payment} currency={currency} className={outdated ? styles.outdated : undefined} />
        </>
      ) : outdated ? (
        <Skeleton shape="block" className={basketStyles.skeleton} />
      ) : (
        <p className={basketStyles.quiet}>
          <Trans>We don’t have a total yet.</Trans>
        </p>
      )}
    </Card>
  );
}
