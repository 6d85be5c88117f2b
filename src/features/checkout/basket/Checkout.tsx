import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { isGoalOpen } from '#domain/checkout/door.ts';
import { readContact } from '#domain/checkout/recipient.ts';
import { scheduledText } from '#domain/schedule/time-text.ts';
import { formatMoney, toMinor, type Minor } from '#domain/money.ts';
import { phoneCodeOf } from '#domain/phone.ts';
import type { DeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import type { CartView } from '#machines/cart/cart.view.ts';
import type { OrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import { useApi } from '#src/api/api-context.ts';
import { phoneLengthOptions } from '#src/api/phone-length.ts';
import { useCheckout, type CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { useFulfilmentTime } from '#src/shop/fulfilment/use-fulfilment-time.ts';
import { useOnline } from '#src/shop/use-online.ts';
import { useSession } from '#src/shop/session/use-session.ts';
import { neededPart } from '#src/lazy/lazy-part.tsx';
import { PartNotice } from '#src/lazy/PartNotice.tsx';
import { BasketTrouble } from '#src/features/store/basket/BasketTrouble.tsx';
import { LeaveWhenOrdered } from '#src/features/payment/checking/LeaveWhenOrdered.tsx';
import { BasketLines } from './BasketLines.tsx';
import { BasketNews } from './BasketNews.tsx';
import type { FilledBasket } from './filled-basket.ts';
import { isBeingPlaced, isOver, minutesOf, paymentOf, storeOf, type EstimateOf } from './checkout-facts.ts';
import styles from './checkout.module.css';
import { CheckoutDialogs } from './CheckoutDialogs.tsx';
import { CheckoutSheets } from './CheckoutSheets.tsx';
import { destinationOf } from './destination.ts';
import { EmptyBasket } from './EmptyBasket.tsx';
import { LoadingBasket, LoadingRows } from './LoadingBasket.tsx';
import { Estimate } from './Estimate.tsx';
import { LostCode } from './LostCode.tsx';
import { OrderRows } from './OrderRows.tsx';
import { TotalToPay, WayName } from './pay-parts.tsx';
import { PayBar } from './PayBar.tsx';
import { PayCard } from './PayCard.tsx';
import { useOrderedElsewhere } from './use-ordered-elsewhere.ts';
import { isTimeDecided } from '#src/shop/fulfilment/fulfilment-wanted.ts';
import { whyNotPay } from './why-not-pay.tsx';
import { withWords } from '#src/lazy/with-words.ts';

const OrderedElsewhere = neededPart((texts) =>
  withWords(import('../notices/OrderedElsewhere.tsx'), texts.load('notices'), 'OrderedElsewhere'),
);

type NothingLeftProps = { readonly basket: CartView; readonly orderedElsewhere: string | null; readonly hasLeft?: boolean };

function NothingLeft({ basket, orderedElsewhere, hasLeft = false }: NothingLeftProps) {
  if (basket.is === 'unavailable') return <BasketTrouble />;
  return orderedElsewhere ? <OrderedElsewhere orderId={orderedElsewhere} /> : <EmptyBasket hasLeft={hasLeft} />;
}

type CheckoutProps = {
  readonly basket: CartView;
  readonly last: FilledBasket;
  readonly isSomebodyElses: boolean;
};

export const Checkout = memo(function Checkout(props: CheckoutProps) {
  const { flows, retry } = useCheckout();
  if (!flows) return <PartNotice again={retry} />;
  return props.isSomebodyElses ? <LeftCheckout {...props} flows={flows} /> : <OpenCheckout {...props} flows={flows} />;
});

/** In the place of a checkout whose customer has left: an order that they confirmed is still being made. */
function LeftCheckout({ basket, last, flows }: CheckoutProps & { readonly flows: CheckoutFlows }) {
  const [session] = useSession();
  const [placement] = flows.placement;
  if (isOver(basket, placement)) return <NothingLeft basket={basket} orderedElsewhere={null} hasLeft />;
  return (
    <>
      <LeaveWhenOrdered order={placement.is === 'placed' ? placement.order : null} />
      <LoadingBasket />
      {isBeingPlaced(placement) ? (
        <CheckoutDialogs basket={last} flows={flows} pricing={false} customer={session.is === 'signedIn' ? session.user : null} />
      ) : null}
    </>
  );
}

type Payer = { readonly flows: CheckoutFlows; readonly customer: StoredUser; readonly cityId: string };

const payerOf = (flows: CheckoutFlows, customer: StoredUser | null, cityId: string | null): Payer | null =>
  customer && cityId ? { flows, customer, cityId } : null;

function useTotal(payment: OrderPayment | null, currency: string, isLeast: boolean, payer: Payer | null) {
  const { t } = useLingui();
  if (!payment) return { total: null, toPay: null };
  const write = (amount: Minor) => {
    const least = formatMoney(amount, currency);
    return isLeast ? t`from ${least}` : least;
  };
  const amount = toMinor(payment.user_pay_payment);
  const total = write(amount);
  return { total, toPay: payer ? <TotalToPay {...payer} total={amount} write={write} /> : total };
}

/** When and how the order is wanted. What was ordered is in the basket no more, and its page stays as it was until it is left. */
function useTimeOf(placement: OrderPlacementView) {
  const [current, sendTime] = useFulfilmentTime();
  const [view, keep] = useState(current);
  if (view !== current && !isBeingPlaced(placement)) keep(current);
  return [view, sendTime] as const;
}

const isUnpriced = ({ invoice: [{ is }] }: CheckoutFlows, { saving }: FilledBasket) => is === 'asking' || saving;

function OpenCheckout({ basket, last, flows }: CheckoutProps & { readonly flows: CheckoutFlows }) {
  const [session] = useSession();
  const user = session.is === 'signedIn' ? session.user : null;
  const customerId = user?._id ?? null;
  const [, pay] = flows.pay;
  const [invoice, sendInvoice] = flows.invoice;
  const [contact] = flows.contact;
  const [placement] = flows.placement;
  const [promo] = flows.promo;
  const { cart } = last;
  const { isPickup } = invoice.fulfilment;
  const store = storeOf(invoice);
  const payment = paymentOf(invoice);
  const minutes = minutesOf(invoice);
  const destination = destinationOf(cart);
  const isLeast = isGoalOpen({ isPickup, destination });
  const cityId = cart.city_id;
  const payer = payerOf(flows, user, cityId);
  const { total, toPay } = useTotal(payment, cart.currency, isLeast, payer);
  const [view, sendTime] = useTimeOf(placement);
  const { data: phoneLength } = useQuery(phoneLengthOptions(useApi(), customerId));
  const orderedElsewhere = useOrderedElsewhere();
  const isOnline = useOnline();

  if (isOver(basket, placement)) {
    return <NothingLeft basket={basket} orderedElsewhere={orderedElsewhere} />;
  }

  const pricing = isOnline && isUnpriced(flows, last);
  const grounds = { isPickup, destination, phoneCode: phoneCodeOf(user), phoneLength };
  const { problems } = readContact(contact.draft, grounds);
  const reason = whyNotPay(invoice, user, last, isTimeDecided(view));
  const wantToPay = () => pay({ type: 'payment.wanted', grounds, isSaving: last.saving });
  return (
    <>
      <LeaveWhenOrdered order={placement.is === 'placed' ? placement.order : null} />
      <BasketNews
        flows={flows}
        total={total}
        onPickup={() => sendTime({ type: 'pickup.chosen' })}
        onTake={isTimeDecided(view) ? (time) => sendTime({ type: 'time.picked', time }) : null}
      />
      <div className={styles.columns}>
        {invoice.is === 'asking' && store === null ? (
          <LoadingRows />
        ) : (
          <OrderRows
            flows={flows}
            store={store}
            view={view}
            minutes={minutes}
            destination={destination}
            problems={problems}
            user={user}
            cityId={cityId}
            currency={cart.currency}
            onSend={sendTime}
            onPay={reason ? undefined : wantToPay}
          />
        )}
        <BasketLines last={last} />
        <div className={styles.pay}>
          <PayCard
            invoice={invoice}
            promo={flows.promo}
            isGuest={!user}
            payment={payment}
            currency={cart.currency}
            isLeast={isLeast}
            outdated={pricing}
            onAccept={() => sendInvoice({ type: 'price.accepted' })}
          />
          <PayBar
            isGuest={!user}
            isOnline={isOnline}
            total={toPay}
            reason={reason}
            isTooLittle={invoice.is === 'belowMinimum'}
            pricing={pricing}
            savingAddress={flows.address[0].is === 'changing' || flows.address[0].is === 'locating'}
            lost={<LostCode promo={promo} payment={payment} currency={cart.currency} />}
            arrival={<Arrival minutes={minutes} time={view.time} />}
            way={payer && <WayName {...payer} />}
            onPay={wantToPay}
          />
        </div>
      </div>
      <CheckoutSheets flows={flows} problems={contact.isWanting ? problems : {}} destination={destination} user={user} cityId={cityId} />
      <CheckoutDialogs basket={last} flows={flows} pricing={pricing} customer={user} />
    </>
  );
}

function Arrival({ minutes, time }: { readonly minutes: EstimateOf | null; readonly time: DeliveryTimeView }) {
  const { i18n } = useLingui();
  if (time.is === 'asap') return minutes ? <Estimate {...minutes} /> : null;
  return time.choice ? scheduledText(i18n.locale, time.choice) : null;
}
