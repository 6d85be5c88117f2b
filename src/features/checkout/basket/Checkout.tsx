import { typedMark } from '#contract/typed-text.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { memo, useId } from 'react';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { isGoalOpen } from '#domain/checkout/door.ts';
import { readContact } from '#domain/checkout/recipient.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { phoneCodeOf } from '#domain/phone.ts';
import type { CartView } from '#machines/cart/cart.view.ts';
import { useApi } from '#src/api/api-context.ts';
import { phoneLengthOptions } from '#src/api/phone-length.ts';
import { useCheckout, type CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { useFulfilmentTime } from '#src/shop/fulfilment/use-fulfilment-time.ts';
import { useSession } from '#src/shop/session/use-session.ts';
import { neededPart } from '#src/lazy/lazy-part.tsx';
import { useLeaveWhenOrdered } from '#src/features/payment/checking/use-leave-when-ordered.ts';
import { focusFirst } from '#src/features/sign-in/focus-first.ts';
import { BasketLines } from './BasketLines.tsx';
import { BasketNews } from './BasketNews.tsx';
import type { FilledBasket } from './filled-basket.ts';
import { isBeingPlaced, isOver, minutesOf, paymentOf, storeOf } from './checkout-facts.ts';
import styles from './checkout.module.css';
import { CheckoutDialogs } from './CheckoutDialogs.tsx';
import { ADDRESS_ID } from './DeliveryAddress.tsx';
import { destinationOf } from './destination.ts';
import { EmptyBasket } from './EmptyBasket.tsx';
import { LoadingBasket, LoadingForms } from './LoadingBasket.tsx';
import { LostCode } from './LostCode.tsx';
import { PayBar } from './PayBar.tsx';
import { PayCard } from './PayCard.tsx';
import { wrongFieldNames } from './problem-text.ts';
import { UnavailableBasket } from './UnavailableBasket.tsx';
import { useOrderedElsewhere } from './use-ordered-elsewhere.ts';
import { isTimeDecided } from '#src/shop/fulfilment/fulfilment-wanted.ts';
import { WhenCard } from './WhenCard.tsx';
import { WhereCard } from './WhereCard.tsx';
import { whyNotPay } from './why-not-pay.tsx';

const OrderedElsewhere = neededPart(async (texts) => {
  const [part] = await Promise.all([import('../notices/OrderedElsewhere.tsx'), texts.load('notices')]);
  return part.OrderedElsewhere;
});

type NothingLeftProps = { readonly basket: CartView; readonly orderedElsewhere: string | null; readonly hasLeft?: boolean };

/** What stands in the checkout's place once there is nothing to order: what became of the basket, or that it is not known. */
function NothingLeft({ basket, orderedElsewhere, hasLeft = false }: NothingLeftProps) {
  if (basket.is === 'unavailable') return <UnavailableBasket />;
  return orderedElsewhere ? <OrderedElsewhere orderId={orderedElsewhere} /> : <EmptyBasket hasLeft={hasLeft} />;
}

type CheckoutProps = {
  readonly basket: CartView;
  /** The basket as it was when there was last something in it. */
  readonly last: FilledBasket;
  /** It is of a customer who is here no longer: nothing of it is shown. */
  readonly isSomebodyElses: boolean;
};

export const Checkout = memo(function Checkout(props: CheckoutProps) {
  const { flows, retry } = useCheckout();
  if (!flows) return <UnavailableBasket onRetry={retry} />;
  return props.isSomebodyElses ? <LeftCheckout {...props} flows={flows} /> : <OpenCheckout {...props} flows={flows} />;
});

/** In the place of a checkout whose customer has left: an order that they confirmed is still being made. */
function LeftCheckout({ basket, last, flows }: CheckoutProps & { readonly flows: CheckoutFlows }) {
  const [session] = useSession();
  const [placement] = flows.placement;
  useLeaveWhenOrdered(placement.is === 'placed' ? placement.order : null);
  if (isOver(basket, placement)) return <NothingLeft basket={basket} orderedElsewhere={null} hasLeft />;
  return (
    <>
      <LoadingBasket />
      {isBeingPlaced(placement) ? (
        <CheckoutDialogs basket={last} flows={flows} pricing={false} customer={session.is === 'signedIn' ? session.user : null} />
      ) : null}
    </>
  );
}

/** What is to pay, as shown; a least amount where nobody said yet where it goes. */
function useTotal(payment: OrderPayment | null, currency: string, isLeast: boolean): string | null {
  const { t } = useLingui();
  const least = payment && formatMoney(toMinor(payment.user_pay_payment), currency);
  return least && isLeast ? t`from ${least}` : least;
}

function OpenCheckout({ basket, last, flows }: CheckoutProps & { readonly flows: CheckoutFlows }) {
  const { i18n } = useLingui();
  const formId = useId();
  const [session] = useSession();
  const user = session.is === 'signedIn' ? session.user : null;
  const customerId = user?._id ?? null;
  const [, pay] = flows.pay;
  const [invoice, sendInvoice] = flows.invoice;
  const [contact, sendContact] = flows.contact;
  const [placement] = flows.placement;
  const [promo] = flows.promo;
  const { cart } = last;
  const { isPickup } = invoice.fulfilment;
  const store = storeOf(invoice);
  const payment = paymentOf(invoice);
  const minutes = minutesOf(invoice);
  const destination = destinationOf(cart);
  const isLeast = isGoalOpen({ isPickup, destination });
  const total = useTotal(payment, cart.currency, isLeast);
  const [view, tellWhen] = useFulfilmentTime();
  const { data: phoneLength } = useQuery(phoneLengthOptions(useApi(), customerId));
  const orderedElsewhere = useOrderedElsewhere();
  useLeaveWhenOrdered(placement.is === 'placed' ? placement.order : null);

  if (isOver(basket, placement)) {
    return <NothingLeft basket={basket} orderedElsewhere={orderedElsewhere} />;
  }

  const pricing = invoice.is === 'asking' || last.saving;
  const grounds = { isPickup, destination, phoneCode: phoneCodeOf(user), phoneLength };
  const reading = readContact(contact.draft, grounds);
  const problems = contact.isWanting ? reading.problems : {};
  const isTimeMissing = !isTimeDecided(view);
  const ask = (form: HTMLFormElement) => {
    const [address] = flows.address;
    const isMissing = reading.contact === null && invoice.is !== 'belowMinimum';
    // What was wrong was taken out of its field: by now it is missing, unless something else was typed.
    if (isMissing && address.is === 'wrongPostcode' && typedMark(contact.draft.postcode ?? '') === address.postcode)
      sendContact({ type: 'field.typed', part: { postcode: '' } });
    pay({ type: 'payment.wanted', grounds, isComplete: reading.contact !== null, isSaving: last.saving });
    if (!isMissing) return;
    if (reading.problems.address) document.getElementById(ADDRESS_ID)?.focus();
    else focusFirst(form, Object.keys(reading.problems));
    // The bar at the foot grows by what it says, and must not come to stand over the field.
    document.activeElement?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <BasketNews
        user={user}
        flows={flows}
        total={total}
        onPickup={() => tellWhen({ type: 'pickup.chosen' })}
        onTake={isTimeMissing ? null : (time) => tellWhen({ type: 'time.picked', time })}
      />
      <div className={styles.columns}>
        <BasketLines last={last} minutes={minutes?.about ?? null} time={view.time.choice} />
        <div className={styles.forms}>
          {invoice.is === 'asking' && store === null ? (
            <LoadingForms />
          ) : (
            <>
              <WhenCard store={store} view={view} minutes={minutes} onTell={tellWhen} />
              <WhereCard
                formId={formId}
                flows={flows}
                problems={problems}
                destination={destination}
                user={user}
                currency={cart.currency}
                onSubmit={ask}
              />
            </>
          )}
        </div>
        <div className={styles.pay}>
          <PayCard
            invoice={invoice}
            payment={payment}
            currency={cart.currency}
            isLeast={isLeast}
            outdated={pricing}
            onAccept={() => sendInvoice({ type: 'price.accepted' })}
          />
          <PayBar
            formId={formId}
            isGuest={!user}
            total={total}
            reason={whyNotPay(invoice, user, last, view.time)}
            isTooLittle={invoice.is === 'belowMinimum'}
            pricing={pricing}
            savingAddress={flows.address[0].is === 'changing' || flows.address[0].is === 'locating'}
            lost={<LostCode promo={promo} payment={payment} currency={cart.currency} />}
            wrongFields={wrongFieldNames(i18n, problems)}
          />
        </div>
      </div>
      <CheckoutDialogs basket={last} flows={flows} pricing={pricing} customer={user} />
    </>
  );
}
