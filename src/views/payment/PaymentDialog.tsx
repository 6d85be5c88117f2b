import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CARD_GATEWAY_ID } from '../../../contract/enumerations.ts';
import { splitPayment } from '../../../domain/checkout/invoice.ts';
import { formatMoney, toMajor, toMinor } from '../../../domain/money.ts';
import { useApi } from '../../api/api-context.ts';
import { waysToPayOptions } from '../../api/ways-to-pay.ts';
import { useCards } from '../../flows/use-cards.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { cardName } from '../cards/card-name.ts';
import { DeclineNotice } from '../checking/DeclineNotice.tsx';
import { PaymentActions } from '../checking/PaymentActions.tsx';
import { PaymentProgress } from '../checking/PaymentProgress.tsx';
import { useBackCloses } from '../navigation/use-back-closes.ts';
import { paymentOf } from '../basket/checkout-facts.ts';
import type { CheckoutDialogsProps } from '../basket/CheckoutDialogs.tsx';
import { Differences } from '../basket/Differences.tsx';
import { OrderChecking } from './OrderChecking.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PayFoot } from './PayFoot.tsx';
import { useWayChosen } from '../basket/use-way-chosen.ts';
import { WaysToPay } from './WaysToPay.tsx';

/** What, where, when, how much and how it is paid, before the last button; then how it goes. */
export function PaymentDialog({ basket, flows, pricing, customer }: CheckoutDialogsProps) {
  const { t } = useLingui();
  const [placement, send] = flows.placement;
  const [payment, tellPayment] = flows.payment;
  const [invoice] = flows.invoice;
  const [wallet, sendWallet] = flows.wallet;
  const isChoosing = placement.is === 'choosing';
  const isOpen = placement.is !== 'resting';
  const ways = useQuery({ ...waysToPayOptions(useApi(), customer?._id ?? '', basket.cart.city_id ?? undefined), enabled: isOpen && customer !== null && basket.cart.city_id !== null });
  const isUsed = ways.data?.is_use_wallet;
  useEffect(() => {
    if (isUsed !== undefined) sendWallet({ type: 'wallet.told', used: isUsed });
  }, [isUsed, ways.dataUpdatedAt, sendWallet]);
  const way = useWayChosen(ways.data);
  const cards = useCards(way.chooseCard);
  const [{ cards: saved, is: cardsAre }] = cards;

  const orderPayment = placement.purchase?.invoice.order_payment ?? paymentOf(invoice);
  const total = toMinor(orderPayment?.user_pay_payment ?? 0);
  const { wallet: walletPart, rest } = splitPayment(total, { balance: toMinor(ways.data?.wallet ?? 0), used: wallet.shown });
  const show = (amount: number) => formatMoney(amount, basket.cart.currency);
  const toPay = show(total);
  const card = saved.find(({ _id }) => _id === way.cardId) ?? saved.find(({ is_default }) => is_default) ?? saved[0] ?? null;
  const byCard = rest > 0 && way.method === CARD_GATEWAY_ID;
  const isAdding = byCard && (cardsAre === 'filling' || cardsAre === 'adding' || cardsAre === 'unsaved');
  const payingCard = saved.find(({ _id }) => _id === placement.choice?.cardId);
  const reconsider = () => send({ type: 'order.reconsidered' });
  const isClosable = isChoosing && cardsAre !== 'adding';
  useBackCloses(isClosable, reconsider);
  const reason = ways.isPending ? null
    : !ways.data ? t`How you can pay is not known yet.`
      : rest > 0 && way.method === null ? t`There is no way to pay the rest here.`
        : isAdding ? t`Save the card first, or cancel it.`
          : byCard && card === null && cardsAre !== 'loading' ? t`Please Add Card First` : null;
  const asksBank = placement.is === 'paying' && payment !== null && payment.is !== 'asking' && placement.choice?.paymentId === CARD_GATEWAY_ID;
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus may be gone with the step it belonged to.
    if (isOpen && document.activeElement === document.body) dialog.current?.focus();
  }, [isOpen, placement.is, payment?.is]);
  return (
    <Dialog
      ref={dialog}
      open={isOpen}
      onClose={reconsider}
      dismissable={isClosable}
      closeLabel={isChoosing ? t`Close` : undefined}
      title={isChoosing ? t`How would you like to pay ${toPay}?` : asksBank ? t`Checking your payment` : placement.is === 'uncertain' ? t`Your order` : t`Placing your order`}
      aside={asksBank ? <Plate>{show(rest)}</Plate> : undefined}
      foot={placement.is === 'paying' && payment && payment.is !== 'over' && payment.is !== 'asking' ? <PaymentActions payment={payment} onTell={tellPayment} /> : (
        <PayFoot
          placement={placement} amount={show(rest === 0 ? total : rest)} reason={reason} onReconsider={reconsider} onRetry={() => send({ type: 'retry.asked' })}
          busy={pricing || wallet.switching || ways.isPending || (byCard && cardsAre === 'loading')}
          onPay={() => send({ type: 'order.confirmed', choice: { paymentId: way.method ?? CARD_GATEWAY_ID, cardId: byCard ? card?._id ?? null : null, walletPart: toMajor(walletPart) } })}
        />
      )}
    >
      {isChoosing ? (
        <>
          {placement.decline ? <DeclineNotice decline={placement.decline} onRead={() => send({ type: 'refusal.read' })} /> : null}
          <Differences differences={invoice.differences} currency={basket.cart.currency} />
          <WaysToPay
            ways={ways} wallet={wallet} onSwitch={() => sendWallet({ type: 'wallet.switched' })} isPickup={invoice.receiving.isPickup}
            walletPart={walletPart} rest={rest} currency={basket.cart.currency} way={way} cards={cards} card={card?._id ?? null}
            holder={customer ? `${customer.first_name} ${customer.last_name}`.trim() : ''}
          />
          <OrderSummary basket={basket} invoice={invoice} purchase={placement.purchase} />
        </>
      ) : placement.is === 'paying' && payment && asksBank
        ? <PaymentProgress payment={payment} basket={basket.cart.store_name} card={payingCard ? cardName(payingCard) : null} />
        : <OrderChecking storeName={basket.cart.store_name} count={basket.count} isUncertain={placement.is === 'uncertain' || (placement.is === 'paying' && payment?.is === 'checking')} />}
    </Dialog>
  );
}
