import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { formatMoney, toMinor } from '../../../domain/money.ts';
import type { CartView } from '../../../machines/cart/cart.view.ts';
import { useCart } from '../../flows/use-cart.ts';
import { useOrderPlacement } from '../../flows/use-order-placement.ts';
import { useSession } from '../../flows/use-session.ts';
import { Page } from '../../ui/Page.tsx';
import { focusFirst } from '../sign-in/focus-first.ts';
import styles from './basket.module.css';
import { BasketLines } from './BasketLines.tsx';
import { BasketNews } from './BasketNews.tsx';
import type { FilledBasket } from './BasketPage.tsx';
import { isUnderWay, minutesOf, paymentOf, storeOf } from './checkout-facts.ts';
import { CheckoutDialogs } from './CheckoutDialogs.tsx';
import { destinationOf, hasHouseNumber } from './destination.ts';
import { EmptyBasket } from './EmptyBasket.tsx';
import { PayBar } from './PayBar.tsx';
import { PayCard } from './PayCard.tsx';
import { UnavailableBasket } from './UnavailableBasket.tsx';
import { useChangeAddress } from './use-change-address.ts';
import { useContact } from './use-contact.ts';
import { useOrderRefusal } from './use-order-refusal.ts';
import { useForcedPickup, useRepricing } from './use-repricing.ts';
import { WhenCard } from './WhenCard.tsx';
import { WhereCard } from './WhereCard.tsx';
import { whyNotPay } from './why-not-pay.tsx';

type CheckoutProps = {
  readonly basket: CartView;
  /** The basket as it was when there was last something in it. */
  readonly last: FilledBasket;
};

/** From the lines of the basket to the order. */
export function Checkout({ basket, last }: CheckoutProps) {
  const formId = useId();
  const navigate = useNavigate();
  const [, sendToCart] = useCart();
  const [session] = useSession();
  const user = session.is === 'signedIn' ? session.user : null;
  const [placement, send] = useOrderPlacement({ isPickup: false });
  const { cart } = last;
  const { isPickup } = placement.receiving;
  const store = storeOf(placement);
  const payment = paymentOf(placement);
  const minutes = minutesOf(placement);
  const total = payment && formatMoney(toMinor(payment.user_pay_payment), cart.currency);
  const destination = destinationOf(cart);
  const contact = useContact(user);
  const address = useChangeAddress(cart.cart_id);
  const [tried, setTried] = useState(false);
  const [refusal, readRefusal] = useOrderRefusal(placement);
  useRepricing(send, cart, user?._id ?? null);
  useForcedPickup(send, store, placement.receiving);

  const leave = useEffectEvent(async (order: { order_id: string; unique_id?: number | undefined }) => {
    await navigate({ to: '/thankyou', search: { order_id: order.order_id, number: order.unique_id } as object, replace: true });
    sendToCart({ type: 'basket.moved' });
  });
  const placed = placement.is === 'placed' ? placement.order : null;
  useEffect(() => {
    if (placed) void leave(placed);
  }, [placed]);

  if (!isUnderWay(placement) && basket.is === 'empty') return <EmptyBasket />;
  if (!isUnderWay(placement) && basket.is === 'unavailable') return <UnavailableBasket />;

  const wantsAddress = !isPickup && (destination === null || !hasHouseNumber(destination.address));
  const problems = tried ? contact.reading.problems : {};
  const pricing = placement.is === 'pricing' || last.saving;
  const choose = (pickup: boolean) => {
    readRefusal();
    send({ type: 'receiving.chosen', receiving: { isPickup: pickup } });
  };
  const ask = (form: HTMLFormElement) => {
    setTried(true);
    if (!contact.reading.ok) return focusFirst(form, Object.keys(contact.reading.problems));
    if (wantsAddress) return destination ? focusFirst(form, ['houseNumber']) : document.getElementById('basket-address')?.focus();
    if (!user || pricing || placement.is !== 'reviewing') return;
    readRefusal();
    send({ type: 'order.asked', contact: contact.reading.values });
  };
  return (
    <Page className={styles.page}>
      <h1><Trans>Your basket</Trans></h1>
      <BasketNews
        basket={basket} user={user} placement={placement} refusal={refusal} total={total} onRead={readRefusal}
        onPickup={() => choose(true)} onRetry={() => send({ type: 'retry.asked' })}
      />
      <div className={styles.columns}>
        <BasketLines basket={last} minutes={minutes?.about ?? null} />
        <div className={styles.forms}>
          <WhenCard store={store} isPickup={isPickup} minutes={minutes} onPickup={choose} />
          <WhereCard
            formId={formId} draft={contact.draft} problems={problems} onType={contact.type} isPickup={isPickup}
            destination={destination} address={address} asksForAddress={tried && wantsAddress} onSubmit={ask}
          />
        </div>
        <div className={styles.pay}>
          <PayCard payment={payment} currency={cart.currency} outdated={pricing} />
          <PayBar
            formId={formId} isGuest={!user} total={total} reason={whyNotPay(placement, user, last)} pricing={pricing}
            savingAddress={address.saving} wrongFields={Object.keys(problems).length + (tried && wantsAddress ? 1 : 0)}
          />
        </div>
      </div>
      <CheckoutDialogs basket={last} placement={placement} contact={contact.draft} total={total ?? ''} send={send} />
    </Page>
  );
}
