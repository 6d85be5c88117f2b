import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CASH_PAYMENT_ID } from '../../../contract/enumerations.ts';
import { splitPayment } from '../../../domain/checkout/invoice.ts';
import { formatMoney, toMajor, toMinor } from '../../../domain/money.ts';
import { phoneCodeOf } from '../../../domain/phone.ts';
import { useApi } from '../../api/api-context.ts';
import { waysToPayOptions } from '../../api/ways-to-pay.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { paymentOf } from './checkout-facts.ts';
import type { CheckoutDialogsProps } from './CheckoutDialogs.tsx';
import { Differences } from './Differences.tsx';
import { OrderChecking } from './OrderChecking.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import styles from './payment.module.css';
import { WaysToPay } from './WaysToPay.tsx';

/** What, where, when, how much and how it is paid, before the last button; then how it went. */
export function PaymentDialog({ basket, flows, pricing, customer }: CheckoutDialogsProps) {
  const { t } = useLingui();
  const [placement, send] = flows.placement;
  const [invoice] = flows.invoice;
  const [wallet, sendWallet] = flows.wallet;
  const isChoosing = placement.is === 'choosing';
  const isUncertain = placement.is === 'uncertain';
  const isOpen = placement.is !== 'resting';
  const ways = useQuery({ ...waysToPayOptions(useApi(), customer?._id ?? '', basket.cart.city_id ?? undefined), enabled: isOpen && customer !== null && basket.cart.city_id !== null });
  const isUsed = ways.data?.is_use_wallet;
  useEffect(() => {
    if (isUsed !== undefined) sendWallet({ type: 'wallet.told', used: isUsed });
  }, [isUsed, ways.dataUpdatedAt, sendWallet]);

  const payment = placement.purchase?.invoice.order_payment ?? paymentOf(invoice);
  const total = toMinor(payment?.user_pay_payment ?? 0);
  const { wallet: walletPart, rest } = splitPayment(total, { balance: toMinor(ways.data?.wallet ?? 0), used: wallet.shown });
  const show = (amount: number) => formatMoney(amount, basket.cart.currency);
  const toPay = show(total);
  const canPay = ways.data !== undefined && (rest === 0 || ways.data.is_cash_payment_mode);
  const reconsider = () => send({ type: 'order.reconsidered' });
  const reason = canPay || ways.isPending ? null : ways.data ? t`There is no way to pay the rest here.` : t`How you can pay is not known yet.`;
  return (
    <Dialog
      open={isOpen}
      onClose={reconsider}
      dismissable={isChoosing}
      closeLabel={isChoosing ? t`Close` : undefined}
      title={isUncertain ? t`Your order` : isChoosing ? t`How would you like to pay ${toPay}?` : t`Placing your order`}
      foot={
        isUncertain ? (
          <div className={styles.foot}>
            <Link to="/orders" className={buttonClass('secondary', { className: styles.beside })}><Trans>Your orders</Trans></Link>
            <Button className={styles.main} busy={placement.asking} busyLabel={t`Asking again`} onClick={() => send({ type: 'retry.asked' })}><Trans>Try again</Trans></Button>
          </div>
        ) : (
          <div className={styles.foot}>
            {isChoosing ? <Button variant="secondary" className={styles.beside} onClick={reconsider}><Trans>Change</Trans></Button> : null}
            <Button
              className={styles.main}
              amount={show(rest === 0 ? total : rest)}
              busy={!isChoosing || pricing || wallet.switching || ways.isPending}
              busyLabel={isChoosing ? undefined : t`Ordering`}
              disabled={reason !== null}
              reason={reason}
              onClick={() => send({ type: 'order.confirmed', choice: { paymentId: CASH_PAYMENT_ID, walletPart: toMajor(walletPart) } })}
            >
              <Trans>Order and pay</Trans>
            </Button>
          </div>
        )
      }
    >
      {isChoosing ? (
        <>
          <Differences differences={invoice.differences} currency={basket.cart.currency} />
          <WaysToPay
            ways={ways} wallet={wallet} onSwitch={() => sendWallet({ type: 'wallet.switched' })} isPickup={invoice.receiving.isPickup}
            walletPart={walletPart} rest={rest} currency={basket.cart.currency}
          />
          <OrderSummary basket={basket} invoice={invoice} purchase={placement.purchase} phoneCode={phoneCodeOf(customer)} />
        </>
      ) : (
        <OrderChecking storeName={basket.cart.store_name} count={basket.count} isUncertain={isUncertain} />
      )}
    </Dialog>
  );
}
